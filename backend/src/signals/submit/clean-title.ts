/** Returns a typed title as it is stored: without control characters. */
export const cleanTitle = (typed: string): string => typed.replaceAll(/\p{Cc}/gu, ' ').trim();
