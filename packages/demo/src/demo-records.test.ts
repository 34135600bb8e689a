import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../tests/builders/database/test-database.ts';
import { fillReferenceUtility } from './fill-reference-utility.ts';

let database: TestDatabase;
let pool: pg.Pool;
const files = new Map<string, Buffer>();

const receive = async (bytes: Readable) => {
  const content = Buffer.concat(await bytes.toArray());
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { sha256, size: content.length, keep: async () => void files.set(sha256, content) };
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database.url);
  const until = new Date('2026-05-20T09:40:00Z');
  await fillReferenceUtility({ pool, attachments: { receive }, waterMeters: 1500, signals: 600, until });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const count = async (table: string, condition = 'true'): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  );
  return rows[0]?.count ?? NaN;
};

describe('the reference utility', () => {
  test('WM-4 has service connections of two data sources, with attributes that are hidden or unlabelled', async () => {
    for (const condition of ['id > 10000000', 'id < 10000000', `attributes ? 'gid'`, `attributes ? 'pressure_zone'`])
      expect({ condition, some: (await count('svo_line', condition)) > 5 }).toEqual({ condition, some: true });
    expect(await count('water_meter', 'svo_id > 10000000')).toBeGreaterThan(5);
    const { rows } = await pool.query<{ next: number; last: number }>(
      `select nextval(pg_get_serial_sequence('svo_line', 'id'))::int as next, max(id)::int as last from svo_line`,
    );
    expect(rows[0]?.next).toBeGreaterThan(rows[0]?.last ?? 0);
  });

  test('has addresses with several meters', async () => {
    expect(
      await count('(select address_id from water_meter group by address_id having count(*) > 1) several'),
    ).toBeGreaterThan(0);
  });

  test('BR-11 has breakdowns with names of places and accounts of creators; some open breakdowns have signals', async () => {
    const places = 'breakdown b join town t on t.id = b.town_id join street s on s.id = b.street_id';
    expect(await count(places, 'b.town_name <> t.name or b.street_name <> s.name')).toBe(0);
    expect(await count('breakdown', 'town_name is null or street_name is null')).toBe(0);
    expect(await count('breakdown', 'created_by_subject is not null')).toBeGreaterThan(5);
    const linked = 'signal s join breakdown b on b.id = s.breakdown_id';
    expect(await count(linked, 's.status_id = 2 and not b.finished')).toBeGreaterThan(3);
  });

  test('LG-3 has exceptions that share their trace id with activities', async () => {
    const shared = 'exception_log e join activity_log a on a.trace_id = e.trace_id and a.actor = e.username';
    expect(await count(shared)).toBeGreaterThan(5);
    expect(await count('exception_log', 'statement is not null and path is not null')).toBeGreaterThan(5);
  });

  test('IM-5 keeps the content of imported files and of the files with their rejected rows', async () => {
    const { rows } = await pool.query<{ sha256: string; size: number }>(`
      select sha256, file_size::int as size from import_file union all select sha256, size::int from import_error_file`);
    expect(rows.length).toBeGreaterThan(4);
    for (const { sha256, size } of rows) expect(files.get(sha256)?.length).toBe(size);
  });
});
