import { hash } from 'node:crypto';
import { Type } from 'typebox';
import type { Principal } from '../access/access.ts';
import type { Database } from './database.ts';
import { HttpFailure } from '../http/refusal.ts';
import { failureTexts } from '../http/refusal.texts.ts';

/** Headers of an idempotent write. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'A repeated request with the same key and content returns the first response.',
    }),
  ),
});

export interface KeyedWrite {
  principal: Principal;
  /** If absent, every request is executed. */
  key: string | undefined;
  /** The input that identifies the write; files by their checksums. */
  content: unknown;
}

export interface WriteResult {
  body: string;
  isReplay: boolean;
}

/**
 * Executes a write once per key, in one transaction with the key's row, and returns the stored response to repeated
 * requests. A second request with the same key waits for the first. If the write throws, the key stays unused.
 */
export const writeOnce = (
  database: Database,
  write: KeyedWrite,
  effect: (transaction: Database) => Promise<string>,
): Promise<WriteResult> =>
  database.transaction().execute(async (transaction) => {
    const { key, principal } = write;
    if (key === undefined) return { body: await effect(transaction), isReplay: false };
    const row = { subject: principal.subject, key, request_hash: hash('sha256', JSON.stringify(write.content)) };
    if (!(await claim(transaction, row))) return replay(transaction, row);
    const body = await effect(transaction);
    await transaction
      .updateTable('idempotency_key')
      .set({ status: 200, body })
      .where('subject', '=', row.subject)
      .where('key', '=', row.key)
      .execute();
    return { body, isReplay: false };
  });

interface KeyRow {
  subject: string;
  key: string;
  request_hash: string;
}

const claim = async (transaction: Database, row: KeyRow): Promise<boolean> => {
  const claimed = await transaction
    .insertInto('idempotency_key')
    .values({ ...row, status: 0, body: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

const replay = async (transaction: Database, row: KeyRow): Promise<WriteResult> => {
  const first = await transaction
    .selectFrom('idempotency_key')
    .select(['request_hash', 'body'])
    .where('subject', '=', row.subject)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (first?.request_hash !== row.request_hash) throw new HttpFailure(422, failureTexts.keyTaken);
  return { body: first.body, isReplay: true };
};
