import type { FastifyBaseLogger } from 'fastify';
import { createExternalHttp, type ExternalHttp } from '../kernel/http/external-http.ts';
import { createNetwork, type Network } from '../network/network.ts';
import type { MapSettings } from '../settings.ts';

/** Services of the map routes. */
export interface MapServices {
  network: Network;
  externalHttp: ExternalHttp;
  map: MapSettings;
}

/** Creates the services without reading data; layers are read by `network.start` or the first request. */
export const createMapServices = (databaseUrl: string, map: MapSettings, log: FastifyBaseLogger): MapServices => ({
  network: createNetwork({ databaseUrl, log }),
  externalHttp: createExternalHttp({ hosts: map.hosts, userAgent: map.userAgent }),
  map,
});
