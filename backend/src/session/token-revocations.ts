import { sql, type Kysely } from 'kysely';
import type { Tables } from '../kernel/database/tables.generated.ts';

/** A revoked session, or an account whose tokens issued up to a time (seconds since 1970) are revoked. */
export type TokenRevocation = { session: string } | { subject: string; until: number };

/**
 * Revokes tokens at every gateway within seconds. Code that changes rights, a password or the state of an account calls
 * this function in the transaction that records the change.
 */
export const addTokenRevocations = async (
  database: Kysely<Tables>,
  revocations: readonly TokenRevocation[],
): Promise<void> => {
  if (revocations.length === 0) return;
  await database
    .insertInto('cut_off')
    .values(withoutDuplicates(revocations))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).doUpdateSet({
        until: sql`greatest(cut_off.until, excluded.until)`,
        created_on: sql`now()`,
      }),
    )
    .execute();
};

/** Reads revocations added since a time in milliseconds since 1970; null for all that are still relevant. */
export const readTokenRevocations = async (
  database: Kysely<Tables>,
  since: number | null,
): Promise<{ now: number; cutOffs: TokenRevocation[] }> => {
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

/** The longest session of the provider, as a PostgreSQL interval. The clean-up removes older revocations. */
export const revocationLifetime = '10 hours';

/**
 * A row has the start time of its transaction and becomes visible later. Therefore each read begins this much before
 * `since`.
 */
const overlap = '1 minute';

const from = (since: number | null) =>
  since === null
    ? sql`now() - ${revocationLifetime}::interval`
    : sql`to_timestamp(${since}::double precision / 1000) - ${overlap}::interval`;

/** Removes duplicates, because one statement must not update a row twice. */
const withoutDuplicates = (revocations: readonly TokenRevocation[]) => {
  const rows = revocations.map((revocation) =>
    'session' in revocation
      ? { kind: 'session', value: revocation.session, until: 0 }
      : { kind: 'subject', value: revocation.subject, until: revocation.until },
  );
  const latestLast = rows.toSorted((one, other) => one.until - other.until);
  return [...new Map(latestLast.map((row) => [`${row.kind} ${row.value}`, row])).values()];
};
