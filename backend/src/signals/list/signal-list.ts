import { sql } from 'kysely';
import type { Person } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { createRowCounter } from '../../kernel/list/count.ts';
import { inOrderOf, readPage, type ListQuery } from '../../kernel/list/list.ts';
import { partsOf, readSortKeys, type SortSource } from '../../kernel/list/sort.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { ListServices } from '../services.ts';
import { filterSignals } from './signal-filter.ts';
import { lookUpSignals, toSignalRow } from './signal-row.ts';
import { signalTexts } from '../signals.texts.ts';
import type { SignalExportQuery, SignalListQuery, SignalRow, SortField } from '../signals.schemas.ts';
import { visibleTo } from './visible-signal.ts';

const counter = createRowCounter();

export const readSignalList = async (
  services: ListServices,
  person: Person,
  query: SignalListQuery,
): Promise<{ items: SignalRow[]; totalCount: number | null }> => {
  const { database } = services;
  const list = await listOf(services, person, query);
  const { ids, totalCount } = await readPage(database, counter, { list, window: query });
  const signals = await lookUpSignals(database, ids);
  return { items: inOrderOf(ids, signals).map((signal) => toSignalRow(signal, person)), totalCount };
};

/** The list that a query describes, of what a person may see. */
export const listOf = async (
  { database, answerHours }: ListServices,
  person: Person,
  query: SignalExportQuery,
): Promise<ListQuery> => {
  const keys = readSortKeys(query.sortBy, query.sortDesc);
  return {
    from: sql`from signal s`,
    id: sql`s.id`,
    conditions: [...visibleTo(person), ...filterSignals(query, person, answerHours)],
    parts: partsOf(keys, await sortSources(database, keys[0]?.field)),
  };
};

/** A signal that is not the person's to see is 404, as one that does not exist. */
export const readSignal = async (database: Database, person: Person, id: number): Promise<SignalRow> => {
  const [signal] = await lookUpSignals(database, [id]);
  if (!signal || !(isOperator(person) || signal.submitter_subject === person.subject))
    throw new HttpFailure(404, signalTexts.unknown);
  return toSignalRow(signal, person);
};

/** Reference lists are read only where their order decides the parts of the list. */
const sortSources = async (
  database: Database,
  first: SortField | undefined,
): Promise<Record<SortField, SortSource>> => ({
  id: { order: sql`s.id` },
  createdUtc: { order: sql`s.created_at` },
  lastResponseUtc: { order: sql`s.last_response_at`, emptyWhere: sql`s.last_response_at` },
  closedUtc: { order: sql`s.closed_at`, emptyWhere: sql`s.closed_at` },
  status: {
    order: sql`sort_status.name_bg collate bulgarian`,
    leftJoin: sql`left join nomenclature_item sort_status on sort_status.nomenclature_id = ${sql.lit(nomenclatures.signalStatuses)} and sort_status.id = s.status_id`,
    ...(first === 'status' && {
      groups: { column: sql`s.status_id`, inOrder: await itemsByName(database, nomenclatures.signalStatuses) },
    }),
  },
  priority: {
    // By urgency, which is the order of the reference list; its names would sort by the alphabet.
    order: sql`s.priority_id`,
    emptyWhere: sql`s.priority_id`,
    ...(first === 'priority' && {
      groups: { column: sql`s.priority_id`, inOrder: await itemsInOrder(database, nomenclatures.priorities) },
    }),
  },
  createdBySubmitter: {
    order: sql`sort_submitter.name collate bulgarian`,
    leftJoin: sql`left join submitter sort_submitter on sort_submitter.id = s.submitter_id`,
    innerJoin: sql`join submitter sort_submitter on sort_submitter.id = s.submitter_id`,
    emptyWhere: sql`s.submitter_id`,
  },
  breakdown: {
    order: sql`sort_breakdown.work_card_no collate bulgarian`,
    leftJoin: sql`left join breakdown sort_breakdown on sort_breakdown.id = s.breakdown_id`,
    innerJoin: sql`join breakdown sort_breakdown on sort_breakdown.id = s.breakdown_id`,
    emptyWhere: sql`s.breakdown_id`,
  },
});

/** The numbers of a reference list in the alphabetical order of their names; equal names share a place. */
const itemsByName = async (database: Database, nomenclature: number): Promise<number[][]> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by id) as ids from nomenclature_item where nomenclature_id = ${nomenclature}
    group by name_bg collate bulgarian order by name_bg collate bulgarian`.execute(database);
  return rows.map((row) => row.ids);
};

const itemsInOrder = async (database: Database, nomenclature: number): Promise<number[][]> => {
  const { rows } = await sql<{ id: number }>`
    select id from nomenclature_item where nomenclature_id = ${nomenclature} order by id`.execute(database);
  return rows.map(({ id }) => [id]);
};
