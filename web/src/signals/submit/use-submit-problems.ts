import { useState } from 'react';
import type { FieldErrors } from '../../platform/command/command.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { problemsOf, type SubmitProblems } from './submit-problems.ts';

/** What the form calls wrong since Send was pressed. A field that is corrected is not called wrong any longer. */
export const useSubmitProblems = (draft: SubmitDraft) => {
  const [reported, setReported] = useState<SubmitProblems | null>(null);
  const [typedPlace, setTypedPlace] = useState<string | null>(null);
  return {
    problems: stillWrong(reported, problemsOf(draft, typedPlace)),
    typedPlace,
    /** What is wrong with the typed coordinates. */
    setTypedPlace,
    /** Reports all problems of the draft; null: it may be sent. */
    report: (): SubmitProblems | null => {
      const found = problemsOf(draft, typedPlace);
      setReported(found);
      return found;
    },
    /** New problems of an edited draft are reported when Send is pressed again. */
    onEdit: (edited: SubmitDraft): void =>
      setReported((present) => stillWrong(present, problemsOf(edited, typedPlace))),
  };
};

/** Problems by field: the form's own, else those that the gateway has found. */
export const fieldProblems = (problems: SubmitProblems | null, errors: FieldErrors) => ({
  title: problems?.title ?? errors['title'],
  place: problems?.place ?? errors['location'],
  document: problems?.document ?? errors['message'],
  caller: errors['submitterId'] ?? errors['clientId'],
});

const stillWrong = (present: SubmitProblems | null, found: SubmitProblems | null): SubmitProblems | null =>
  present &&
  found && {
    ...(present.title !== undefined && found.title !== undefined && { title: found.title }),
    ...(present.place !== undefined && found.place !== undefined && { place: found.place }),
    ...(present.document !== undefined && found.document !== undefined && { document: found.document }),
    summary: found.summary,
  };
