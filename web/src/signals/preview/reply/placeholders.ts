import { plainText } from '../../../ui/rich-text/rich-document.ts';

/** Words in braces that a template left open, as they stand; null if there is none. */
export const openPlaceholders = (document: unknown): string | null => {
  const open = new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu));
  return open.size > 0 ? [...open].join(', ') : null;
};
