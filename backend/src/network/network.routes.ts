import { Type } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { networkAccess } from '../kernel/access/access-rules.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, tileResponses } from '../kernel/http/schema.ts';
import { readLineAttributes } from './line-attributes.ts';
import type { Network } from './network.ts';
import { LineAttributes, NearestQuery, NearLine, NetworkTileParams, SvoParams } from './network.schemas.ts';
import { networkTexts } from './network.texts.ts';
import { requireTileAddress, sendTile } from './drawing/send-tile.ts';

export interface NetworkServices {
  database: Database;
  network: Network;
}

/** Adds the routes for tiles of the network, lines near a place, and the properties of a service connection. */
export const addRoutes = (server: Server, { database, network }: NetworkServices): void => {
  const config = { access: networkAccess };
  server.addSchema(NearLine);
  server.addSchema(LineAttributes);
  server.get(
    '/struma/tiles/:layer/:z/:x/:y',
    {
      config,
      schema: {
        tags: ['additions'],
        params: NetworkTileParams,
        response: tileResponses('application/vnd.mapbox-vector-tile', 'A vector tile.'),
      },
    },
    async (request, reply) => {
      const { params } = request;
      return sendTile(request, reply, await network.tile(params.layer, requireTileAddress(params)));
    },
  );
  for (const layer of ['pipes', 'src_lines_w'] as const) {
    server.get(
      `/struma/lines/${layer}/nearest`,
      {
        config,
        schema: { tags: ['additions'], querystring: NearestQuery, response: responsesOf(Type.Array(refTo(NearLine))) },
      },
      async ({ query: { latitude, longitude, metres, limit } }) => {
        const lines = await network.nearestLines(layer, { latitude, longitude }, metres, limit);
        return lines.map(({ id, metres: distance, place }) => ({ id, metres: distance, ...place }));
      },
    );
  }
  server.get(
    '/lines/src_lines_w/:svoId',
    { config, schema: { tags: ['additions'], params: SvoParams, response: responsesOf(refTo(LineAttributes)) } },
    async ({ params: { svoId } }) => {
      const line = await readLineAttributes(database, svoId);
      if (!line) throw new HttpFailure(404, networkTexts.unknownLine);
      return line;
    },
  );
};
