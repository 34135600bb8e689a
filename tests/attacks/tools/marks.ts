/**
 * Unique texts that mark requests. If a response contains the mark of another request, the server has mixed up two
 * requests.
 */
import { randomBytes } from 'node:crypto';

type Sender = 'attacker' | 'innocent';

const beginnings: Record<Sender, string> = { attacker: 'a77ac4', innocent: '111ece' };
const pattern = /(?:a77ac4|111ece)[0-9a-f]{26}/g;

/** Creates a unique text, which is a valid trace id. */
export const newMark = (sender: Sender): string => beginnings[sender] + randomBytes(13).toString('hex');

/** Finds marks of other requests in a text. */
export const foreignMarks = (text: string, own: string): string[] => marksIn(text).filter((mark) => mark !== own);

export const marksIn = (text: string): string[] => [...new Set(text.match(pattern))];
