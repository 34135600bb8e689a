import { plainText } from '../../rich-text/rich-document.ts';

/** The placeholders of a template, such as {авария}, that are not filled in yet; null if there are none. */
export const openPlaceholders = (document: unknown): string | null => {
  const open = new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu));
  return open.size > 0 ? [...open].join(', ') : null;
};
