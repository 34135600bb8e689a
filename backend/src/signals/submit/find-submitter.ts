import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { FieldFailure } from '../../kernel/http/refusal.ts';
import { signalTexts } from '../signals.texts.ts';

/** Returns the id of the submitter record of a signed-in person. The first signal of the person creates the record. */
export const upsertSubmitter = async (transaction: Database, { subject, name }: Principal): Promise<number> => {
  await transaction
    .insertInto('submitter')
    .values({ name, subject })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('submitter')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return id;
};

/** Returns the id if a submitter has it. Throws a 400 for an unknown submitter. */
export const requireSubmitter = async (transaction: Database, id: number): Promise<number> => {
  const submitter = await transaction.selectFrom('submitter').select('id').where('id', '=', id).executeTakeFirst();
  if (!submitter) throw new FieldFailure('submitterId', signalTexts.unknownSubmitter);
  return submitter.id;
};

/** Returns the id of the submitter record of a client. The first signal for the client creates the record. */
export const upsertSubmitterOfClient = async (transaction: Database, clientId: number): Promise<number> => {
  // Lock the client, because two operators may submit signals for the same client at once.
  const client = await transaction
    .selectFrom('client')
    .select('name')
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!client) throw new FieldFailure('clientId', signalTexts.unknownSubmitter);
  const { rows } = await sql<{ id: number }>`
    select id from submitter where client_id = ${clientId} order by id limit 1`.execute(transaction);
  if (rows[0]) return rows[0].id;
  const { id } = await transaction
    .insertInto('submitter')
    .values({ name: client.name, client_id: clientId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
