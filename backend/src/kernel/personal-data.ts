/**
 * A personal number (EGN): ten digits that begin with a date. The month is increased by 20 for a birth in the 19th
 * century, and by 40 for one in the 21st. The checksum is not verified, because mistyped numbers are personal data too.
 */
const personalNumber = /(?<![\p{L}\p{N}])\d{2}(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}(?![\p{L}\p{N}])/gu;

/** Replaces personal numbers. Call it for every text that is written to a log. */
export const maskPersonalNumbers = (text: string): string => text.replaceAll(personalNumber, '••••••••••');
