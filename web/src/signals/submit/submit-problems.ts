import { isEmptyDocument, maxDocumentLength, plainText } from '../../ui/rich-text/rich-document.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { texts } from './submit.texts.ts';

export interface SubmitProblems {
  title?: string;
  place?: string;
  document?: string;
  /** Stands above the form. */
  summary: string;
}

const longestTitle = 200;

/** SG-17: why a signal cannot be sent; null: it can. `typedPlace`: the problem of the coordinates in the place's field. */
export const problemsOf = (
  { title, place, document }: SubmitDraft,
  typedPlace: string | null,
): SubmitProblems | null => {
  const isMissing = title.trim() === '' || (place === null && typedPlace === null) || isEmptyDocument(document);
  const problems = {
    ...(title.trim() === '' && { title: texts.titleMissing }),
    ...(title.trim().length > longestTitle && { title: texts.titleTooLong }),
    ...(place === null && { place: texts.locationMissing }),
    ...(typedPlace !== null && { place: typedPlace }),
    ...(isEmptyDocument(document) && { document: texts.descriptionMissing }),
    ...(plainText(document).length > maxDocumentLength && { document: texts.descriptionTooLong }),
  };
  if (Object.keys(problems).length === 0) return null;
  return { ...problems, summary: isMissing ? texts.missing : texts.wrong };
};
