import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { signalTexts } from '../signals.texts.ts';

/** Number of signals and bytes that one citizen may store on a day. 0: no limit. */
export interface CitizenQuota {
  signals: number;
  bytes: number;
}

interface NewContent {
  /** Number of new signals: 0 for a reply. */
  signals: number;
  message: string;
  files: readonly { size: number }[];
}

/** The smallest space of a file on the disk: otherwise many small files would count as almost nothing. */
const minFileBytes = 4_096;

/**
 * Counts what a citizen stores with this transaction, and throws a refusal above the daily limits: otherwise one account
 * could fill the disk and the operators' list. A day begins at midnight in Sofia.
 */
export const requireQuota = async (
  transaction: Database,
  principal: Principal,
  quota: CitizenQuota,
  { signals, message, files }: NewContent,
): Promise<void> => {
  if (isOperator(principal)) return;
  const bytes = Buffer.byteLength(message) + files.reduce((sum, { size }) => sum + Math.max(size, minFileBytes), 0);
  const { rows } = await sql<{ signals: number; bytes: number }>`
    insert into citizen_usage as present (subject, day, signals, bytes)
    values (${principal.subject}, (now() at time zone 'Europe/Sofia')::date, ${signals}, ${bytes})
    on conflict (subject, day) do update
      set signals = present.signals + excluded.signals, bytes = present.bytes + excluded.bytes
    returning signals, bytes`.execute(transaction);
  const [used] = rows;
  if (!used) return;
  if (signals > 0 && quota.signals > 0 && used.signals > quota.signals)
    throw new Refusal(signalTexts.tooManySignals(quota.signals));
  if (quota.bytes > 0 && used.bytes > quota.bytes) throw new Refusal(signalTexts.tooManyBytes);
};
