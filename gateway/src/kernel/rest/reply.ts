/** A response of the REST service as text with a code, for example '(15) The message was sent.' */
export interface CodedText {
  /** Null without a number in brackets. */
  code: number | null;
  text: string;
}

/** RQ-3: reads the code in the first brackets, and the text after the brackets. */
export const readCodedText = (response: string): CodedText => {
  const match = /\(\s*(-?\d+)\s*\)([^]*?)"?\s*$/.exec(response);
  if (!match) return { code: null, text: response.trim() };
  const code = Number(match[1]);
  return { code: Number.isSafeInteger(code) ? code : null, text: (match[2] ?? '').trim() };
};
