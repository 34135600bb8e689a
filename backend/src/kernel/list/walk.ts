import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ListQuery } from './list.ts';
import { orderOf, whereOf, type ListPart } from './sort.ts';

/**
 * Yields the ids of all rows of a list, in the order of the list and in batches. A batch is read when the consumer
 * requests it. A connection and a snapshot are in use until the consumer has read all batches or stops.
 */
export async function* walkList(database: Database, list: ListQuery): AsyncGenerator<number[], void, undefined> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (const part of list.parts) {
      await sql`declare walk no scroll cursor for ${selectIds(list, part)}`.execute(transaction);
      for (;;) {
        const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(batchSize)} from walk`.execute(transaction);
        if (rows.length > 0) yield rows.map(({ id }) => id);
        if (rows.length < batchSize) break;
      }
      await sql`close walk`.execute(transaction);
    }
  } finally {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}

const batchSize = 500;

const selectIds = (list: ListQuery, part: ListPart): RawBuilder<unknown> =>
  sql`select ${list.id} as id ${list.from} ${sql.join(part.joins, sql` `)} ${whereOf(list.conditions, part)}
    ${orderOf(part, list.id, false)}`;
