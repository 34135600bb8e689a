import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { fillReferenceUtility } from './fill-reference-utility.ts';
import { createStreets } from './network/streets.ts';
import {
  count,
  dropDatabases,
  openDatabase,
  storeIn,
  tables,
} from '../../../tests/builders/database/empty-databases.ts';

const waterMeters = 1500;
const signals = 600;
const until = new Date('2026-05-20T09:40:00Z');

interface Filled {
  pool: pg.Pool;
  files: Map<string, Buffer>;
}

const fill = async (): Promise<Filled> => {
  const pool = await openDatabase();
  const files = new Map<string, Buffer>();
  await fillReferenceUtility({ pool, attachments: storeIn(files), waterMeters, signals, until });
  return { pool, files };
};

afterAll(dropDatabases);

describe('the reference utility', () => {
  let pool: pg.Pool;
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    ({ pool, files } = await fill());
  });

  test('has the requested size and consecutive ids; its sequences continue after the last id', async () => {
    expect(await count(pool, 'water_meter')).toBe(waterMeters);
    expect(await count(pool, 'signal')).toBe(signals);
    for (const table of tables.filter((each) => each !== 'svo_line')) {
      const { rows } = await pool.query<{ first: number; last: number; rows: number; next: number }>(
        `select min(id)::int as first, max(id)::int as last, count(*)::int as rows,
          nextval(pg_get_serial_sequence('${table}', 'id'))::int as next from ${table}`,
      );
      const size = rows[0]?.rows ?? 0;
      expect({ table, ...rows[0] }).toEqual({ table, first: 1, last: size, rows: size, next: size + 1 });
    }
  });

  test('is deterministic', async () => {
    const other = await fill();
    for (const table of tables) {
      const hash = `select md5(string_agg(t::text, ',' order by id)) as hash from ${table} t`;
      const [one, two] = [await pool.query(hash), await other.pool.query(hash)];
      expect({ table, rows: two.rows }).toEqual({ table, rows: one.rows });
    }
    expect([...other.files.keys()]).toEqual([...files.keys()]);
  });

  test('has addresses next to their streets', async () => {
    const streets = createStreets(waterMeters);
    const { rows } = await pool.query<{ street: string; location: { x: number; y: number } }>(
      'select street_id as street, location from address where location is not null',
    );
    expect(rows.length).toBeGreaterThan(500);
    for (const { street, location } of rows) {
      const line = streets[Number(street) - 1]?.line ?? [];
      const distances = line.slice(1).map((to, index) => metresTo(location, line[index] ?? to, to));
      expect(Math.min(...distances)).toBeLessThan(30);
    }
  });

  test('has service connections that begin at their pipe and end within 30 metres of it', async () => {
    const { rows } = await pool.query<{ pipe_x: number[]; pipe_y: number[]; x: number[]; y: number[] }>(
      `select pipe.longitudes as pipe_x, pipe.latitudes as pipe_y, line.longitudes as x, line.latitudes as y
       from svo_line line join pipe on pipe.id = line.pipe_id`,
    );
    for (const { pipe_x, pipe_y, x, y } of rows) {
      const from = { longitude: pipe_x[0] ?? NaN, latitude: pipe_y[0] ?? NaN };
      const to = { longitude: pipe_x[1] ?? NaN, latitude: pipe_y[1] ?? NaN };
      expect(metresTo({ x: x[0] ?? NaN, y: y[0] ?? NaN }, from, to)).toBeLessThan(0.5);
      expect(metresTo({ x: x[1] ?? NaN, y: y[1] ?? NaN }, from, to)).toBeLessThan(30);
    }
  });

  test('has common meters with sub-meters of the same block', async () => {
    expect(await count(pool, 'water_meter', 'ownership_type_id = 2')).toBeGreaterThan(5);
    expect(
      await count(
        pool,
        `water_meter sub join water_meter main on main.id = sub.main_water_meter_id
         join address a on a.id = sub.address_id join address b on b.id = main.address_id`,
        `main.ownership_type_id <> 2 or sub.ownership_type_id = 2 or (a.block, a.entrance, a.street_id) <> (b.block, b.entrance, b.street_id)`,
      ),
    ).toBe(0);
  });

  test('has increasing readings, and meters show the last one', async () => {
    expect(
      await count(
        pool,
        `(select read_on, water_meter_value value, lag(water_meter_value) over reading as earlier, lag(read_on) over reading as before
          from audit window reading as (partition by water_meter_id order by id)) pair`,
        'value <= earlier or read_on <= before',
      ),
    ).toBe(0);
    expect(
      await count(
        pool,
        'water_meter m',
        'check_value is distinct from (select max(water_meter_value) from audit a where a.water_meter_id = m.id)',
      ),
    ).toBe(0);
  });

  test('has signals in every status, in chronological order', async () => {
    for (const condition of [
      ...[1, 2, 3, 4].map((status) => `status_id = ${status}`),
      'priority_id is null',
      'priority_id = 4',
      'needs_reply',
      `channel = 'EMAIL'`,
      'location is null',
    ]) {
      expect({ condition, some: (await count(pool, 'signal', condition)) > 0 }).toEqual({ condition, some: true });
    }
    expect(
      await count(
        pool,
        '(select created_at, lag(created_at) over (order by id) as before from signal) pair',
        'created_at < before',
      ),
    ).toBe(0);
  });

  test('has signals that match their conversations', async () => {
    const last = `(select kind from response r where r.signal_id = s.id order by r.id desc limit 1)`;
    expect(await count(pool, 'signal s', `needs_reply <> (coalesce(${last}, 'CLIENT') = 'CLIENT')`)).toBe(0);
    expect(
      await count(
        pool,
        'signal s',
        'last_response_at is distinct from (select max(responded_at) from response r where r.signal_id = s.id)',
      ),
    ).toBe(0);
    expect(
      await count(
        pool,
        `(select responded_at, coalesce(lag(responded_at) over (partition by signal_id order by r.id), s.created_at) as before
          from response r join signal s on s.id = r.signal_id) pair`,
        `responded_at <= before or responded_at > '${until.toISOString()}'`,
      ),
    ).toBe(0);
    expect(
      await count(
        pool,
        'response r join signal s on s.id = r.signal_id',
        `r.sender_email is not null and s.channel <> 'EMAIL'`,
      ),
    ).toBe(0);
  });

  test('SG-3 has no new replies for citizens except recent ones', async () => {
    const opened = `response_id = (select max(id) from response where signal_id = v.signal_id
      and responded_at < '2026-05-17T09:40:00Z')`;
    expect(await count(pool, 'signal_visit v', opened)).toBe(await count(pool, 'signal_visit'));
    expect(await count(pool, 'signal_visit')).toBeGreaterThan(3);
  });

  test('has a breakdown for each signal in the status BREAKDOWN, and a closing time for each rejected or closed signal', async () => {
    expect(await count(pool, 'signal', 'status_id = 2 and breakdown_id is null')).toBe(0);
    expect(await count(pool, 'signal', '(status_id in (3, 4)) <> (closed_at is not null)')).toBe(0);
    expect(await count(pool, 'signal', `closed_at < last_response_at or closed_at > '${until.toISOString()}'`)).toBe(0);
    expect(
      await count(
        pool,
        'signal s join breakdown b on b.id = s.breakdown_id',
        `b.created_on < s.created_at and s.id = (select min(id) from signal where breakdown_id = b.id)
         or (s.location <-> b.location) > 0.003`,
      ),
    ).toBe(0);
  });

  test('has valid documents without unfilled placeholders', async () => {
    const { rows } = await pool.query<{ title: string; message: string }>(
      `select title, message from signal union all select '-', message from response`,
    );
    for (const { title, message } of rows) {
      const document = JSON.parse(message) as { type: string; content: unknown[] };
      expect(document.type).toBe('doc');
      expect(document.content.length).toBeGreaterThan(0);
      expect(`${title}${message.replace(/"[a-z]+":|[{}]/gi, '')}`).not.toMatch(/undefined|null|NaN|"text":""/);
      expect(`${title}${message}`).not.toMatch(/\{[a-z]+\}/);
    }
  });

  test('has attachments with stored content of the declared type', async () => {
    const { rows } = await pool.query<{ sha256: string; size: number; content_type: string; file_name: string }>(
      'select sha256, size, content_type, file_name from attachment',
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(files.size).toBeGreaterThan(20);
    for (const { sha256, size, content_type, file_name } of rows) {
      const bytes = files.get(sha256);
      const type = { '%PDF': 'application/pdf', '\x89PNG': 'image/png' }[
        bytes?.subarray(0, 4).toString('latin1') ?? ''
      ];
      expect({ size: bytes?.length, type }).toEqual({ size, type: content_type });
      expect(file_name).toMatch(content_type === 'image/png' ? /\.png$/ : /\.pdf$/);
    }
    expect(
      await count(pool, 'attachment a join response r on r.id = a.response_id', 'a.signal_id <> r.signal_id'),
    ).toBe(0);
  });
});

/** Distance of a place from a line segment. */
const metresTo = (
  place: { x: number; y: number },
  from: { longitude: number; latitude: number },
  to: { longitude: number; latitude: number },
): number => {
  const shrink = Math.cos((place.y * Math.PI) / 180);
  const [ax, ay] = [(from.longitude - place.x) * shrink, from.latitude - place.y];
  const [bx, by] = [(to.longitude - place.x) * shrink, to.latitude - place.y];
  const squaredLength = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / squaredLength));
  return 111_320 * Math.hypot(ax + (bx - ax) * part, ay + (by - ay) * part);
};
