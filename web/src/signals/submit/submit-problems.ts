import { isTooLarge } from '@struma/shared/rich-document.ts';
import { isEmptyDocument, maxDocumentLength, plainText } from '../../ui/rich-text/rich-document.ts';
import type { SubmitDraft } from './drafts/submit-draft.ts';
import { findCallerFieldProblem } from '../caller/caller.ts';
import { texts } from './submit.texts.ts';
import { findTitleProblem } from './title-problem.ts';
import { texts as titleTexts } from './title-problem.texts.ts';

export interface SubmitProblems {
  caller?: string;
  title?: string;
  place?: string;
  document?: string;
  /** Shown above the fields. */
  summary: string;
}

/**
 * SG-17: why a signal cannot be sent; null if it can be sent. `typedPlaceProblem`: the problem of typed coordinates.
 * `typedCaller`: text in the field of the caller. If no person is chosen, sending would lose this text.
 */
export const problemsOf = (
  { title, place, document, caller }: SubmitDraft,
  typedPlaceProblem: string | null,
  typedCaller = '',
): SubmitProblems | null => {
  const found = {
    caller: findCallerFieldProblem(caller, typedCaller),
    title: findTitleProblem(title),
    place: typedPlaceProblem ?? (place === null ? texts.locationMissing : null),
    document: findDocumentProblem(document),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(problems).length === 0) return null;
  const missing: readonly unknown[] = [titleTexts.titleMissing, texts.locationMissing, texts.descriptionMissing];
  const isMissing = Object.values(problems).some((problem) => missing.includes(problem));
  return { ...problems, summary: isMissing ? texts.missing : texts.wrong };
};

const findDocumentProblem = (document: SubmitDraft['document']): string | null => {
  if (isEmptyDocument(document)) return texts.descriptionMissing;
  if (plainText(document).length > maxDocumentLength) return texts.descriptionTooLong;
  return isTooLarge(document) ? texts.descriptionTooLarge : null;
};
