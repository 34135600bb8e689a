/** Parses a reading with a decimal comma or point. Returns null for an empty text and undefined for an invalid one. */
export const parseReading = (typed: string): string | null | undefined => {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  return /^\d{1,11}(\.\d{1,3})?$/.test(text) ? text : undefined;
};
