import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { IsolationResult, IsolationRequest, PlacedValve } from '../../network/isolation/isolation-index.ts';
import type { Network } from '../../network/network.ts';
import { findAffectedMeters, type AffectedMeter } from './affected-meters.ts';
import { countPeople } from './count-people.ts';
import { describeStreets, type StreetAddress } from './describe-streets.ts';
import type { IsolationPlan } from './isolation.schemas.ts';

interface Services {
  database: Database;
  network: Network;
}

const maxLines = 3_000;
const maxAddresses = 500;

/** Traces the valves around a break and reads what loses its water. Returns null if no pipe is found. */
export const planIsolation = async (
  { database, network }: Services,
  request: IsolationRequest,
  breakdownId: number | null,
): Promise<IsolationPlan | null> => {
  const trace = await network.isolate(request);
  if (!trace) return null;
  const pipeIds = [...new Set(trace.lines.map(({ pipeId }) => pipeId))];
  const [meters, overlaps, valves] = await Promise.all([
    findAffectedMeters(database, network, trace.lines),
    findOverlaps(database, pipeIds, breakdownId),
    describeValves(database, trace),
  ]);
  const { addresses, ...affected } = await describeMeters(database, meters);
  const { pipeId, sourcesInside, hasSources, isSupplied, lines } = trace;
  return {
    pipeId,
    ...valves,
    lines: lines.slice(0, maxLines).map(({ line, metres, isDownstream, pipeId: id }) => ({
      pipeId: id,
      isDownstream,
      metres: Math.round(metres),
      coordinates: line.map(({ longitude, latitude }) => [round(longitude), round(latitude)]),
    })),
    pipesTotal: pipeIds.length,
    metresTotal: Math.round(lines.reduce((sum, { metres }) => sum + metres, 0)),
    ...affected,
    addresses: addresses.slice(0, maxAddresses),
    addressesTotal: addresses.length,
    sourcesInside,
    hasSources,
    isSupplied,
    isSparse: isSparse(trace),
    overlaps,
  };
};

/** Rounds to seven decimals, about one centimetre. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

const maxIsolatedPipes = 60;
const maxValves = 25;

/**
 * True if the isolated part is so large that the data probably lacks valves. In a complete network, in which most pipe
 * ends have a valve, the largest of 4 000 traces has 33 pipes and 16 valves.
 */
const isSparse = ({ lines, mustClose }: IsolationResult): boolean => {
  const isolated = new Set(lines.flatMap(({ pipeId, isDownstream }) => (isDownstream ? [] : [pipeId])));
  return isolated.size > maxIsolatedPipes || mustClose.length > maxValves;
};

type ValveLists = Pick<IsolationPlan, 'mustClose' | 'mayClose' | 'broken'>;

/** Adds the street of the nearest address to each valve, so that a team can find the valve. */
const describeValves = async (
  database: Database,
  { mustClose, mayClose, broken }: Pick<IsolationResult, keyof ValveLists>,
): Promise<ValveLists> => {
  const places = [...mustClose, ...mayClose, ...broken].map(({ place }) => place);
  const { rows } = await sql<{ name: string | null }>`
    select (
      select street.name from address a left join street on street.id = a.street_id
      where a.location is not null order by a.location <-> point(valve.longitude, valve.latitude) limit 1) as name
    from unnest(${places.map(({ longitude }) => longitude)}::double precision[],
        ${places.map(({ latitude }) => latitude)}::double precision[])
      with ordinality as valve(longitude, latitude, number)
    order by valve.number`.execute(database);
  const describeFrom = (first: number, valves: readonly PlacedValve[]): ValveLists['broken'] =>
    valves.map(({ place: { latitude, longitude }, ...valve }, index) => ({
      ...valve,
      latitude: round(latitude),
      longitude: round(longitude),
      streetName: rows[first + index]?.name ?? null,
    }));
  return {
    mustClose: describeFrom(0, mustClose),
    mayClose: describeFrom(mustClose.length, mayClose),
    broken: describeFrom(mustClose.length + mayClose.length, broken),
  };
};

/** Finds at most 20 other open breakdowns whose damaged pipe is one of these pipes, or whose zone contains one. */
const findOverlaps = async (
  database: Database,
  pipeIds: readonly number[],
  breakdownId: number | null,
): Promise<IsolationPlan['overlaps']> => {
  const { rows } = await sql<IsolationPlan['overlaps'][number]>`
    select b.id, b.work_card_no as "workCardNo" from breakdown b
    where not b.finished and b.id is distinct from ${breakdownId}::bigint
      and (b.osm_id = any(${pipeIds}::bigint[]) or b.zone_pipes && ${pipeIds}::bigint[])
    order by b.id desc limit 20`.execute(database);
  return rows;
};

type Described = Pick<
  IsolationPlan,
  'streets' | 'addresses' | 'metersTotal' | 'clientsTotal' | 'people' | 'isEstimate' | 'criticalUsers'
>;

const describeMeters = async (database: Database, meters: readonly AffectedMeter[]): Promise<Described> => {
  const addressIds = distinct(meters.map(({ addressId }) => addressId));
  const clientIds = distinct(meters.map(({ clientId }) => clientId));
  const [addresses, criticalUsers] = await Promise.all([
    readAddresses(database, addressIds),
    readCriticalUsers(database, clientIds, addressIds),
  ]);
  return {
    streets: describeStreets(addresses),
    addresses: addresses.map(({ id, text }) => ({ id, text })),
    metersTotal: meters.length,
    clientsTotal: clientIds.length,
    ...countPeople(meters),
    criticalUsers,
  };
};

const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

const readAddresses = async (
  database: Database,
  ids: readonly number[],
): Promise<(StreetAddress & { id: number; text: string })[]> => {
  const { rows } = await sql<StreetAddress & { id: number; text: string }>`
    select a.id, a.address_description as text, town.name as "townName", street.name as "streetName",
      a.street_number as "streetNumber", a.block
    from address a join town on town.id = a.town_id left join street on street.id = a.street_id
    where a.id = any(${ids}::bigint[]) order by a.id`.execute(database);
  return rows;
};

/** Reads the critical users, each with the first of its affected addresses. */
const readCriticalUsers = async (
  database: Database,
  clientIds: readonly number[],
  addressIds: readonly number[],
): Promise<IsolationPlan['criticalUsers']> => {
  const { rows } = await sql<IsolationPlan['criticalUsers'][number]>`
    select c.id as "clientId", c.name, c.critical_kind as kind,
      (select a.address_description from address a
       where a.client_id = c.id and a.id = any(${addressIds}::bigint[]) order by a.id limit 1) as address
    from client c where c.id = any(${clientIds}::bigint[]) and c.critical_kind is not null
    order by array_position(array['HOSPITAL', 'CARE_HOME', 'KINDERGARTEN', 'SCHOOL'], c.critical_kind), c.name, c.id`.execute(
    database,
  );
  return rows;
};
