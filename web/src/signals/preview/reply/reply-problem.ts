import {
  isEmptyDocument,
  maxDocumentLength,
  plainText,
  type RichDocument,
} from '../../../ui/rich-text/rich-document.ts';
import { texts } from './reply.texts.ts';

/** What keeps a text from being sent, as it stands beside the field; null if nothing does. */
export const problemOf = (document: RichDocument | null): string | null => {
  if (isEmptyDocument(document)) return texts.empty;
  return plainText(document).length > maxDocumentLength ? texts.tooLong : null;
};
