import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { breakdownTexts as texts } from '../breakdowns.texts.ts';
import { sofiaTime } from '../sofia-time.ts';
import { fieldNames, type FieldName, type FieldValues } from './breakdown-fields.ts';

/**
 * Converts all fields to columns. A town or street that the tables contain is linked by its id; its name is stored as
 * typed (BR-11).
 */
export const toColumns = async (transaction: Database, values: FieldValues) => {
  const { latitude, longitude } = values;
  return {
    work_card_no: values.workCardNo ?? '',
    finished: values.finished === 'true',
    signal_timestamp: values.signalTimestamp === null ? sqlNow : sofiaTime(values.signalTimestamp, 'earlier'),
    repair_start: values.repairStart && sofiaTime(values.repairStart, 'earlier'),
    repair_end: values.repairEnd && sofiaTime(values.repairEnd, 'later'),
    water_stop_start: values.waterStopStart && sofiaTime(values.waterStopStart, 'earlier'),
    water_stop_end: values.waterStopEnd && sofiaTime(values.waterStopEnd, 'later'),
    water_stop_people: numberOf(values.waterStopPeople),
    computed_people: numberOf(values.computedPeople),
    affected_streets: values.affectedStreets,
    zone_pipes: numbersOf(values.zonePipes),
    broken_valves: numbersOf(values.brokenValves),
    kevr_category1_id: numberOf(values.kevrCategory1Id),
    kevr_category2_id: numberOf(values.kevrCategory2Id),
    priority_id: numberOf(values.priorityId),
    municipality_id: numberOf(values.municipalityId),
    town_name: values.townName,
    street_name: values.streetName,
    ...(await findPlace(transaction, values)),
    street_description: values.streetDescription,
    description: values.description,
    location: latitude !== null && longitude !== null ? `(${longitude},${latitude})` : null,
    visoft_id: values.visoftId,
    osm_id: numberOf(values.osmId),
    checked: values.checked === 'true',
  };
};

type Columns = Awaited<ReturnType<typeof toColumns>>;

const columnsOf: Record<FieldName, readonly (keyof Columns)[]> = {
  workCardNo: ['work_card_no'],
  finished: ['finished'],
  signalTimestamp: ['signal_timestamp'],
  repairStart: ['repair_start'],
  repairEnd: ['repair_end'],
  waterStopStart: ['water_stop_start'],
  waterStopEnd: ['water_stop_end'],
  waterStopPeople: ['water_stop_people'],
  computedPeople: ['computed_people'],
  affectedStreets: ['affected_streets'],
  zonePipes: ['zone_pipes'],
  brokenValves: ['broken_valves'],
  kevrCategory1Id: ['kevr_category1_id'],
  kevrCategory2Id: ['kevr_category2_id'],
  priorityId: ['priority_id'],
  municipalityId: ['municipality_id', 'town_id', 'street_id'],
  townName: ['town_name', 'town_id', 'street_id'],
  streetName: ['street_name', 'street_id'],
  streetDescription: ['street_description'],
  description: ['description'],
  latitude: ['location'],
  longitude: ['location'],
  visoftId: ['visoft_id'],
  osmId: ['osm_id'],
  checked: ['checked'],
};

/** Converts only changed fields to columns: the fields have no seconds, so an unchanged time would lose its seconds. */
export const changedColumns = async (
  transaction: Database,
  values: FieldValues,
  changed: readonly FieldName[],
): Promise<Partial<Columns>> => {
  const names = new Set<string>(changed.flatMap((field) => columnsOf[field]));
  const columns = await toColumns(transaction, values);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.has(name)));
};

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

const numbersOf = (value: string | null): number[] | null => value?.split(',').map(Number) ?? null;

/** Finds the ids of a town and a street by name, ignoring letter case. An ambiguous town is not linked. */
const findPlace = async (
  transaction: Database,
  { townName, streetName, municipalityId }: FieldValues,
): Promise<{ town_id: number | null; street_id: number | null }> => {
  if (townName === null) return { town_id: null, street_id: null };
  const { rows } = await sql<{ town_id: number; street_id: number | null }>`
    select town.id as town_id,
      (select min(street.id) from street where street.town_id = town.id and lower(street.name) = lower(${streetName})) as street_id
    from town
    where lower(town.name) = lower(${townName})
      and (${municipalityId}::bigint is null or town.municipality_id = ${municipalityId}::bigint)
    limit 2`.execute(transaction);
  const [place, another] = rows;
  return place && !another ? place : { town_id: null, street_id: null };
};

const choiceLists = {
  priorityId: nomenclatures.priorities,
  kevrCategory1Id: nomenclatures.kevrCategories1,
  kevrCategory2Id: nomenclatures.kevrCategories2,
} as const;

/**
 * Returns a function that gives the name of a field's value. Throws a refusal if a newly chosen value does not exist or
 * is not active.
 */
export const readChoiceNames = async (
  transaction: Database,
  before: Partial<FieldValues>,
  after: Partial<FieldValues>,
): Promise<(field: FieldName, value: string | null) => string | null> => {
  const items = await transaction
    .selectFrom('nomenclature_item')
    .select(['nomenclature_id', 'id', 'name_bg', 'is_active'])
    .where('nomenclature_id', 'in', Object.values(choiceLists))
    .forShare()
    .execute();
  const municipalities = await transaction
    .selectFrom('municipality')
    .select(['id', 'name'])
    .where('id', 'in', [before.municipalityId ?? null, after.municipalityId ?? null].map(Number))
    .execute();
  const names = new Map(items.map((item) => [`${item.nomenclature_id}.${item.id}`, item]));
  const nameOf = (field: FieldName, value: string | null): string | null => {
    if (value === null) return null;
    if (field === 'municipalityId') return municipalities.find(({ id }) => String(id) === value)?.name ?? value;
    const list = choiceLists[field as keyof typeof choiceLists] as number | undefined;
    return list === undefined ? value : (names.get(`${list}.${value}`)?.name_bg ?? value);
  };
  for (const [field, list] of Object.entries(choiceLists) as [keyof typeof choiceLists, number][]) {
    const chosen = after[field];
    if (chosen && chosen !== before[field] && !names.get(`${list}.${chosen}`)?.is_active)
      throw new Refusal(texts.unknownChoice(texts.fields[field]));
  }
  const { municipalityId } = after;
  if (municipalityId && !municipalities.some(({ id }) => String(id) === municipalityId))
    throw new Refusal(texts.unknownChoice(texts.fields.municipalityId));
  return nameOf;
};

/** Returns the given fields whose values differ from the stored values. */
export const differingFields = (input: Partial<FieldValues>, stored: FieldValues): FieldName[] =>
  fieldNames.filter((name) => input[name] !== undefined && input[name] !== stored[name]);
