import type { Coordinates } from '../schema-types.generated.ts';

/** The coordinates in two fields of a REST response; null if one of the numbers is missing. */
export const toCoordinates = (latitude: unknown, longitude: unknown): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
