import type { Pool } from 'pg';
import type { Place } from '../drawing/mercator.ts';
import type { OneWay, ValveInput } from './isolation-input.ts';

interface StoredPlace {
  longitude: number;
  latitude: number;
}

type StoredValve = Omit<ValveInput, 'x' | 'y'> & StoredPlace & { oneWay: OneWay | null };

/** Reads all valves; `pipeId` is an osm id. */
export const readValves = async (pool: Pool): Promise<(Omit<ValveInput, 'x' | 'y'> & { place: Place })[]> => {
  const { rows } = await pool.query<StoredValve>(`
    select v.id, p.osm_id as "pipeId", v.is_open as "isOpen", v.is_operable as "isOperable", v.one_way as "oneWay",
      v.location[0] as longitude, v.location[1] as latitude
    from valve v join pipe p on p.id = v.pipe_id`);
  return rows.map(({ longitude, latitude, ...valve }) => ({ ...valve, place: { longitude, latitude } }));
};

/** Reads all points at which water enters the network. */
export const readSources = async (pool: Pool): Promise<{ name: string; place: Place }[]> => {
  const { rows } = await pool.query<StoredPlace & { name: string }>(
    'select name, location[0] as longitude, location[1] as latitude from water_source order by id',
  );
  return rows.map(({ name, longitude, latitude }) => ({ name, place: { longitude, latitude } }));
};
