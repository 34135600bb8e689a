/**
 * Unique texts that mark the requests of a sender, so that responses of other requests are recognized. Not access
 * tokens.
 */
import { randomBytes } from 'node:crypto';

type Sender = 'attacker' | 'innocent';

const marks: Record<Sender, string> = { attacker: 'a77ac4', innocent: '111ece' };
const pattern = /(?:a77ac4|111ece)[0-9a-f]{26}/g;

/** Creates a unique text, which is a valid trace id. */
export const newToken = (sender: Sender): string => marks[sender] + randomBytes(13).toString('hex');

/** Finds tokens of other requests in a text. */
export const foreignTokens = (text: string, own: string): string[] => tokensIn(text).filter((token) => token !== own);

export const tokensIn = (text: string): string[] => [...new Set(text.match(pattern))];
