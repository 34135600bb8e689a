import type { Server } from '../kernel/http/http.ts';
import { mapAccess } from '../kernel/access/access-rules.ts';
import type { ExternalHttp } from '../kernel/http/external-http.ts';
import { responsesOf, refTo, tileResponses } from '../kernel/http/schema.ts';
import type { Network } from '../network/network.ts';
import { TileParams } from '../network/network.schemas.ts';
import { requireTileAddress, sendBytes } from '../network/drawing/send-tile.ts';
import type { BaseMapSource } from './base-map-source.ts';
import { BaseMap } from './base-map.schemas.ts';
import { createEmbeddedBaseMap } from './embedded-base-map.ts';
import { createFileBaseMap } from './file-base-map.ts';
import { createRasterBaseMap, createWmsBaseMap } from './external-base-map.ts';

/** The source of the base map in the settings. */
export type BaseMapOption =
  | { from: 'embedded' }
  | { from: 'raster' | 'wms'; address: string }
  | { from: 'pmtiles'; file: string };

export interface BaseMapServices {
  network: Network;
  externalHttp: ExternalHttp;
  map: { base: BaseMapOption; attribution: string };
}

/** Adds the routes of the base map: its format and its tiles. */
export const addRoutes = (server: Server, services: BaseMapServices): void => {
  const source = openSource(services);
  const config = { access: mapAccess };
  server.addSchema(BaseMap);
  server.get(
    '/struma/base-map',
    { config, schema: { tags: ['additions'], response: responsesOf(refTo(BaseMap)) } },
    () => source.facts(),
  );
  server.get(
    '/struma/tiles/base/:z/:x/:y',
    {
      config,
      schema: {
        tags: ['additions'],
        params: TileParams,
        response: tileResponses(['application/vnd.mapbox-vector-tile', 'image/*'], 'A vector tile or an image.'),
      },
    },
    async (request, reply) => sendBytes(request, reply, await source.tile(requireTileAddress(request.params))),
  );
};

const openSource = ({ network, externalHttp, map: { base, attribution } }: BaseMapServices): BaseMapSource => {
  switch (base.from) {
    case 'embedded':
      return createEmbeddedBaseMap(network);
    case 'pmtiles':
      return createFileBaseMap(base.file);
    case 'raster':
      return createRasterBaseMap(externalHttp, base.address, attribution);
    case 'wms':
      return createWmsBaseMap(externalHttp, base.address, attribution);
  }
};
