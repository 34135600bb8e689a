import { sql, type RawBuilder } from 'kysely';

/** Matches are searched within this distance of a place, in metres. */
export const matchMetres = 2_000;
/**
 * The period of a breakdown begins this many hours before its start: citizens report damage before the utility does.
 */
const hoursBefore = 12;

type Expression = RawBuilder<unknown>;

/**
 * SQL: hours by which a moment is outside of a breakdown's period, which lasts from 12 hours before its start until its
 * finish; 0 inside of it.
 */
export const hoursApart = (
  moment: Expression,
  breakdown: { start: Expression; finishedAt: Expression },
): RawBuilder<number> => {
  const begin = sql`${breakdown.start} - ${sql.lit(`${hoursBefore} hours`)}::interval`;
  const end = sql`coalesce(${breakdown.finishedAt}, 'infinity')`;
  return sql`case when ${moment} < ${begin} then extract(epoch from ${begin} - ${moment}) / 3600
    when ${moment} > ${end} then extract(epoch from ${moment} - ${end}) / 3600 else 0 end::double precision`;
};

/** SQL: similarity of two texts, 0 to 1: how much of the shorter text occurs in the longer one. */
export const similaritySql = (one: Expression, other: Expression): RawBuilder<number> =>
  sql`greatest(word_similarity(${one}, ${other}), word_similarity(${other}, ${one}), 0)::double precision`;
