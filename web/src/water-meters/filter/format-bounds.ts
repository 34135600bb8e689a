import type { Bounds } from '../../map/bounds.ts';

interface Corner {
  lat: number;
  lng: number;
}

/** Formats two opposite corners as the filter value `south,west,north,east`. Five decimals are about one metre. */
export const formatBounds = ([one, other]: readonly [Corner, Corner]): string =>
  [
    Math.min(one.lat, other.lat),
    Math.min(one.lng, other.lng),
    Math.max(one.lat, other.lat),
    Math.max(one.lng, other.lng),
  ]
    .map((degrees) => String(Number(degrees.toFixed(5))))
    .join(',');

/** Parses a filter value; null if the text is not a rectangle. */
export const parseBounds = (text: string): Bounds | null => {
  const [south, west, north, east, ...more] = text.split(',').map((part) => Number(part.trim() || Number.NaN));
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  const isRectangle = south < north && west < east && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isRectangle && more.length === 0 ? { south, west, north, east } : null;
};
