/** A '(code) text' response. */
export interface Reply {
  /** Null without a number in brackets. */
  code: number | null;
  text: string;
}

/** RQ-3: the code in the first brackets, and the text after them. */
export const readReply = (response: string): Reply => {
  const match = /\(\s*(-?\d+)\s*\)([^]*?)"?\s*$/.exec(response);
  if (!match) return { code: null, text: response.trim() };
  const code = Number(match[1]);
  return { code: Number.isSafeInteger(code) ? code : null, text: (match[2] ?? '').trim() };
};
