import type { FastifyBaseLogger } from 'fastify';
import { createOutside, type Outside } from '../kernel/http/outside.ts';
import { createNetwork, type Network } from '../network/network.ts';
import type { MapSettings } from '../settings.ts';

/** What the map's routes work with. */
export interface MapParts {
  network: Network;
  outside: Outside;
  map: MapSettings;
}

/** Nothing is read before it is asked for, or before the network is told to start. */
export const createMapParts = (databaseUrl: string, map: MapSettings, log: FastifyBaseLogger): MapParts => ({
  network: createNetwork({ databaseUrl, log }),
  outside: createOutside({ hosts: map.hosts, userAgent: map.userAgent }),
  map,
});
