import type pg from 'pg';
import { faultTopics } from '../../../packages/demo/src/data/topics-faults.data.ts';

/** A signal that reports a breakdown; it is not stored. */
export interface ReportedSignal {
  breakdownId: number;
  latitude: number;
  longitude: number;
  /** Moment of the signal in UTC. */
  at: string;
  title: string;
}

const signalsPerBreakdown = 5;

/**
 * Replaces all breakdowns by breakdowns of the last 60 days at pipes of the reference utility. Returns signals that
 * report them: their places are normally distributed around the breakdown (deviation 120 metres), and their times lie
 * between two hours before its start and ten hours after it. Places and titles are the same in each run.
 */
export const replaceBreakdowns = async (pool: pg.Pool, signals: number): Promise<ReportedSignal[]> => {
  await pool.query('update signal set breakdown_id = null, status_id = 4 where breakdown_id is not null');
  await pool.query('delete from breakdown');
  await pool.query(
    `insert into breakdown (id, work_card_no, finished, finished_at, signal_timestamp, description, location, osm_id)
     select n, 'С-' || n, true, start + interval '8 hours', start, null, point(longitudes[1], latitudes[1]), osm_id
     from (
       select row_number() over (order by md5(osm_id::text)) as n, pipe.*,
         now() - interval '60 days' * ((('x' || substr(md5(osm_id::text || 'time'), 1, 8))::bit(32)::bigint) / 4294967296.0) as start
       from pipe
     ) chosen
     where n <= $1`,
    [Math.ceil(signals / signalsPerBreakdown)],
  );
  await pool.query("select setval(pg_get_serial_sequence('breakdown', 'id'), (select max(id) from breakdown))");
  await pool.query('analyze breakdown');
  const { rows } = await pool.query<{ id: number; longitude: number; latitude: number; start: number }>(
    'select id, location[0] as longitude, location[1] as latitude, extract(epoch from signal_timestamp)::float8 as start from breakdown order by id',
  );
  const random = createRandom(20_261_122);
  const titles = faultTopics.flatMap(({ titles: choices }) => choices);
  return Array.from({ length: signals }, (_, index) => {
    const { id, longitude, latitude, start } = rows[index % rows.length] ?? {
      id: 0,
      longitude: 0,
      latitude: 0,
      start: 0,
    };
    const at = new Date((start + (random() * 12 - 2) * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
    return {
      breakdownId: id,
      latitude: latitude + (120 * normal(random)) / 111_195,
      longitude: longitude + (120 * normal(random)) / (111_195 * Math.cos((latitude * Math.PI) / 180)),
      at,
      title: titles[Math.floor(random() * titles.length)] ?? '',
    };
  });
};

/** Adds breakdowns until the table has `count` of them. */
export const insertManyBreakdowns = async (pool: pg.Pool, count: number): Promise<void> => {
  await pool.query(
    `insert into breakdown (work_card_no, finished, finished_at, signal_timestamp, description, municipality_id, location)
     select 'М-' || n, n % 50 <> 0, case when n % 50 <> 0 then now() end, now() - n * interval '10 minutes',
       repeat('Спукана тръба ', 1 + n % 8),
       (select id from municipality order by id offset n % (select count(*) from municipality) limit 1),
       point(23.3 + n % 1000 / 5000.0, 42.7 + n / 1000 / 1000.0)
     from generate_series(1, $1::integer - (select count(*)::integer from breakdown)) n`,
    [count],
  );
  await pool.query('vacuum analyze breakdown');
};

/** Creates a generator of random numbers from 0 to 1 that the seed determines (mulberry32). */
const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d_2b_79_f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** A normally distributed number (Box–Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
