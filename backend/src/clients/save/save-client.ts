import { isMasked } from '@struma/shared/identifier.ts';
import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import { requireIdentifierQuota } from '../../kernel/access/identifier-quota.ts';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { looksLike } from '../../kernel/list/text.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { clientTexts as texts } from '../clients.texts.ts';
import {
  clientFields,
  requireFilled,
  requireIdentifier,
  requireType,
  shownValue,
  type ClientField,
  type ClientValues,
} from './client-fields.ts';

export interface ClientUpdate {
  id: number;
  input: Partial<ClientValues>;
  /** The values that the user saw. A personal number is masked or whole. */
  expected: Partial<ClientValues>;
  /** If true, an invalid identifier is stored too. */
  isConfirmed: boolean;
}

/** CL-2: adds a client and returns its id. */
export const insertClient = async (
  transaction: Database,
  principal: Principal,
  { input, isConfirmed }: Pick<ClientUpdate, 'input' | 'isConfirmed'>,
): Promise<number> => {
  requireFilled(input, clientFields);
  requireIdentifier(input.egn, isConfirmed);
  const { clientNumber, name, egn, clientTypeId } = input;
  await requireType(transaction, clientTypeId ?? '');
  const created = await transaction
    .insertInto('client')
    .values({
      client_number: clientNumber ?? '',
      name: name ?? '',
      egn: egn ?? null,
      client_type_id: Number(clientTypeId),
      created_on: sqlNow,
    })
    .onConflict((conflict) => conflict.column('client_number').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new Refusal(texts.takenNumber(clientNumber ?? ''));
  await refuseTakenNumber(transaction, created.id, clientNumber ?? '');
  await recordActivities(transaction, principal, [
    { entity: 'client', entityId: created.id, action: 'CREATE', newValue: `${clientNumber} - ${name}` },
  ]);
  return created.id;
};

/**
 * Updates a client; only changed fields are compared with `expected` and recorded. Returns the client number. The
 * response reveals whether a whole EGN of the request equals the stored one, so such numbers are counted; except a new
 * number that is written, because it replaces the number that it was compared with.
 */
export const updateClient = async (
  transaction: Database,
  principal: Principal,
  update: ClientUpdate,
): Promise<string> => {
  const { input, expected } = update;
  if (expected.egn && !isMasked(expected.egn)) requireIdentifierQuota(principal, expected.egn);
  const before = await lockClient(transaction, update.id);
  const changed = clientFields.filter((field) => input[field] !== undefined && input[field] !== before[field]);
  let isNumberWritten = false;
  try {
    const clientNumber = await storeChanges(transaction, principal, { ...update, before, changed });
    isNumberWritten = changed.includes('egn');
    return clientNumber;
  } finally {
    if (input.egn && !isNumberWritten) requireIdentifierQuota(principal, input.egn);
  }
};

interface ClientChange extends ClientUpdate {
  before: ClientValues;
  changed: readonly ClientField[];
}

const storeChanges = async (
  transaction: Database,
  principal: Principal,
  { id, input, expected, isConfirmed, before, changed }: ClientChange,
): Promise<string> => {
  if (changed.length === 0) return before.clientNumber ?? '';
  if (changed.some((field) => isOutdated(field, expected, before))) throw new HttpFailure(412, texts.changedMeanwhile);
  const after = { ...before, ...input };
  requireFilled(after, changed);
  if (changed.includes('egn')) requireIdentifier(after.egn, isConfirmed);
  const nameOf = await createActivityFormatter(transaction, { before, after, changed });
  if (changed.includes('clientNumber')) await refuseTakenNumber(transaction, id, after.clientNumber ?? '');
  await transaction
    .updateTable('client')
    .set({
      client_number: after.clientNumber ?? '',
      name: after.name ?? '',
      egn: after.egn,
      client_type_id: Number(after.clientTypeId),
      modified_on: sqlNow,
    })
    .where('id', '=', id)
    .execute();
  await recordActivities(
    transaction,
    principal,
    changed.map((field) => ({
      entity: 'client',
      entityId: id,
      action: 'UPDATE',
      field,
      oldValue: nameOf(field, before[field]),
      newValue: nameOf(field, after[field]),
    })),
  );
  return after.clientNumber ?? '';
};

/** A masked personal number is compared with the masked stored one, a whole number with the whole one. */
const isOutdated = (field: ClientField, expected: Partial<ClientValues>, before: ClientValues): boolean => {
  const value = expected[field];
  if (value === undefined) return false;
  const isHidden = field === 'egn' && value !== null && isMasked(value);
  return value !== (isHidden ? shownValue(field, before[field]) : before[field]);
};

const lockClient = async (transaction: Database, id: number): Promise<ClientValues> => {
  const stored = await transaction
    .selectFrom('client')
    .select(['client_number', 'name', 'egn', 'client_type_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw new HttpFailure(404, texts.unknown);
  return {
    clientNumber: stored.client_number,
    name: stored.name,
    egn: stored.egn,
    clientTypeId: String(stored.client_type_id),
  };
};

/** Returns a function that formats values for the activity log: a type by its name, a personal number masked. */
const createActivityFormatter = async (
  transaction: Database,
  { before, after, changed }: { before: ClientValues; after: ClientValues; changed: readonly ClientField[] },
): Promise<(field: ClientField, value: string | null) => string | null> => {
  const names = new Map<string | null, string>();
  if (changed.includes('clientTypeId')) {
    names.set(after.clientTypeId, await requireType(transaction, after.clientTypeId ?? ''));
    const old = await requireType(transaction, before.clientTypeId ?? '').catch(() => before.clientTypeId ?? '');
    names.set(before.clientTypeId, old);
  }
  return (field, value) => (field === 'clientTypeId' ? (names.get(value) ?? value) : shownValue(field, value));
};

/** Throws a refusal if another client has a number that looks the same. */
const refuseTakenNumber = async (transaction: Database, id: number, clientNumber: string): Promise<void> => {
  const other = await transaction
    .selectFrom('client')
    .select('id')
    .where(looksLike(sql.ref('client_number'), clientNumber))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw new Refusal(texts.takenNumber(clientNumber));
};
