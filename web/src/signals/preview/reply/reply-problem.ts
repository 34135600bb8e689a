import {
  isEmptyDocument,
  maxDocumentLength,
  plainText,
  type RichDocument,
} from '../../../ui/rich-text/rich-document.ts';
import { texts } from './reply.texts.ts';

/** Why a text cannot be sent, as it is shown beside the field; null: it can. */
export const problemOf = (document: RichDocument | null): string | null => {
  if (isEmptyDocument(document)) return texts.empty;
  return plainText(document).length > maxDocumentLength ? texts.tooLong : null;
};
