import { cleanCallerText, isPhone, maxCallerNameLength } from '@struma/shared/signals/new-caller.ts';
import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { locks } from '../../kernel/database/locks.ts';
import { FieldFailure } from '../../kernel/http/refusal.ts';
import { isSameNumber } from '../../kernel/search/telephone.ts';
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
const requireSubmitter = async (transaction: Database, id: number): Promise<number> => {
  const submitter = await transaction.selectFrom('submitter').select('id').where('id', '=', id).executeTakeFirst();
  if (!submitter) throw new FieldFailure('submitterId', signalTexts.unknownSubmitter);
  return submitter.id;
};

/** A caller who is neither a submitter nor a client, as an operator has typed the name and the telephone number. */
export interface NewCaller {
  name: string;
  /** Null if the caller has not given a number. */
  phone: string | null;
}

/** Reads the typed caller; undefined if no name is given. Throws a 400 for an invalid name or telephone number. */
export const readNewCaller = (name: string | undefined, phone: string | undefined): NewCaller | undefined => {
  if (name === undefined && phone === undefined) return undefined;
  return { name: requireCallerName(name ?? ''), phone: requirePhone(phone ?? '') };
};

/** Returns a typed name as it is stored. Throws a 400 for a blank or too long name. */
export const requireCallerName = (typed: string): string => {
  const name = cleanCallerText(typed);
  if (name === '') throw new FieldFailure('callerName', signalTexts.callerNameMissing);
  if (name.length > maxCallerNameLength)
    throw new FieldFailure('callerName', signalTexts.callerNameTooLong(maxCallerNameLength));
  return name;
};

/** Returns a typed telephone number as it is stored; null for a blank one. Throws a 400 for an invalid number. */
export const requirePhone = (typed: string): string | null => {
  const phone = cleanCallerText(typed) || null;
  if (phone !== null && !isPhone(phone)) throw new FieldFailure('callerPhone', signalTexts.callerPhone);
  return phone;
};

/**
 * Returns the id of the submitter record of a new caller. Callers with the same name and number get one record. Without
 * a number each caller gets a record: people with equal names must not be taken for one person.
 */
const upsertNewCaller = async (transaction: Database, { name, phone }: NewCaller): Promise<number> => {
  // Two operators may record the same caller at once.
  await sql`select pg_advisory_xact_lock(${sql.lit(locks.newCaller)}, hashtext(${name}))`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    select id from submitter
    where name = ${name} and ${phone === null ? sql`false` : isSameNumber(sql.ref('phone'), phone)}
      and client_id is null and subject is null
    order by id limit 1`.execute(transaction);
  if (rows[0]) return rows[0].id;
  const { id } = await transaction
    .insertInto('submitter')
    .values({ name, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Returns the id of the submitter record of a client. The first signal for the client creates the record. */
const upsertSubmitterOfClient = async (transaction: Database, clientId: number): Promise<number> => {
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

/** The person whom an operator has chosen as the submitter of a signal, in one of three ways. */
export interface ChosenCaller {
  submitterId: number | undefined;
  clientId: number | undefined;
  newCaller: NewCaller | undefined;
}

/** Returns the id of the submitter record of the chosen person, which is created if needed; null without a choice. */
export const storeChosenCaller = (
  transaction: Database,
  { submitterId, clientId, newCaller }: ChosenCaller,
): Promise<number | null> => {
  if (submitterId !== undefined) return requireSubmitter(transaction, submitterId);
  if (clientId !== undefined) return upsertSubmitterOfClient(transaction, clientId);
  if (newCaller !== undefined) return upsertNewCaller(transaction, newCaller);
  return Promise.resolve(null);
};
