import { documentOf, isBlank, isDocument, longestText, plainText } from './rich-document.ts';

/** What a message is found to be: the JSON of the document to store, or why it is refused. */
export type ReadMessage = { document: string } | 'empty' | 'not-allowed' | 'too-long';

/** Reads a message that is to be stored: JSON of a document, or plain text, each line of which becomes a paragraph. */
export const readMessage = (message: string): ReadMessage => {
  if (message.length > longestJson) return 'too-long';
  const document = parseObject(message) ?? documentOf(message);
  if (!isDocument(document)) return 'not-allowed';
  const text = plainText(document);
  if (isBlank(text)) return 'empty';
  return text.length > longestText ? 'too-long' : { document: JSON.stringify(document) };
};

// A formatted document is longer than its text, but not without end.
const longestJson = 4_000_000;

const parseObject = (message: string): object | null => {
  if (!message.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};
