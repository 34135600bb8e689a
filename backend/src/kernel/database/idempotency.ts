import { hash } from 'node:crypto';
import { Type } from 'typebox';
import type { Person } from '../access/access.ts';
import type { Database } from './database.ts';
import { HttpFailure } from '../http/refusal.ts';
import { failureTexts } from '../http/refusal.texts.ts';

/** What a write that is done once for each key is called with. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ format: 'uuid', description: 'The same key with the same content answers as the first time.' }),
  ),
});

export interface KeyedWrite {
  person: Person;
  /** Without a key the write is done each time it comes. */
  key: string | undefined;
  /** Everything that makes the write what it is; files by their checksums. */
  content: unknown;
}

export interface WriteAnswer {
  body: string;
  isReplay: boolean;
}

/**
 * Does a write once for each key, in one transaction with the key's row, and answers a repetition as the first time.
 * A second request with the key waits for the first one's end. A write that throws leaves the key free.
 */
export const writeOnce = (
  database: Database,
  write: KeyedWrite,
  effect: (transaction: Database) => Promise<string>,
): Promise<WriteAnswer> =>
  database.transaction().execute(async (transaction) => {
    const { key, person } = write;
    if (key === undefined) return { body: await effect(transaction), isReplay: false };
    const row = { subject: person.subject, key, request_hash: hash('sha256', JSON.stringify(write.content)) };
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

const replay = async (transaction: Database, row: KeyRow): Promise<WriteAnswer> => {
  const first = await transaction
    .selectFrom('idempotency_key')
    .select(['request_hash', 'body'])
    .where('subject', '=', row.subject)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (first?.request_hash !== row.request_hash) throw new HttpFailure(422, failureTexts.keyTaken);
  return { body: first.body, isReplay: true };
};
