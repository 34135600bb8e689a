import { useState } from 'react';
import type { FieldErrors } from '../../platform/command/command.ts';
import { callerErrorOf } from '../caller/caller.ts';
import type { SubmitDraft } from './drafts/submit-draft.ts';
import { problemsOf, type SubmitProblems } from './submit-problems.ts';

/** The problems that the form reports when Send is pressed. A corrected field loses its problem at once. */
export const useSubmitProblems = (draft: SubmitDraft) => {
  const [reported, setReported] = useState<SubmitProblems | null>(null);
  const [typedPlaceProblem, setTypedPlaceProblem] = useState<string | null>(null);
  const [typedCaller, setTypedCaller] = useState('');
  return {
    problems: remainingProblems(reported, problemsOf(draft, typedPlaceProblem, typedCaller)),
    /** The search text that is typed in the field of the caller, used while no person is chosen. */
    typedCaller,
    setTypedCaller,
    /** The problem of the typed coordinates; null if they are valid. */
    typedPlaceProblem,
    /** Sets the problem of the typed coordinates. */
    setTypedPlaceProblem,
    /** Reports and returns all problems of the draft; null if the draft may be sent. */
    report: (): SubmitProblems | null => {
      const found = problemsOf(draft, typedPlaceProblem, typedCaller);
      setReported(found);
      return found;
    },
    /** Removes corrected problems. New problems are reported when Send is pressed again. */
    onEdit: (edited: SubmitDraft): void =>
      setReported((previous) => remainingProblems(previous, problemsOf(edited, typedPlaceProblem, typedCaller))),
  };
};

/** The problem of each field: the problem that the form found, else the one that the gateway found. */
export const toFieldProblems = (problems: SubmitProblems | null, errors: FieldErrors) => ({
  title: problems?.title ?? errors['title'],
  place: problems?.place ?? errors['location'],
  document: problems?.document ?? errors['message'],
  caller: problems?.caller ?? callerErrorOf(errors),
});

const remainingProblems = (previous: SubmitProblems | null, found: SubmitProblems | null): SubmitProblems | null =>
  previous &&
  found && {
    ...(previous.caller !== undefined && found.caller !== undefined && { caller: found.caller }),
    ...(previous.title !== undefined && found.title !== undefined && { title: found.title }),
    ...(previous.place !== undefined && found.place !== undefined && { place: found.place }),
    ...(previous.document !== undefined && found.document !== undefined && { document: found.document }),
    summary: found.summary,
  };
