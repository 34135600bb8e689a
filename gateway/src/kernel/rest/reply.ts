/** What a '(code) text' answer says. */
export interface Reply {
  /** Null if the answer holds no number in brackets. */
  code: number | null;
  text: string;
}

/** RQ-3: the code in the first brackets, and the text after them. */
export const readReply = (answer: string): Reply => {
  const match = /\(\s*(-?\d+)\s*\)([^]*?)"?\s*$/.exec(answer);
  if (!match) return { code: null, text: answer.trim() };
  const code = Number(match[1]);
  return { code: Number.isSafeInteger(code) ? code : null, text: (match[2] ?? '').trim() };
};
