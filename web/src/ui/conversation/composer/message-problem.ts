import { isTooLarge } from '@struma/shared/rich-document.ts';
import { isEmptyDocument, maxDocumentLength, plainText, type RichDocument } from '../../rich-text/rich-document.ts';
import { texts } from './composer.texts.ts';

/** Returns the reason why a text cannot be sent, shown beside the field; null if it can be sent. */
export const findProblem = (document: RichDocument | null): string | null => {
  if (isEmptyDocument(document)) return texts.empty;
  if (plainText(document).length > maxDocumentLength) return texts.tooLong;
  return isTooLarge(document) ? texts.tooLarge : null;
};
