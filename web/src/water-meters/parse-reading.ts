/** Accepts a decimal comma and a point. Null if empty. Undefined if it is not a reading. */
export const parseReading = (typed: string): string | null | undefined => {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  return /^\d{1,11}(\.\d{1,3})?$/.test(text) ? text : undefined;
};
