import { metresPerDegree } from '@struma/shared/geo.ts';
import { sql } from 'kysely';
import type { Point } from '../../kernel/database/column-types.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { DryLine } from '../../network/isolation/isolation-index.ts';
import { fractionOnLine } from '../../network/isolation/fraction-on-line.ts';
import type { Network } from '../../network/network.ts';
import type { CountedMeter } from './count-people.ts';

export interface AffectedMeter extends CountedMeter {
  clientId: number | null;
}

/**
 * Meters without a service connection are searched in the box around each part of a pipe without water, with this
 * margin.
 */
const nearMetres = 40;

/** A part of a pipe without water. */
type DryPart = Pick<DryLine, 'pipeId' | 'begin' | 'end' | 'line'>;

/** Finds the meters that are not closed and get their water through the dry parts of pipes. */
export const findAffectedMeters = async (
  database: Database,
  network: Pick<Network, 'placeOnPipes'>,
  dry: readonly DryPart[],
): Promise<AffectedMeter[]> => {
  const isDry = createDryCheck(dry);
  const [linked, unlinked] = await Promise.all([
    findConnections(database, dry, isDry).then((connections) => readLinked(database, connections)),
    readUnlinked(database, dry),
  ]);
  const places = distinctPlaces(unlinked);
  const onPipes = await network.placeOnPipes([...places.values()]);
  const dryPlaces = new Set(
    [...places.keys()].filter((_, index) => {
      const onPipe = onPipes[index];
      return onPipe && isDry(onPipe.pipeId, onPipe.at);
    }),
  );
  return [...linked, ...unlinked.filter(({ place }) => dryPlaces.has(keyOf(place)))];
};

type DryCheck = (pipeId: number, at: number) => boolean;

const createDryCheck = (dry: readonly DryPart[]): DryCheck => {
  const parts = Map.groupBy(dry, ({ pipeId }) => pipeId);
  return (pipeId, at) => (parts.get(pipeId) ?? []).some(({ begin, end }) => at >= begin && at <= end);
};

interface StoredConnection {
  id: number;
  pipeId: number;
  from: Point;
  /** Points of the pipe; null if the whole pipe is dry. */
  longitudes: number[] | null;
  latitudes: number[] | null;
}

/** Finds the service connections that branch from a dry part of a pipe. */
const findConnections = async (database: Database, dry: readonly DryPart[], isDry: DryCheck): Promise<number[]> => {
  const [whole, partly] = [wholePipes(dry), new Set(dry.map(({ pipeId }) => pipeId))];
  for (const pipeId of whole) partly.delete(pipeId);
  const { rows } = await sql<StoredConnection>`
    select s.id, p.osm_id as "pipeId", point(s.longitudes[1], s.latitudes[1]) as "from",
      case when p.osm_id = any(${[...partly]}::bigint[]) then p.longitudes end as longitudes,
      case when p.osm_id = any(${[...partly]}::bigint[]) then p.latitudes end as latitudes
    from svo_line s join pipe p on p.id = s.pipe_id
    where p.osm_id = any(${[...whole, ...partly]}::bigint[])`.execute(database);
  return rows
    .filter(({ pipeId, from, longitudes, latitudes }) => {
      if (!longitudes || !latitudes) return true;
      // A pipe is short, so the earth counts as flat. The ratio makes degrees of longitude and latitude equally long.
      const ratio = Math.cos((from.y * Math.PI) / 180);
      const xs = longitudes.map((longitude) => longitude * ratio);
      return isDry(pipeId, fractionOnLine({ xs, ys: latitudes, from: 0, to: xs.length }, from.x * ratio, from.y));
    })
    .map(({ id }) => id);
};

/** Returns the pipes that are dry over their whole length: the fractions of their dry parts add up to 1. */
const wholePipes = (dry: readonly DryPart[]): Set<number> => {
  const lengths = new Map<number, number>();
  for (const { pipeId, begin, end } of dry) lengths.set(pipeId, (lengths.get(pipeId) ?? 0) + end - begin);
  return new Set([...lengths].flatMap(([pipeId, length]) => (length > 1 - 1e-9 ? [pipeId] : [])));
};

const columns = sql`m.id, m.address_id as "addressId", m.client_id as "clientId", m.ownership_type_id = 2 as "isCommon",
  m.customers_total as people, m.apartments_total as apartments, m.main_water_meter_id as "mainMeterId"`;

/** Reads the meters at the connections, and those of their sub-meters that have no connection of their own. */
const readLinked = async (database: Database, connections: readonly number[]): Promise<AffectedMeter[]> => {
  if (connections.length === 0) return [];
  const { rows } = await sql<AffectedMeter>`
    with linked as (select id from water_meter where svo_id = any(${connections}::bigint[]))
    select ${columns} from water_meter m
    where m.closed_on is null and m.id in (
      select id from linked
      union
      select sub.id from water_meter sub join linked on linked.id = sub.main_water_meter_id where sub.svo_id is null)`.execute(
    database,
  );
  return rows;
};

type UnlinkedMeter = AffectedMeter & { place: Point };

/** Reads the meters near the dry parts, if neither the meter nor its main meter has a service connection. */
const readUnlinked = async (database: Database, dry: readonly DryPart[]): Promise<UnlinkedMeter[]> => {
  const boxes = dry.map(boxOf);
  const column = (name: keyof Bounds) => sql`${boxes.map((box) => box[name])}::double precision[]`;
  const { rows } = await sql<UnlinkedMeter>`
    with area as materialized (
      select box(point(west, south), point(east, north)) as bounds
      from unnest(${column('west')}, ${column('south')}, ${column('east')}, ${column('north')})
        as given(west, south, east, north)),
    near as (
      select m.id from area join water_meter m on m.location <@ area.bounds
      union
      select m.id from area join address a on a.location <@ area.bounds join water_meter m on m.address_id = a.id
      where m.location is null)
    select ${columns}, coalesce(m.location, a.location) as place
    from near join water_meter m on m.id = near.id
    left join address a on a.id = m.address_id
    left join water_meter main on main.id = m.main_water_meter_id
    where m.closed_on is null and m.svo_id is null and main.svo_id is null`.execute(database);
  return rows;
};

interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const boxOf = ({ line }: DryPart): Bounds => {
  const [longitudes, latitudes] = [line.map(({ longitude }) => longitude), line.map(({ latitude }) => latitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const latitudeMargin = nearMetres / metresPerDegree;
  const longitudeMargin = latitudeMargin / Math.cos((north * Math.PI) / 180);
  return {
    west: Math.min(...longitudes) - longitudeMargin,
    south: south - latitudeMargin,
    east: Math.max(...longitudes) + longitudeMargin,
    north: north + latitudeMargin,
  };
};

/** The places of the meters by key. Meters of one building can share a place. */
const distinctPlaces = (meters: readonly UnlinkedMeter[]): Map<string, { longitude: number; latitude: number }> =>
  new Map(meters.map(({ place }) => [keyOf(place), { longitude: place.x, latitude: place.y }]));

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;
