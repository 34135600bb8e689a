import { useState } from 'react';
import { type Caller, findCallerFieldProblem, toCaller, toCallerInput } from '../../caller/caller.ts';
import type { CorrectedSignalFragment } from './correct.generated.ts';

/** The facts that distinguish the stored submitter from people of the same name; null until they are loaded. */
export type StoredFacts = Pick<Caller, 'phone' | 'email' | 'clientNumber'> | null;

/**
 * The submitter that the user has chosen in a correction, and the part of the mutation's input that contains it. Until
 * then the stored submitter, with its number: a chosen person may have the same name and telephone.
 */
export const useCallerCorrection = (stored: CorrectedSignalFragment['submitter'], facts: StoredFacts) => {
  const [chosen, setChosen] = useState<Caller | null>();
  const caller = chosen === undefined ? stored && { ...toCaller(stored), ...factsOf(facts), hasTwin: true } : chosen;
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
    choose: (next: Caller | null): void => {
      setTyped('');
      setReported(false);
      setChosen(next);
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

const factsOf = (facts: StoredFacts) =>
  facts && { phone: facts.phone, email: facts.email ?? null, clientNumber: facts.clientNumber };
