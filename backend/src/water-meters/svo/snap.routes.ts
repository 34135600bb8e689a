import { sql } from 'kysely';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Coordinates } from '../../kernel/geo.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { findSnapProblem, maxMetres, requireClosest } from './snap-rules.ts';
import { hasTarget, lockMeter, placeMeter } from './stored-meter.ts';
import { MapSelection, SnapFeature, SnapResult } from './svo.schemas.ts';
import { svoTexts as texts } from './svo.texts.ts';

interface SvoServices {
  database: Database;
  network: Network;
}

/** WM-5: adds the routes that connect a common meter to a service connection, or show the new place in advance. */
export const addRoutes = (server: Server, services: SvoServices): void => {
  server.addSchema(MapSelection);
  server.addSchema(SnapResult);
  server.addSchema(SnapFeature);
  const config = { access: networkAccess };
  const tags = ['water-meters'];
  server.post(
    '/api/WaterMeter/SnapWatermeterToLine',
    { config, schema: { tags, body: refTo(MapSelection), response: responsesOf(refTo(SnapResult)) } },
    (request) => snap(services, requirePrincipal(request), request.body),
  );
  server.post(
    '/api/WaterMeter/PreviewSnap',
    { config, schema: { tags, body: refTo(MapSelection), response: responsesOf(refTo(SnapFeature)) } },
    async ({ body }) => {
      await requireMeter(services.database, body.watermeterID);
      const { place, metres } = await requireClosest(services.network, body.svoID, markerOf(body));
      return {
        type: 'Feature' as const,
        geometry: {
          type: 'LineString' as const,
          coordinates: [
            [body.markerLng, body.markerLat],
            [place.longitude, place.latitude],
          ],
        },
        properties: { svoID: body.svoID, distance: metres, isTooFar: metres > maxMetres },
      };
    },
  );
};

const requireMeter = async (database: Database, id: number): Promise<void> => {
  const { rows } = await sql`select from water_meter where id = ${id}`.execute(database);
  if (rows.length === 0) throw new HttpFailure(404, texts.unknownMeter);
};

const snap = async (
  { database, network }: SvoServices,
  principal: Principal,
  selection: MapSelection,
): Promise<SnapResult> => {
  const closest = await requireClosest(network, selection.svoID, markerOf(selection));
  return database.transaction().execute(async (transaction) => {
    const meter = await lockMeter(transaction, selection.watermeterID);
    const snapped = { place: closest.place, svoId: selection.svoID };
    if (hasTarget(meter, snapped)) return { type: 1, message: texts.stored };
    const { expectedSvoID: expected } = selection;
    if (expected !== undefined && expected !== meter.svoId) throw new HttpFailure(412, texts.changedMeanwhile);
    const reason = findSnapProblem(meter, closest.metres);
    if (reason !== null) return { type: 0, message: reason };
    await placeMeter(transaction, principal, meter, snapped);
    return { type: 1, message: texts.stored };
  });
};

const markerOf = ({ markerLat, markerLng }: MapSelection): Coordinates => ({
  latitude: markerLat,
  longitude: markerLng,
});
