import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../../kernel/geo.ts';
import type { Place, PlaceQuery } from '../workflow/desk.schemas.ts';
import { lookUpSignals, toSignalRow } from '../list/signal-row.ts';
import { isOpen } from '../workflow/signal-status.ts';
import { visibleTo } from '../list/visible-signal.ts';

/** A place within this distance of a served address belongs to the utility's area. */
const areaMetres = 2_000;
/** Two signals within this distance and time may be about the same problem; a completed one may have recurred. */
const nearMetres = 300;
const nearDays = 30;
const maxNearby = 8;

/** Reads what the form of a new signal shows about a place. */
export const readPlace = async (
  database: Database,
  principal: Principal,
  query: Static<typeof PlaceQuery>,
): Promise<Place> => ({
  isInsideArea: await isInsideArea(database, query),
  nearby: await readNearby(database, principal, query),
});

/** Without addresses, every place is inside the area. */
const isInsideArea = async (database: Database, where: Coordinates): Promise<boolean> => {
  const { rows } = await sql<{ inside: boolean }>`
    select exists (select from address where location <@ ${boxAround(where, areaMetres)})
      or not exists (select from address where location is not null) as inside`.execute(database);
  return rows[0]?.inside ?? true;
};

/** Open signals first. Equal words in both titles weigh as much as the maximum distance. */
const readNearby = async (
  database: Database,
  principal: Principal,
  query: Static<typeof PlaceQuery>,
): Promise<Place['nearby']> => {
  const conditions = [
    sql`s.location <@ ${boxAround(query, nearMetres)}`,
    sql`(${isOpen(sql`s.status_id`)} or s.closed_at > now() - ${sql.lit(`${nearDays} days`)}::interval)`,
    ...visibleTo(principal),
  ];
  const { rows } = await sql<{ id: number; distance: number }>`
    select id, round(metres)::integer as distance from (
      select s.id, ${isOpen(sql`s.status_id`)} as is_open, ${metresBetween(query, sql`s.location`)} as metres, similarity(s.title, ${query.title ?? ''}) as likeness
      from signal s where ${sql.join(conditions, sql` and `)}
    ) near
    where metres <= ${sql.lit(nearMetres)}
    order by is_open desc, metres / ${sql.lit(nearMetres)} - likeness, id desc
    limit ${sql.lit(maxNearby)}`.execute(database);
  const signals = await lookUpSignals(
    database,
    rows.map(({ id }) => id),
  );
  const byId = new Map(signals.map((signal) => [signal.id, toSignalRow(signal, principal)]));
  return rows.flatMap(({ id, distance }) => {
    const signal = byId.get(id);
    return signal ? [{ signal, distance }] : [];
  });
};
