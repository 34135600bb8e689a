import { HttpFailure } from '../http/refusal.ts';
import type { Principal } from './access.ts';
import { identifierTexts } from './identifier-quota.texts.ts';

const maxInWindow = 60;
const windowMs = 3_600_000;

interface Window {
  endsAt: number;
  /** Identifiers that the person has searched for, and keys of clients and files whose identifiers were shown. */
  used: Set<string>;
}

const windows = new Map<string, Window>();

/**
 * Counts the identifiers (EGN, EIK) that a person searches for or reveals. Throws if they are more than 60 different
 * ones in an hour. A search reveals whether a number exists, and lists show its last digits: without a limit the whole
 * number could be guessed. Returns whether the identifier is new in this hour.
 */
export const requireIdentifierQuota = ({ subject }: Principal, identifier: string, now = Date.now()): boolean => {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  const window = windows.get(subject) ?? { endsAt: now + windowMs, used: new Set() };
  windows.set(subject, window);
  if (window.used.has(identifier)) return false;
  if (window.used.size >= maxInWindow) throw new HttpFailure(429, identifierTexts.tooMany(maxInWindow));
  window.used.add(identifier);
  return true;
};
