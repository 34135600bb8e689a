import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ListQuery } from './list.ts';
import { orderOf, whereOf, type ListPart } from './sort.ts';

/**
 * The ids of all rows of a list in their order, in batches, read as fast as the consumer takes them. The walk holds a
 * connection and a snapshot until the consumer has read all batches or stops.
 */
export async function* walkList(database: Database, list: ListQuery): AsyncGenerator<number[], void, undefined> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (const part of list.parts) {
      await sql`declare walk no scroll cursor for ${numbersOf(list, part)}`.execute(transaction);
      for (;;) {
        const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(batch)} from walk`.execute(transaction);
        if (rows.length > 0) yield rows.map(({ id }) => id);
        if (rows.length < batch) break;
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

const batch = 500;

const numbersOf = (list: ListQuery, part: ListPart): RawBuilder<unknown> =>
  sql`select ${list.id} as id ${list.from} ${sql.join(part.joins, sql` `)} ${whereOf(list.conditions, part)}
    ${orderOf(part, list.id, false)}`;
