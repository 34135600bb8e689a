import { parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentKey } from './document-key.ts';

/** Whether a text is one of these documents, however it is written down. */
export const createKnownDocuments = (
  keys: { has(key: string): boolean },
  maxTokens: number,
): ((text: string) => boolean) => {
  // Clients write a document in one way each: only what was found is kept.
  const texts = new LRUCache<string, true>({ max: 500 });
  return (text) => {
    if (texts.has(text)) return true;
    const isKnown = keys.has(keyOf(text, maxTokens));
    if (isKnown) texts.set(text, true);
    return isKnown;
  };
};

const keyOf = (text: string, maxTokens: number): string => {
  try {
    return documentKey(parse(text, { noLocation: true, maxTokens }));
  } catch {
    return '';
  }
};
