import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { search, type SearchResult } from '../../backend/src/search/search.ts';
import { migrate } from '../../backend/src/app/migrate.ts';
import { addFixedNomenclatures } from '../../backend/src/app/fixed-nomenclatures.ts';
import { createDatabase, type Database } from '../../backend/src/kernel/database/database.ts';
import { fillSmallUtility } from '../builders/data/small-utility.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { makeSpokenForms, type Expected, type SpokenForm } from '../builders/search/spoken-forms.ts';
import type pg from 'pg';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = openTestPool(testDatabase.url);
  database = createDatabase(pool);
  await migrate(database);
  await addFixedNomenclatures(database);
  await fillSmallUtility(pool, 3000);
  await pool.query('analyze');
}, 120_000);
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

/** The facts of the first hit as one text. */
const firstHit = ({ kinds, signals, people, breakdowns, addresses }: SearchResult): Record<string, unknown> => {
  switch (kinds[0]) {
    case 'SIGNAL':
      return { signal: signals[0]?.id };
    case 'BREAKDOWN':
      return { workCard: breakdowns[0]?.workCardNo };
    case 'PERSON':
      return { ...people[0] };
    case 'ADDRESS':
      return { address: addresses[0]?.label };
    default:
      return {};
  }
};

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const isRight = async (expected: Expected, result: SearchResult): Promise<boolean> => {
  const hit = firstHit(result) as {
    name?: string;
    phone?: string;
    clientNumber?: string;
    address?: string;
    clientId?: number;
  };
  const names = splitWords(`${hit.name ?? ''} ${await clientName(hit.clientId)}`);
  const place = splitWords(hit.address ?? '');
  return (
    (expected.name ?? []).every((word) => names.includes(word.toLowerCase())) &&
    (expected.address ?? []).every((word) => place.includes(word.toLowerCase())) &&
    (expected.telephone === undefined || (hit.phone ?? '').replaceAll(/\D/g, '').endsWith(expected.telephone)) &&
    (expected.clientNumber === undefined || hit.clientNumber === expected.clientNumber) &&
    (expected.signal === undefined || firstHit(result)['signal'] === expected.signal) &&
    (expected.workCard === undefined || firstHit(result)['workCard'] === expected.workCard)
  );
};

const clientName = async (id: number | undefined): Promise<string> => {
  if (id === undefined || id === null) return '';
  const { rows } = await pool.query<{ name: string }>('select name from client where id = $1', [id]);
  return rows[0]?.name ?? '';
};

describe('spoken forms of callers', () => {
  test('the right hit is first in at least 97 % of over 300 forms', async () => {
    const forms = await makeSpokenForms(pool);
    expect(forms.length).toBeGreaterThanOrEqual(300);
    const wrong: (SpokenForm & { found: object })[] = [];
    for (const form of forms) {
      const result = await search(database, form.typed);
      if (!(await isRight(form.expected, result))) wrong.push({ ...form, found: firstHit(result) });
    }
    const share = wrong.length / forms.length;
    expect({ share, wrong }).toEqual({ share, wrong: share <= 0.03 ? wrong : [] });
  }, 120_000);
});
