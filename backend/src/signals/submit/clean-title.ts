/** Longer titles fit neither the list nor the subject of an e-mail. */
export const maxTitleLength = 200;

/** Returns a typed title as it is stored: without control characters. */
export const cleanTitle = (typed: string): string => typed.replaceAll(/\p{Cc}/gu, ' ').trim();
