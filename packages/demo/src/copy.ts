import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of COPY's text format. Arrays become numeric PostgreSQL arrays. */
export type Value = string | number | boolean | Date | Point | readonly number[] | null;

/** Longitude and latitude, in the order of PostgreSQL's point. */
export interface Point {
  longitude: number;
  latitude: number;
}

/** A table with its columns and a generator that streams its rows. */
export interface Load {
  table: string;
  columns: readonly string[];
  rows: () => Iterable<readonly Value[]> | Promise<Iterable<readonly Value[]>>;
}

const chunkSize = 1 << 16;

/** Streams rows into a PostgreSQL table and returns how many. `onRows` receives the number of rows sent so far. */
export const copyRows = async (
  client: ClientBase,
  load: Load,
  onRows: (rows: number) => void = () => undefined,
): Promise<number> => {
  const lines = chunks(await load.rows(), onRows);
  const stream = client.query(copyFrom(`copy ${load.table} (${load.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(lines, { objectMode: true, highWaterMark: 2 }), stream);
  return stream.rowCount;
};

/** Formats one line of COPY's text format. */
export const copyLine = (row: readonly Value[]): string => `${row.map(format).join('\t')}\n`;

function* chunks(rows: Iterable<readonly Value[]>, onRows: (rows: number) => void): Generator<Buffer> {
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += copyLine(row);
    count += 1;
    if (text.length < chunkSize) continue;
    onRows(count);
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

const format = (value: Value): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if ('longitude' in value) return `(${degrees(value.longitude)},${degrees(value.latitude)})`;
  return `{${value.join(',')}}`;
};

/** Rounds degrees to seven decimals, which is about one centimetre. */
const degrees = (value: number): number => Math.round(value * 1e7) / 1e7;

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escape = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text;
