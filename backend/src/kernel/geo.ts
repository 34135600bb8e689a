import { metresPerDegree } from '@struma/shared/geo.ts';
import { sql, type RawBuilder } from 'kysely';

/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees, about a centimetre. Closer places count as equal. */
const precision = 1e-7;

/** True if both places are equal, and if there is no place in both. */
export const isSamePlace = (one: Coordinates | null, other: Coordinates | null): boolean => {
  if (one === null || other === null) return one === other;
  return Math.abs(one.latitude - other.latitude) < precision && Math.abs(one.longitude - other.longitude) < precision;
};

/** Ratio of a degree of longitude to a degree of latitude, at least 0.01 near the poles. */
const longitudeRatio = ({ latitude }: Coordinates): number => Math.max(0.01, Math.cos((latitude * Math.PI) / 180));

/** SQL: the bounding box of a circle, which a GiST index can search. The radius in metres may be SQL. */
export const boxAround = (place: Coordinates, metres: number | RawBuilder<unknown>): RawBuilder<unknown> => {
  const { latitude, longitude } = place;
  const latitudeRadius = sql`(${metres})::double precision / ${sql.lit(metresPerDegree)}`;
  const longitudeRadius = sql`${latitudeRadius} / ${longitudeRatio(place)}::double precision`;
  return sql`box(
    point(${longitude}::double precision - ${longitudeRadius}, ${latitude}::double precision - ${latitudeRadius}),
    point(${longitude}::double precision + ${longitudeRadius}, ${latitude}::double precision + ${latitudeRadius}))`;
};

/**
 * SQL: distance in metres between a place and a point column on a flat earth. The error is about ten centimetres over
 * some kilometres.
 */
export const metresBetween = (place: Coordinates, column: RawBuilder<unknown>): RawBuilder<number> => {
  const { latitude, longitude } = place;
  return sql`${sql.lit(metresPerDegree)} * sqrt(
    power((${column}[0] - ${longitude}) * ${longitudeRatio(place)}, 2) + power(${column}[1] - ${latitude}, 2))`;
};
