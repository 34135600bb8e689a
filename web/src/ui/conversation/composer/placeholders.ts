import { plainText } from '../../rich-text/rich-document.ts';

/** The names in braces that a template left to be filled in; null if there are none. */
export const openPlaceholders = (document: unknown): string | null => {
  const open = new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu));
  return open.size > 0 ? [...open].join(', ') : null;
};
