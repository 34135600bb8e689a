import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Coordinates } from '../../kernel/geo.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { Network } from '../../network/network.ts';
import { crosses, type Way } from './crossing.ts';
import type { SvoProposal } from './svo.schemas.ts';
import { svoTexts as texts } from './svo.texts.ts';

interface Services {
  database: Database;
  network: Pick<Network, 'nearestLines' | 'line'>;
}

const maxProposals = 3;
/** Farther connections belong to other buildings. */
const nearMetres = 150;
const maxCandidates = 12;
/** Enough for the pipes of both streets at a corner. */
const maxPipes = 20;

/** The weight of each fact, in metres of distance. */
const weights = { sameAddress: 60, otherSide: 40, otherAddress: 15 };

/**
 * Finds likely service connections of a meter: near, at the same address, on the same side of the street. Best first.
 * `requested` is the place for which they are proposed; if null, it is the place of the address or of the meter.
 */
export const findProposals = async (
  services: Services,
  waterMeterId: number,
  requested: Coordinates | null,
): Promise<SvoProposal[]> => {
  const meter = await readMeterPlace(services.database, waterMeterId);
  const from = requested ?? meter.place;
  if (!from) return [];
  const near = await services.network.nearestLines('src_lines_w', from, nearMetres, maxCandidates);
  const [pipes, served] = await Promise.all([
    readPipes(services.network, from),
    readServed(
      services.database,
      near.map(({ id }) => id),
      meter,
    ),
  ]);
  const proposals = await Promise.all(
    near.map(async ({ id, metres, place }, index): Promise<SvoProposal> => {
      const points = await services.network.line('src_lines_w', id);
      const way: Way = [from, points?.at(-1) ?? place];
      return {
        svoId: id,
        distance: metres,
        ...place,
        isNearest: index === 0,
        isSameSide: !pipes.some((pipe) => crosses(pipe, way)),
        servesAddress: served.some((one) => one.svoId === id && one.isSameAddress),
        servedAddresses: served
          .filter((one) => one.svoId === id && !one.isSameAddress)
          .map(({ description }) => description)
          .slice(0, 3),
      };
    }),
  );
  return proposals.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, maxProposals);
};

const costOf = ({ distance, isSameSide, servesAddress, servedAddresses }: SvoProposal): number =>
  distance +
  (isSameSide ? 0 : weights.otherSide) -
  (servesAddress ? weights.sameAddress : 0) +
  (servedAddresses.length > 0 && !servesAddress ? weights.otherAddress : 0);

interface MeterPlace {
  id: number;
  addressId: number | null;
  place: Coordinates | null;
}

/** Reads the place of the meter's address, or else of the meter itself. */
const readMeterPlace = async (database: Database, id: number): Promise<MeterPlace> => {
  const { rows } = await sql<{ addressId: number | null; latitude: number | null; longitude: number | null }>`
    select m.address_id as "addressId", (coalesce(a.location, m.location))[1] as latitude,
      (coalesce(a.location, m.location))[0] as longitude
    from water_meter m left join address a on a.id = m.address_id where m.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new HttpFailure(404, texts.unknownMeter);
  const { addressId, latitude, longitude } = row;
  return { id, addressId, place: latitude === null || longitude === null ? null : { latitude, longitude } };
};

/** Reads the pipes near a place. Pipes lie in streets, so a way that crosses a pipe leads to the other side. */
const readPipes = async (network: Services['network'], place: Coordinates): Promise<Coordinates[][]> => {
  const near = await network.nearestLines('pipes', place, nearMetres, maxPipes);
  const lines = await Promise.all(near.map(({ id }) => network.line('pipes', id)));
  return lines.filter((line) => line !== null);
};

interface Served {
  svoId: number;
  description: string;
  isSameAddress: boolean;
}

/** Reads the addresses of common meters at the connections. The same entrance of a building is the same address. */
const readServed = async (
  database: Database,
  svoIds: readonly number[],
  { id, addressId }: MeterPlace,
): Promise<Served[]> => {
  const { rows } = await sql<Served>`
    select distinct m.svo_id as "svoId", a.address_description as description,
      coalesce((a.street_id, a.street_number, a.block, a.entrance)
        is not distinct from (own.street_id, own.street_number, own.block, own.entrance), false) as "isSameAddress"
    from water_meter m
    join address a on a.id = m.address_id
    left join address own on own.id = ${addressId}
    where m.svo_id = any(${svoIds}) and m.id <> ${id} and m.closed_on is null
      and m.ownership_type_id = 2
    order by description
    limit 200`.execute(database);
  return rows;
};
