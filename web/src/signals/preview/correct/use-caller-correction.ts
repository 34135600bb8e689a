import { useState } from 'react';
import { type Caller, findCallerFieldProblem, toCaller, toCallerInput } from '../../caller/caller.ts';
import type { CorrectedSignalFragment } from './correct.generated.ts';

/** The submitter that the user has chosen in a correction, and the part of the mutation's input that contains it. */
export const useCallerCorrection = (stored: CorrectedSignalFragment['submitter']) => {
  const [caller, setCaller] = useState<Caller | null>(() => stored && toCaller(stored));
  const [typed, setTyped] = useState('');
  const [isReported, setReported] = useState(false);
  const problem = findCallerFieldProblem(caller, typed);
  const storedId = stored?.id ?? null;
  const isChanged = caller === null ? storedId !== null : caller.submitterId !== storedId || storedId === null;
  return {
    caller,
    typed,
    setTyped,
    problem: isReported ? (problem ?? undefined) : undefined,
    choose: (chosen: Caller | null): void => {
      setTyped('');
      setReported(false);
      setCaller(chosen);
    },
    /** Shows the problem of the field, if there is one: text that is not used would be lost. */
    report: (): boolean => {
      setReported(problem !== null);
      return problem !== null;
    },
    changes: isChanged
      ? { ...(caller ? toCallerInput(caller) : { submitterId: null }), expectedSubmitterId: storedId }
      : null,
  };
};
