import { sql, type RawBuilder } from 'kysely';

/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Of latitude; degrees of longitude are shorter. */
export const metresOfDegree = 111_320;

/** How much of a degree of latitude one of longitude is there; near the poles no less than a hundredth. */
const narrowing = ({ latitude }: Coordinates): number => Math.max(0.01, Math.cos((latitude * Math.PI) / 180));

/** SQL: the box around a circle, which an index of places knows; the radius in metres may be SQL of its own. */
export const boxAround = (place: Coordinates, metres: number | RawBuilder<unknown>): RawBuilder<unknown> => {
  const { latitude, longitude } = place;
  const high = sql`(${metres})::double precision / ${sql.lit(metresOfDegree)}`;
  const wide = sql`${high} / ${narrowing(place)}::double precision`;
  return sql`box(
    point(${longitude}::double precision - ${wide}, ${latitude}::double precision - ${high}),
    point(${longitude}::double precision + ${wide}, ${latitude}::double precision + ${high}))`;
};

/** SQL: metres from a place to that of a column, as if the earth were flat: right to a hand's breadth over some kilometres. */
export const metresBetween = (place: Coordinates, column: RawBuilder<unknown>): RawBuilder<number> => {
  const { latitude, longitude } = place;
  return sql`${sql.lit(metresOfDegree)} * sqrt(
    power((${column}[0] - ${longitude}) * ${narrowing(place)}, 2) + power(${column}[1] - ${latitude}, 2))`;
};
