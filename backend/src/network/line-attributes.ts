import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { lineLabels, lineTexts, lineUnits } from './line-attributes.texts.ts';
import type { LineAttributes } from './network.schemas.ts';

interface StoredLine {
  pipe: number | null;
  attributes: Record<string, unknown>;
  longitudes: number[];
  latitudes: number[];
}

/**
 * WM-4: reads the properties of a service connection, except technical ones, each with a Bulgarian label. Null if there
 * is no such line.
 */
export const readLineAttributes = async (
  database: Database,
  svoId: number,
): Promise<Static<typeof LineAttributes> | null> => {
  const { rows } = await sql<StoredLine>`
    select p.osm_id as pipe, s.attributes, s.longitudes, s.latitudes
    from svo_line s left join pipe p on p.id = s.pipe_id where s.id = ${svoId}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  return {
    svoId,
    pipeOsmId: row.pipe,
    attributes: Object.entries(row.attributes)
      .filter(([name]) => lineLabels[name] !== null)
      .sort(([one], [other]) => rankOf(one) - rankOf(other))
      .map(([name, value]) => ({ name, label: lineLabels[name] ?? lineTexts.noLabel, value: format(name, value) })),
    coordinates: row.longitudes.map((longitude, point) => [longitude, row.latitudes[point] ?? 0]),
  };
};

const order = Object.keys(lineLabels);

const rankOf = (name: string): number => {
  const rank = order.indexOf(name);
  return rank === -1 ? order.length : rank;
};

const format = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return lineTexts.none;
  if (typeof value === 'boolean') return value ? lineTexts.yes : lineTexts.no;
  const unit = lineUnits[name];
  const text = typeof value === 'string' ? value : JSON.stringify(value).replace('.', ',');
  return unit ? `${text} ${unit}` : text;
};
