import { plainText } from '../../rich-text/rich-document.ts';

/** The placeholders of a template, such as {авария}, that are not filled in yet, joined by commas; null if none. */
export const findOpenPlaceholders = (document: unknown): string | null => {
  const names = new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu));
  return names.size > 0 ? [...names].join(', ') : null;
};
