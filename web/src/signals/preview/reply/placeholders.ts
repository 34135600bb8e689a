import { plainText } from '../../../ui/rich-text/rich-document.ts';

/** Placeholders in braces that a template left open; null if there are none. */
export const openPlaceholders = (document: unknown): string | null => {
  const open = new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu));
  return open.size > 0 ? [...open].join(', ') : null;
};
