import type { Installation } from '../product/installation.ts';
import { execute, type HttpClient } from './graphql-request.ts';

export interface Sort {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** Reads the ids of all matching signals page by page, and the total count that each page reports. */
export const listSignals = async (
  reader: HttpClient,
  filter: object,
  sort: readonly Sort[] = [],
  size = 100,
): Promise<{ ids: number[]; counts: number[] }> => {
  const found = { ids: [] as number[], counts: [] as number[] };
  for (let number = 1; ; number += 1) {
    const { data, errors } = await execute<{ signals: { totalCount: number; items: { id: string }[] } }>(
      reader,
      `query ($filter: SignalFilter, $sort: [SignalSort!], $page: PageInput) {
        signals(filter: $filter, sort: $sort, page: $page) { totalCount items { id } }
      }`,
      { filter, sort, page: { number, size } },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    found.ids.push(...data.signals.items.map(({ id }) => Number(id)));
    found.counts.push(data.signals.totalCount);
    if (data.signals.items.length < size) return found;
  }
};

/** The ids that `listSignals` must return, read by one simple statement. */
export const listBySql = async (
  { pool }: Pick<Installation, 'pool'>,
  where: string,
  order = 's.id desc',
): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(`
    select s.id from signal s
    left join nomenclature_item priority on priority.nomenclature_id = 2 and priority.id = s.priority_id
    left join nomenclature_item status on status.nomenclature_id = 1 and status.id = s.status_id
    left join submitter on submitter.id = s.submitter_id
    left join breakdown on breakdown.id = s.breakdown_id
    where ${where} order by ${order}`);
  return rows.map(({ id }) => id);
};

/** SQL of the sort fields of signals. */
export const sortExpressions: Readonly<Record<string, string>> = {
  ID: 's.id',
  PRIORITY: 's.priority_id',
  STATUS: 'status.name_bg collate bulgarian',
  SUBMITTER: 'submitter.name collate bulgarian',
  CREATED_AT: 's.created_at',
  LAST_RESPONSE_AT: 's.last_response_at',
  CLOSED_AT: 's.closed_at',
  WORK_CARD_NO: 'breakdown.work_card_no collate bulgarian',
  ANSWER_DUE_AT: 'case when s.needs_reply then coalesce(s.last_response_at, s.created_at) end',
};

/** `order by` of the sort keys: empty values last, and the id, descending, as the last key. */
export const orderBySql = (sort: readonly Sort[]): string =>
  [...sort.map(({ field, direction }) => `${sortExpressions[field]} ${direction} nulls last`), 's.id desc'].join(', ');
