import { requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import { type Coordinates, isSamePlace } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../../kernel/http/schema.ts';
import { lockMeter, placeMeter, type StoredMeter } from './stored-meter.ts';
import { MeterPlace, MeterPlaced } from './svo.schemas.ts';
import { svoTexts as texts } from './svo.texts.ts';

/**
 * MP-11: adds the route that moves a meter on the map. If `svoId` is sent, the connection changes too: to undo a snap,
 * the client sends the former place and the former connection.
 */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(MeterPlace);
  server.addSchema(MeterPlaced);
  server.post(
    '/struma/water-meters/place',
    {
      config: { access: networkAccess },
      schema: { tags: ['additions'], body: refTo(MeterPlace), response: responsesOf(refTo(MeterPlaced)) },
    },
    async (request) => {
      const { waterMeterId, svoId, expected, ...given } = request.body;
      const place = toPlace(given);
      const problem = place && findPlaceProblem(place);
      if (problem !== null) throw new HttpFailure(400, problem);
      const principal = requirePrincipal(request);
      return database.transaction().execute(async (transaction) => {
        const meter = await lockMeter(transaction, waterMeterId);
        if (expected && !isAsExpected(meter, expected)) throw new HttpFailure(412, texts.changedMeanwhile);
        const newSvoId = svoId === undefined ? meter.svoId : svoId;
        await requireLine(transaction, newSvoId);
        return { isChanged: await placeMeter(transaction, principal, meter, { place, svoId: newSvoId }) };
      });
    },
  );
};

type Degrees = Record<keyof Coordinates, number | null>;

const toPlace = ({ latitude, longitude }: Degrees): Coordinates | null => {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude !== longitude) throw new HttpFailure(400, texts.halfPlace);
  return null;
};

const isAsExpected = (meter: StoredMeter, expected: NonNullable<MeterPlace['expected']>): boolean =>
  isSamePlace(meter.place, toPlace(expected)) && (expected.svoId === undefined || expected.svoId === meter.svoId);

const requireLine = async (transaction: Database, svoId: number | null): Promise<void> => {
  if (svoId === null) return;
  const line = await transaction.selectFrom('svo_line').select('id').where('id', '=', svoId).executeTakeFirst();
  if (!line) throw new HttpFailure(404, texts.unknownLine);
};
