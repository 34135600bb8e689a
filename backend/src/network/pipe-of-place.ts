import type { Coordinates } from '../kernel/geo.ts';
import type { Network } from './network.ts';

/** A place belongs to the nearest pipe within this distance. */
const nearMetres = 60;

/** Returns the osm id of the pipe of a place; null if none is near or the pipes cannot be read. */
export const pipeOfPlace = async (
  network: Pick<Network, 'nearestLines'>,
  place: Coordinates,
): Promise<number | null> => {
  const lines = await network.nearestLines('pipes', place, nearMetres, 1).catch(() => []);
  return lines[0]?.id ?? null;
};
