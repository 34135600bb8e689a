/** A response of the REST service as text with a code, for example '(15) The message was sent.' */
export interface CodedText {
  /** Null without a number in brackets, and for a number that is too large. */
  code: number | null;
  text: string;
}

/**
 * RQ-3: reads the first number in brackets as the code, and the text after these brackets. Without such a number, the
 * text is the whole response.
 */
export const readCodedText = (response: string): CodedText => {
  const match = /\(\s*(-?\d+)\s*\)([^]*?)"?\s*$/.exec(response);
  if (!match) return { code: null, text: response.trim() };
  const code = Number(match[1]);
  return { code: Number.isSafeInteger(code) ? code : null, text: (match[2] ?? '').trim() };
};
