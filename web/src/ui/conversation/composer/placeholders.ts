import { plainText } from '../../rich-text/rich-document.ts';

/** The placeholders of a template, such as {авария}, that are not filled in yet. */
export const findOpenPlaceholders = (document: unknown): readonly string[] => [
  ...new Set(plainText(document).match(/\{\p{L}{2,20}\}/gu)),
];
