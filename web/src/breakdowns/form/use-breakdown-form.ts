import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { silently } from '../../platform/request/busy.ts';
import type { FieldErrors } from '../../platform/command/command.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useSession } from '../../session/use-session.ts';
import { useWorkCardNumberQuery } from './form.generated.ts';
import { changedFields, orderProblems, problemsOf, type Field, type FormValues, type Problems } from './form-values.ts';
import { texts } from './form.texts.ts';

export type BreakdownFormState = ReturnType<typeof useBreakdownForm>;

const typingPauseMs = 400;

interface FormOptions {
  /** The values that the form was opened with. */
  initial: FormValues;
  /** Unsaved values that the form has when it opens. */
  given?: Partial<FormValues>;
  /** Absent for a new breakdown. */
  id?: string;
}

/** The typed values of a breakdown, with their problems. */
export const useBreakdownForm = ({ initial, given = {}, id }: FormOptions) => {
  const [loaded, setLoaded] = useState(initial);
  const [edited, setEdited] = useState<Partial<FormValues>>(given);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const number = useWorkCardNumber(edited.workCardNo ?? loaded.workCardNo, { loaded: loaded.workCardNo, id });
  const values: FormValues = { ...loaded, ...number.proposed, ...edited };
  const changed = changedFields(values, loaded);
  const stored = id === undefined ? null : loaded;
  const problems: Problems = {
    ...(isChecked ? problemsOf(values, stored) : orderProblems(values)),
    ...number.problem,
    ...refused,
  };
  useUnsavedWarning(Object.keys(edited).length > 0 && changed.length > 0);
  return {
    id,
    loaded,
    values,
    changed,
    problems,
    edit: (part: Partial<FormValues>): void => {
      setEdited((present) => ({ ...present, ...part }));
      setRefused((present) => without(present, Object.keys(part)));
    },
    /** Shows all problems. Returns true if the form can be sent. */
    check: (): boolean => {
      setIsChecked(true);
      return Object.keys({ ...problemsOf(values, stored), ...number.problem }).length === 0;
    },
    /** Shows the problems that the service found. */
    refuse: (errors: FieldErrors): void => setRefused(withoutPath(errors)),
    /** Starts again from stored values, with some of the person's values. */
    restart: (stored: FormValues, own: Partial<FormValues> = {}): void => {
      setLoaded(stored);
      setEdited(own);
      setRefused({});
      setIsChecked(false);
    },
  };
};

/** `changes.repairEnd` becomes `repairEnd`. */
const withoutPath = (errors: FieldErrors): Problems =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^.*\./, ''), text]));

const without = (problems: Problems, names: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !names.includes(field)));

/** BR-8, BR-11: proposes the next number for a new breakdown, and reports a taken one while it is typed. */
const useWorkCardNumber = (
  typed: string,
  { loaded, id }: { loaded: string; id: string | undefined },
): { proposed: Partial<Record<Field, string>>; problem: Problems } => {
  const { environment } = useSession();
  const settled = useDebouncedValue(typed.trim(), typingPauseMs);
  const isAsked = id === undefined || settled !== loaded;
  const { data } = useWorkCardNumberQuery({
    variables: { number: settled || null },
    skip: !isAsked || !environment.features.includes('BREAKDOWN_TOOLS'),
    fetchPolicy: 'network-only',
    context: silently,
  });
  const found = isAsked ? data?.workCardNumber : undefined;
  const isTaken = settled === typed.trim() && typeof found?.breakdownId === 'string' && found.breakdownId !== id;
  return {
    proposed: id === undefined && found ? { workCardNo: found.next } : {},
    problem: isTaken ? { workCardNo: texts.taken(settled) } : {},
  };
};
