import type { Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import { type Coordinates, isSamePlace } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { refTo, responsesOrRefusal } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { findSnapProblem, requireClosest } from './snap-rules.ts';
import { hasTarget, lockMeter, placeMeter, type MeterTarget, type StoredMeter } from './stored-meter.ts';
import { MeterPlace, MeterPlaced } from './svo.schemas.ts';
import { svoTexts as texts } from './svo.texts.ts';

interface MoveServices {
  database: Database;
  network: Network;
}

/**
 * MP-11: adds the route that moves a meter on the map. If `svoId` is sent, the connection changes too: to undo a snap,
 * the client sends the former place and the former connection.
 */
export const addRoutes = (server: Server, services: MoveServices): void => {
  server.addSchema(MeterPlace);
  server.addSchema(MeterPlaced);
  server.post(
    '/struma/water-meters/place',
    {
      config: { access: networkAccess },
      schema: { tags: ['additions'], body: refTo(MeterPlace), response: responsesOrRefusal(refTo(MeterPlaced)) },
    },
    ({ body, ...request }) => moveMeter(services, requirePrincipal(request), body),
  );
};

const moveMeter = (
  { database, network }: MoveServices,
  principal: Principal,
  { waterMeterId, svoId, expected, ...given }: MeterPlace,
): Promise<Static<typeof MeterPlaced>> => {
  const place = toPlace(given);
  const problem = place ? findPlaceProblem(place) : null;
  if (problem !== null) throw new HttpFailure(400, problem);
  return database.transaction().execute(async (transaction) => {
    const meter = await lockMeter(transaction, waterMeterId);
    const target = {
      place: place === undefined ? meter.place : place,
      svoId: svoId === undefined ? meter.svoId : svoId,
    };
    if (hasTarget(meter, target)) return { isChanged: false };
    if (expected && !isAsExpected(meter, expected)) throw new HttpFailure(412, texts.changedMeanwhile);
    await requireConnectable({ database: transaction, network }, meter, target);
    await placeMeter(transaction, principal, meter, target);
    return { isChanged: true };
  });
};

type Degrees = Partial<Record<keyof Coordinates, number | null>>;

/** Undefined without coordinates: then the place is neither changed nor compared. Null stands for no place. */
const toPlace = ({ latitude, longitude }: Degrees): Coordinates | null | undefined => {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  if (latitude !== longitude) throw new HttpFailure(400, texts.halfPlace);
  return latitude === undefined ? undefined : null;
};

const isAsExpected = (meter: StoredMeter, { svoId, ...degrees }: NonNullable<MeterPlace['expected']>): boolean => {
  const place = toPlace(degrees);
  return (place === undefined || isSamePlace(meter.place, place)) && (svoId === undefined || svoId === meter.svoId);
};

/**
 * Throws if a new connection breaks a rule of the snap (WM-5). An unchanged connection is not checked, so that a meter
 * can be moved away from it. An undo restores a former connection that may be far from the former place.
 */
const requireConnectable = async (
  services: MoveServices,
  meter: StoredMeter,
  { place, svoId }: MeterTarget,
): Promise<void> => {
  if (svoId === null || svoId === meter.svoId) return;
  await requireLine(services.database, svoId);
  const isUndo = svoId === (await readFormerSvo(services.database, meter.id));
  const reason = findSnapProblem(meter, isUndo ? 0 : await readMetres(services.network, place, svoId));
  if (reason !== null) throw new Refusal(reason);
};

const requireLine = async (database: Database, svoId: number): Promise<void> => {
  const line = await database.selectFrom('svo_line').select('id').where('id', '=', svoId).executeTakeFirst();
  if (!line) throw new HttpFailure(404, texts.unknownLine);
};

const readMetres = async (network: Network, place: Coordinates | null, svoId: number): Promise<number> => {
  if (!place) throw new Refusal(texts.noPlace);
  return (await requireClosest(network, svoId, place)).metres;
};

/** Reads the connection before the last change of the connection; null without one. */
const readFormerSvo = async (database: Database, id: number): Promise<number | null> => {
  const last = await database
    .selectFrom('activity_log')
    .select('old_value')
    .where('entity', '=', 'waterMeter')
    .where('entity_id', '=', String(id))
    .where('field', '=', 'svoId')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.old_value ? Number(last.old_value) : null;
};
