import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Point } from '../../kernel/database/column-types.ts';
import { runPrepared, type Database, type Prepared } from '../../kernel/database/database.ts';
import { MomentText, nullable } from '../../kernel/http/schema.ts';
import type { ListColumn } from '../../kernel/list/declare-list.ts';
import { orderByNumber } from '../../kernel/list/nomenclature-order.ts';
import type { SortSource } from '../../kernel/list/sort.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { exportTexts } from './breakdown-export.texts.ts';
import { municipalitiesByName, municipalitiesByRegion } from './municipality-order.ts';

// This file defines each column of breakdowns: schema, SQL, sort key and CSV.

const Id = Type.Integer();
const Text = nullable(Type.String());
const Local = nullable({ ...MomentText, description: 'YYYY-MM-DD HH:mm:ss in Sofia.' });
const Utc = nullable({
  ...MomentText,
  description: 'The time of the field without `Utc` in its name, in UTC.',
});
const ItemRef = Type.Object({ id: Id, nameBg: Type.String() });
const Category = Type.Object({ id: Id, code: Type.String(), nameBg: Type.String() });

export const BreakdownRow = Type.Object(
  {
    id: Id,
    workCardNo: Type.String(),
    finished: Type.Boolean(),
    finishedAt: nullable({ ...MomentText, description: 'When `finished` became true: YYYY-MM-DD HH:mm:ss in Sofia.' }),
    finishedAtUtc: Utc,
    signalTimestamp: Local,
    signalTimestampUtc: Utc,
    repairStart: Local,
    repairStartUtc: Utc,
    repairEnd: Local,
    repairEndUtc: Utc,
    waterStopStart: Local,
    waterStopStartUtc: Utc,
    waterStopEnd: Local,
    waterStopEndUtc: Utc,
    waterStopPeople: nullable(Type.Integer()),
    computedPeople: nullable(Type.Integer({ description: 'Number of people counted by the isolation plan.' })),
    affectedStreets: Text,
    zonePipes: nullable(Type.Array(Id, { description: 'osm ids of the pipes without water.' })),
    brokenValves: nullable(Type.Array(Id, { description: 'Valves that do not close.' })),
    kevrCategory1: nullable(Category),
    kevrCategory2: nullable(Category),
    regionName: Text,
    municipalityId: nullable(Id),
    municipalityName: Text,
    townName: Text,
    streetName: Text,
    streetDescription: Text,
    description: Text,
    priorityId: nullable(Id),
    priority: nullable(ItemRef),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    visoftId: Text,
    osmId: nullable(Id),
    createdBy: nullable(Type.String({ description: 'Name of the person who created the breakdown.' })),
    checked: Type.Boolean(),
    signalsCount: Type.Integer({ description: 'Number of linked signals.' }),
  },
  { $id: 'BreakdownRow' },
);

export type BreakdownRow = Static<typeof BreakdownRow>;

interface StoredBreakdown {
  id: number;
  work_card_no: string;
  finished: boolean;
  finished_at: string | null;
  signal_timestamp: string;
  repair_start: string | null;
  repair_end: string | null;
  water_stop_start: string | null;
  water_stop_end: string | null;
  water_stop_people: number | null;
  computed_people: number | null;
  affected_streets: string | null;
  zone_pipes: number[] | null;
  broken_valves: number[] | null;
  category1: BreakdownRow['kevrCategory1'];
  category2: BreakdownRow['kevrCategory2'];
  priority: BreakdownRow['priority'];
  region_name: string | null;
  municipality_id: number | null;
  municipality_name: string | null;
  town_name: string | null;
  street_name: string | null;
  street_description: string | null;
  description: string | null;
  location: Point | null;
  visoft_id: string | null;
  osm_id: number | null;
  created_by: string | null;
  checked: boolean;
  signals_count: number;
}

/** Reads the breakdowns with these ids, in any order. */
export const readBreakdowns = async (database: Database, ids: readonly number[]): Promise<BreakdownRow[]> => {
  if (ids.length === 0) return [];
  return (await runPrepared<StoredBreakdown>(database, byId, [ids])).map(toRow);
};

/** Reads a breakdown inside a transaction. */
export const readBreakdownIn = async (transaction: Database, id: number): Promise<BreakdownRow | undefined> => {
  const { rows } = await transaction.executeQuery<StoredBreakdown>(CompiledQuery.raw(byId.text, [[id]]));
  return rows[0] && toRow(rows[0]);
};

const itemJoin = (alias: string, column: string, nomenclature: number): string =>
  `left join nomenclature_item ${alias} on ${alias}.nomenclature_id = ${nomenclature} and ${alias}.id = b.${column}`;

const itemJson = (alias: string, code = ''): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, ${code}'nameBg', ${alias}.name_bg) end`;

// Prepared, because planning these joins takes longer than running them; a query by primary key has only one plan.
const byId: Prepared = {
  name: 'breakdowns-by-id',
  text: `
    select b.id, b.work_card_no, b.finished, b.finished_at, b.signal_timestamp, b.repair_start, b.repair_end, b.water_stop_start,
      b.water_stop_end, b.water_stop_people, b.computed_people, b.affected_streets, b.zone_pipes,
      b.broken_valves, ${itemJson('category1', `'code', category1.code, `)} as category1,
      ${itemJson('category2', `'code', category2.code, `)} as category2, ${itemJson('priority')} as priority,
      district.name as region_name, b.municipality_id, municipality.name as municipality_name, b.town_name,
      b.street_name, b.street_description, b.description, b.location, b.visoft_id, b.osm_id, b.created_by, b.checked,
      (select count(*) from signal s where s.breakdown_id = b.id) as signals_count
    from breakdown b
    ${itemJoin('category1', 'kevr_category1_id', nomenclatures.kevrCategories1)}
    ${itemJoin('category2', 'kevr_category2_id', nomenclatures.kevrCategories2)}
    ${itemJoin('priority', 'priority_id', nomenclatures.priorities)}
    left join municipality on municipality.id = b.municipality_id
    left join district on district.id = municipality.district_id
    where b.id = any($1::bigint[])`,
};

/**
 * Converts a breakdown to the format of the REST contract. Times are local, as the specification requires, and also in
 * UTC.
 */
const toRow = (stored: StoredBreakdown): BreakdownRow => ({
  id: stored.id,
  workCardNo: stored.work_card_no,
  finished: stored.finished,
  ...timesOf(stored),
  waterStopPeople: stored.water_stop_people,
  computedPeople: stored.computed_people,
  affectedStreets: stored.affected_streets,
  zonePipes: stored.zone_pipes,
  brokenValves: stored.broken_valves,
  kevrCategory1: stored.category1,
  kevrCategory2: stored.category2,
  regionName: stored.region_name,
  municipalityId: stored.municipality_id,
  municipalityName: stored.municipality_name,
  townName: stored.town_name,
  streetName: stored.street_name,
  streetDescription: stored.street_description,
  description: stored.description,
  priorityId: stored.priority?.id ?? null,
  priority: stored.priority,
  latitude: stored.location?.y ?? null,
  longitude: stored.location?.x ?? null,
  visoftId: stored.visoft_id,
  osmId: stored.osm_id,
  createdBy: stored.created_by,
  checked: stored.checked,
  signalsCount: stored.signals_count,
});

const timesOf = (stored: StoredBreakdown) => ({
  finishedAt: stored.finished_at && localText(stored.finished_at),
  finishedAtUtc: stored.finished_at && utcText(stored.finished_at),
  signalTimestamp: localText(stored.signal_timestamp),
  signalTimestampUtc: utcText(stored.signal_timestamp),
  repairStart: stored.repair_start && localText(stored.repair_start),
  repairStartUtc: stored.repair_start && utcText(stored.repair_start),
  repairEnd: stored.repair_end && localText(stored.repair_end),
  repairEndUtc: stored.repair_end && utcText(stored.repair_end),
  waterStopStart: stored.water_stop_start && localText(stored.water_stop_start),
  waterStopStartUtc: stored.water_stop_start && utcText(stored.water_stop_start),
  waterStopEnd: stored.water_stop_end && localText(stored.water_stop_end),
  waterStopEndUtc: stored.water_stop_end && utcText(stored.water_stop_end),
});

const { headings, yes, no } = exportTexts;

const byColumn = (column: RawBuilder<unknown>): SortSource => ({ order: column, emptyWhere: column });
const byText = (column: RawBuilder<unknown>): SortSource => ({
  order: sql`${column} collate bulgarian`,
  emptyWhere: column,
});
const municipalityJoin = sql`left join municipality sort_municipality on sort_municipality.id = b.municipality_id`;
const districtJoin = sql`left join district sort_district on sort_district.id = (
  select district_id from municipality where municipality.id = b.municipality_id)`;
const yesOrNo = (value: boolean): string => (value ? yes : no);

/** Columns of the list, in the order of the CSV file. */
export const breakdownColumns = {
  id: { sort: { order: sql`b.id` } },
  workCardNo: { sort: { order: sql`b.work_card_no collate bulgarian` }, csv: headings.workCardNo },
  finished: {
    sort: { order: sql`b.finished` },
    csv: { heading: headings.finished, value: ({ finished }) => yesOrNo(finished) },
  },
  regionName: {
    sort: {
      order: sql`sort_district.name collate bulgarian`,
      leftJoin: districtJoin,
      emptyWhere: sql`b.municipality_id`,
      groups: { column: sql`b.municipality_id`, readOrder: municipalitiesByRegion },
    },
    csv: headings.region,
  },
  municipalityName: {
    sort: {
      order: sql`sort_municipality.name collate bulgarian`,
      leftJoin: municipalityJoin,
      emptyWhere: sql`b.municipality_id`,
      groups: { column: sql`b.municipality_id`, readOrder: municipalitiesByName },
    },
    csv: headings.municipality,
  },
  townName: { sort: byText(sql`b.town_name`), csv: headings.town },
  streetName: { sort: byText(sql`b.street_name`), csv: headings.street },
  streetDescription: { csv: headings.streetDescription },
  description: { csv: headings.description },
  priority: {
    // Sorted by urgency, the order of the reference list.
    sort: {
      ...byColumn(sql`b.priority_id`),
      groups: { column: sql`b.priority_id`, readOrder: orderByNumber(nomenclatures.priorities) },
    },
    csv: { heading: headings.priority, value: ({ priority }) => priority?.nameBg ?? null },
  },
  signalTimestamp: { sort: { order: sql`b.signal_timestamp` }, csv: headings.startedAt },
  repairStart: { sort: byColumn(sql`b.repair_start`), csv: headings.repairStart },
  repairEnd: { sort: byColumn(sql`b.repair_end`), csv: headings.repairEnd },
  waterStopStart: { sort: byColumn(sql`b.water_stop_start`), csv: headings.waterStopStart },
  waterStopEnd: { sort: byColumn(sql`b.water_stop_end`), csv: headings.waterStopEnd },
  finishedAt: { csv: headings.finishedAt },
  waterStopPeople: { sort: byColumn(sql`b.water_stop_people`), csv: headings.people },
  kevrCategory1: {
    csv: { heading: headings.kevrCategory1, value: ({ kevrCategory1 }) => kevrCategory1?.nameBg ?? null },
  },
  kevrCategory2: {
    csv: { heading: headings.kevrCategory2, value: ({ kevrCategory2 }) => kevrCategory2?.nameBg ?? null },
  },
  latitude: { csv: headings.latitude },
  longitude: { csv: headings.longitude },
  visoftId: { csv: headings.externalId },
  osmId: { csv: headings.pipe },
  createdBy: { csv: headings.createdBy },
  checked: { csv: { heading: headings.checked, value: ({ checked }) => yesOrNo(checked) } },
} satisfies Partial<Record<keyof BreakdownRow, ListColumn<BreakdownRow>>>;
