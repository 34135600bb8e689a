import { randomBytes } from 'node:crypto';

type Owner = 'attacker' | 'innocent';

const marks: Record<Owner, string> = { attacker: 'a77ac4', innocent: '111ece' };
const pattern = /(?:a77ac4|111ece)[0-9a-f]{26}/g;

/** A text that no other request has; it is a trace id too. */
export const newToken = (owner: Owner): string => marks[owner] + randomBytes(13).toString('hex');

/** Tokens in a text other than one's own. */
export const foreignTokens = (text: string, own: string): string[] => tokensIn(text).filter((token) => token !== own);

export const tokensIn = (text: string): string[] => [...new Set(text.match(pattern))];
