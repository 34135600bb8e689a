import { sql } from 'kysely';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { isSamePlace } from '../../kernel/geo.ts';
import { lockMeter, placeMeter, type StoredMeter } from './stored-meter.ts';
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
      const { place, metres } = await requireClosest(services.network, body);
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

/** Maximum distance between the marker and the connection. */
const maxMetres = 100;

/** Returns the point of the connection that is closest to the marker. Throws 404 if the connection does not exist. */
const requireClosest = async (network: Network, { svoID, markerLat, markerLng }: MapSelection) => {
  const closest = await network.closestOnLine('src_lines_w', svoID, { latitude: markerLat, longitude: markerLng });
  if (!closest) throw new HttpFailure(404, texts.unknownLine);
  return closest;
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
  const closest = await requireClosest(network, selection);
  return database.transaction().execute(async (transaction) => {
    const meter = await lockMeter(transaction, selection.watermeterID);
    const snapped = { place: closest.place, svoId: selection.svoID };
    const reason = reasonAgainst(meter, snapped, closest.metres);
    if (reason !== null) return { type: 0, message: reason };
    await placeMeter(transaction, principal, meter, snapped);
    return { type: 1, message: texts.stored };
  });
};

const reasonAgainst = (
  meter: StoredMeter,
  snapped: Pick<StoredMeter, 'place' | 'svoId'>,
  metres: number,
): string | null => {
  if (!meter.isCommon) return texts.notCommon;
  if (meter.isClosed) return texts.closed;
  if (metres > maxMetres) return texts.tooFar(Math.round(metres), maxMetres);
  return meter.svoId === snapped.svoId && isSamePlace(meter.place, snapped.place) ? texts.sameSnap : null;
};
