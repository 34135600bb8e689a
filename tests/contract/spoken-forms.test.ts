/** Searches for what callers say, as operators type it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { search } from '../../backend/src/search/search.ts';
import { createDatabase, type Database } from '../../backend/src/kernel/database/database.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { firstHit, isRightHit } from '../builders/search/right-hit.ts';
import { makeSpokenForms, type SpokenForm } from '../builders/search/spoken-forms.ts';
import type pg from 'pg';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = openTestPool(testDatabase.url);
  database = createDatabase(pool);
  await fillTestUtility(pool, 3000);
  await pool.query('analyze');
}, 120_000);
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

describe('spoken forms of callers', () => {
  test('WM-3 the right hit is first in at least 98 % of at least 500 forms of people, addresses and meters', async () => {
    const forms = await makeSpokenForms(pool);
    expect(forms.length).toBeGreaterThanOrEqual(500);
    const wrong: (SpokenForm & { found: object })[] = [];
    const searchNext = async (left: Iterator<SpokenForm>): Promise<void> => {
      for (let next = left.next(); !next.done; next = left.next()) {
        const result = await search(database, next.value.typed);
        if (!(await isRightHit(pool, next.value.expected, result)))
          wrong.push({ ...next.value, found: firstHit(result) });
      }
    };
    // Several at once, as operators do.
    const left = forms.values();
    await Promise.all(Array.from({ length: 4 }, () => searchNext(left)));
    const share = wrong.length / forms.length;
    expect({ share, wrong }).toEqual({ share, wrong: share <= 0.02 ? wrong : [] });
  }, 120_000);

  test.each(['Няма вода', 'няма', 'бл 32 вх б ап 4'])(
    "'%s' is not read as the name of a person in another keyboard layout",
    async (typed) => {
      const { people, leftOut } = await search(database, typed);
      expect([people, leftOut]).toEqual([[], []]);
    },
  );
});
