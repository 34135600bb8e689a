import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { silentContext } from '../../platform/request/busy.ts';
import type { FieldErrors } from '../../platform/command/command.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useSession } from '../../session/use-session.ts';
import { useWorkCardNumberQuery } from './form.generated.ts';
import { changedFields, orderProblems, problemsOf, type Field, type FormValues, type Problems } from './form-values.ts';
import { texts } from './form.texts.ts';

export type BreakdownFormState = ReturnType<typeof useBreakdownForm>;

const typingPauseMs = 400;

interface FormOptions {
  /** The stored values of the breakdown, or the empty values of a new one. */
  initial: FormValues;
  /** Unsaved values that the form has when it opens, such as those that the isolation assistant filled in. */
  prefilled?: Partial<FormValues>;
  /** Absent for a new breakdown. */
  id?: string;
}

/** The state of a breakdown's form: its values and their problems. */
export const useBreakdownForm = ({ initial, prefilled = {}, id }: FormOptions) => {
  const [loaded, setLoaded] = useState(initial);
  const [edited, setEdited] = useState<Partial<FormValues>>(prefilled);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  // Prevents saving: invalid coordinates clear the location, so saving would delete the stored one.
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const number = useWorkCardNumber(edited.workCardNo ?? loaded.workCardNo, { loaded: loaded.workCardNo, id });
  const values: FormValues = { ...loaded, ...number.proposed, ...edited };
  const changed = changedFields(values, loaded);
  const stored = id === undefined ? null : loaded;
  const problems: Problems = {
    ...(isChecked ? problemsOf(values, stored) : orderProblems(values, stored)),
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
      setEdited((previous) => ({ ...previous, ...part }));
      setRefused((previous) => without(previous, Object.keys(part)));
    },
    /** Shows all problems. Returns true if the form can be sent. */
    check: (): boolean => {
      setIsChecked(true);
      return placeProblem === null && Object.keys({ ...problemsOf(values, stored), ...number.problem }).length === 0;
    },
    /** Receives the error of the typed coordinates, or null if they are valid. */
    reportPlaceProblem: setPlaceProblem,
    /** Shows the problems that the service found. */
    refuse: (errors: FieldErrors): void => setRefused(withoutPath(errors)),
    /** Restarts the form with stored values and with `unsaved` values of the user. */
    restart: (stored: FormValues, unsaved: Partial<FormValues> = {}): void => {
      setLoaded(stored);
      setEdited(unsaved);
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

/** BR-8, BR-11: proposes the next free number for a new breakdown, and reports a taken number while the user types. */
const useWorkCardNumber = (
  typed: string,
  { loaded, id }: { loaded: string; id: string | undefined },
): { proposed: Partial<Record<Field, string>>; problem: Problems } => {
  const { environment } = useSession();
  const debounced = useDebouncedValue(typed.trim(), typingPauseMs);
  const isLookupNeeded = id === undefined || debounced !== loaded;
  const { data } = useWorkCardNumberQuery({
    variables: { number: debounced || null },
    skip: !isLookupNeeded || !environment.features.includes('BREAKDOWN_TOOLS'),
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  const found = isLookupNeeded ? data?.workCardNumber : undefined;
  const isTaken = debounced === typed.trim() && typeof found?.breakdownId === 'string' && found.breakdownId !== id;
  return {
    proposed: id === undefined && found ? { workCardNo: found.next } : {},
    problem: isTaken ? { workCardNo: texts.taken(debounced) } : {},
  };
};
