import { sql, type Kysely } from 'kysely';
import type { Tables } from '../kernel/database/database-types.ts';

/** A session that is over, or a person whose tokens up to a second since 1970 tell what is no longer so. */
export type CutOff = { session: string } | { subject: string; until: number };

/**
 * Makes every gateway refuse these tokens within seconds. Belongs into the transaction of whatever takes a right away,
 * locks a person out or changes a password.
 */
export const addCutOffs = async (database: Kysely<Tables>, cutOffs: readonly CutOff[]): Promise<void> => {
  if (cutOffs.length === 0) return;
  await database
    .insertInto('cut_off')
    .values(withoutRepeats(cutOffs))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).doUpdateSet({
        until: sql`greatest(cut_off.until, excluded.until)`,
        created_on: sql`now()`,
      }),
    )
    .execute();
};

/** What was added since a moment, in milliseconds since 1970; null: all that still matters. */
export const readCutOffs = async (
  database: Kysely<Tables>,
  since: number | null,
): Promise<{ now: number; cutOffs: CutOff[] }> => {
  const { rows } = await sql<{ now: number; kind: string | null; value: string; until: number }>`
    select floor(extract(epoch from now()) * 1000)::bigint as now, kind, value, until
    from (select) one left join cut_off on created_on >= ${from(since)}`.execute(database);
  return {
    now: rows[0]?.now ?? 0,
    cutOffs: rows.flatMap(({ kind, value, until }) => {
      if (kind === null) return [];
      return kind === 'session' ? { session: value } : { subject: value, until };
    }),
  };
};

/** An interval of PostgreSQL: no session of the provider lasts longer. The clean-up removes what is older. */
export const cutOffsMatterFor = '10 hours';

/** A row carries the moment at which its transaction began: one that was long under way must not be missed. */
const overlap = '1 minute';

const from = (since: number | null) =>
  since === null
    ? sql`now() - ${cutOffsMatterFor}::interval`
    : sql`to_timestamp(${since}::double precision / 1000) - ${overlap}::interval`;

/** One statement may not change a row twice. */
const withoutRepeats = (cutOffs: readonly CutOff[]) => {
  const rows = cutOffs.map((cutOff) =>
    'session' in cutOff
      ? { kind: 'session', value: cutOff.session, until: 0 }
      : { kind: 'subject', value: cutOff.subject, until: cutOff.until },
  );
  const latestLast = rows.toSorted((one, other) => one.until - other.until);
  return [...new Map(latestLast.map((row) => [`${row.kind} ${row.value}`, row])).values()];
};
