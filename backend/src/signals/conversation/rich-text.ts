import { documentOf, isDocument, isTooLarge, maxTextLength, plainText } from '@struma/shared/rich-document.ts';
import { isBlank } from '@struma/shared/visible-text.ts';

/** The result of reading a message: the JSON of the document to store, or the reason of its refusal. */
export type ReadMessage = { document: string } | 'empty' | 'not-allowed' | 'too-long' | 'too-large';

/** Parses a message: JSON of a document, or plain text with one paragraph per line. */
export const readMessage = (message: string): ReadMessage => {
  if (message.length > maxJsonLength) return 'too-long';
  const parsed = parseObject(message);
  // Checked before the text is divided into paragraphs, which would take long for a text of very many lines.
  if (!parsed && message.length > 2 * maxTextLength) return 'too-long';
  const document = parsed ?? documentOf(message);
  if (!isDocument(document)) return 'not-allowed';
  const text = plainText(document);
  if (isBlank(text)) return 'empty';
  if (text.length > maxTextLength) return 'too-long';
  return isTooLarge(document) ? 'too-large' : { document: JSON.stringify(document) };
};

// Maximum length of a document's JSON, which is longer than its text.
const maxJsonLength = 4_000_000;

const parseObject = (message: string): object | null => {
  if (!message.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};
