import { cleanLine } from '@struma/shared/visible-text.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import { writeOnce, type WriteResult } from '../kernel/database/idempotency.ts';
import { codedText, HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import { nullable, RecordId } from '../kernel/http/schema.ts';
import { notifyNomenclatureChange } from '../kernel/nomenclature-events.ts';
import { hasFixedItems } from '../kernel/nomenclatures.ts';
import { recordActivities, type Activity } from '../kernel/observability/activity.ts';
import { sqlNow } from '../kernel/sql-now.ts';
import { readItem } from './item-list.routes.ts';
import { nomenclatureTexts as texts } from './nomenclatures.texts.ts';

const fields = {
  code: Type.Optional(nullable(Type.String())),
  nameBg: Type.Optional(nullable(Type.String())),
  nameEn: Type.Optional(nullable(Type.String({ description: 'An empty text clears the name.' }))),
  isActive: Type.Optional(nullable(Type.Boolean())),
};

export const NewItem = Type.Object(fields);

export const ChangedItem = Type.Object({
  id: RecordId('Id of the item.'),
  ...fields,
  expected: Type.Optional(
    Type.Object(fields, {
      description: 'The values that the user saw; status 412 if a stored value differs. Absent fields are ignored.',
    }),
  ),
});

/** The values of an item. */
interface Item {
  code: string;
  nameBg: string;
  nameEn: string | null;
  isActive: boolean;
}

interface ItemWrite<Input> {
  nomenclatureId: number;
  /** Idempotency key. */
  key: string | undefined;
  item: Input;
}

/**
 * Adds an item and returns '(id) text'. Writes to one nomenclature run one after another, so that codes and ids are
 * unique.
 */
export const createItem = (
  database: Database,
  principal: Principal,
  { nomenclatureId, key, item }: ItemWrite<Static<typeof NewItem>>,
): Promise<WriteResult> => {
  const values = requireComplete({ nameEn: null, isActive: true, ...readGiven(item) });
  const content = { write: 'createItemNomenclature', nomenclatureId, ...values };
  return writeOnce(database, { principal, key, content }, async (transaction) => {
    await lockNomenclature(transaction, nomenclatureId);
    if (hasFixedItems(nomenclatureId)) throw new Refusal(texts.fixedItems);
    await refuseTakenCode(transaction, nomenclatureId, { ...values, id: null });
    const id = await nextItemId(transaction, nomenclatureId);
    await transaction
      .insertInto('nomenclature_item')
      .values({ nomenclature_id: nomenclatureId, id, ...toColumns(values) })
      .execute();
    const created: ItemActivity = { action: 'CREATE', newValue: `${values.code} - ${values.nameBg}` };
    await completeChange(transaction, principal, { nomenclatureId, itemId: id, activities: [created] });
    return codedText(id, texts.added);
  });
};

/** Changes the given fields of an item: a field that is absent or null stays unchanged. */
export const updateItem = (
  database: Database,
  principal: Principal,
  { nomenclatureId, key, item }: ItemWrite<Static<typeof ChangedItem>>,
): Promise<WriteResult> => {
  const { id, expected = {} } = item;
  const given = readGiven(item);
  const content = { write: 'updateItemNomenclature', nomenclatureId, id, ...given };
  return writeOnce(database, { principal, key, content }, async (transaction) => {
    await lockNomenclature(transaction, nomenclatureId);
    const stored = await readItem(transaction, nomenclatureId, id);
    const changed = keysOf(given).filter((field) => given[field] !== stored[field]);
    if (changed.length === 0) return codedText(id, texts.unchanged);
    if (keysOf(expected).some((field) => (expected[field] ?? null) !== stored[field]))
      throw new HttpFailure(412, texts.changedMeanwhile);
    const values = requireComplete({ ...stored, ...given });
    if (hasFixedItems(nomenclatureId) && !values.isActive) throw new Refusal(texts.fixedItems);
    await refuseTakenCode(transaction, nomenclatureId, { ...values, id });
    await transaction
      .updateTable('nomenclature_item')
      .set({ ...toColumns(values), modified_on: sqlNow })
      .where('nomenclature_id', '=', nomenclatureId)
      .where('id', '=', id)
      .execute();
    const activities = changed.map((field): ItemActivity => ({
      action: 'UPDATE',
      field,
      oldValue: valueText(stored[field]),
      newValue: valueText(values[field]),
    }));
    await completeChange(transaction, principal, { nomenclatureId, itemId: id, activities });
    return codedText(id, texts.updated);
  });
};

const maxLengths = { code: 50, nameBg: 250, nameEn: 250 } as const;

/** Reads the given fields as they are stored. */
const readGiven = (input: Static<typeof NewItem>): Partial<Item> => {
  const given: Partial<Item> = {};
  for (const field of ['code', 'nameBg', 'nameEn'] as const) {
    const typed = input[field];
    if (typeof typed !== 'string') continue;
    const text = cleanLine(typed);
    if (text.length > maxLengths[field]) throw new Refusal(texts.tooLong(texts.fields[field], maxLengths[field]));
    if (field === 'nameEn') given.nameEn = text || null;
    else given[field] = text;
  }
  return typeof input.isActive === 'boolean' ? { ...given, isActive: input.isActive } : given;
};

const requireComplete = ({ code, nameBg, nameEn = null, isActive = true }: Partial<Item>): Item => {
  if (!code) throw new Refusal(texts.missing(texts.fields.code));
  if (!nameBg) throw new Refusal(texts.missing(texts.fields.nameBg));
  return { code, nameBg, nameEn, isActive };
};

const keysOf = (given: Partial<Record<keyof Item, unknown>>) =>
  (['code', 'nameBg', 'nameEn', 'isActive'] as const).filter((field) => given[field] !== undefined);

const toColumns = ({ code, nameBg, nameEn, isActive }: Item) => ({
  code,
  name_bg: nameBg,
  name_en: nameEn,
  is_active: isActive,
});

const valueText = (value: string | boolean | null): string | null => (value === null ? null : String(value));

/** Locks the nomenclature's row until the end of the transaction. */
const lockNomenclature = async (transaction: Database, id: number): Promise<void> => {
  const locked = await transaction
    .selectFrom('nomenclature')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw new HttpFailure(404, texts.unknownList);
};

/** Stores the time of the change in the nomenclature, records the activities and notifies open forms. */
const completeChange = async (
  transaction: Database,
  principal: Principal,
  { nomenclatureId, itemId, activities }: { nomenclatureId: number; itemId: number; activities: ItemActivity[] },
): Promise<void> => {
  await transaction
    .updateTable('nomenclature')
    .set({ last_modified_on: sqlNow })
    .where('id', '=', nomenclatureId)
    .execute();
  const record = { entity: 'nomenclatureItem', entityId: `${nomenclatureId}.${itemId}` } as const;
  await recordActivities(
    transaction,
    principal,
    activities.map((activity) => ({ ...record, ...activity })),
  );
  await notifyNomenclatureChange(transaction, { nomenclatureId, itemId });
};

type ItemActivity = Omit<Activity, 'entity' | 'entityId'>;

const refuseTakenCode = async (
  transaction: Database,
  nomenclatureId: number,
  { code, id }: { code: string; id: number | null },
): Promise<void> => {
  const { rows } = await sql`
    select from nomenclature_item
    where nomenclature_id = ${nomenclatureId} and code = ${code} and id is distinct from ${id}::bigint`.execute(
    transaction,
  );
  if (rows.length > 0) throw new Refusal(texts.codeTaken(code));
};

const nextItemId = async (transaction: Database, nomenclatureId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) + 1 as id from nomenclature_item where nomenclature_id = ${nomenclatureId}`.execute(
    transaction,
  );
  return rows[0]?.id ?? 1;
};
