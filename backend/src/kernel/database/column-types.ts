import type { ColumnType } from 'kysely';

/** A column `timestamptz`: read as a text in UTC, '2026-10-25 00:30:00.123+00'; written as a Date or as text. */
export type Moment = ColumnType<string, Date | string, Date | string>;

export interface Point {
  x: number;
  y: number;
}

/** A column `point`: written as PostgreSQL's text, '(23.32,42.69)'. */
export type PointColumn = ColumnType<Point, string, string>;
