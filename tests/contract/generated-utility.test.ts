/** What people type and import, on the generated reference utility. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { definitions } from '../../backend/src/imports/definitions.ts';
import { createDatabase, type Database } from '../../backend/src/kernel/database/database.ts';
import { search } from '../../backend/src/search/search.ts';
import { columnTexts } from '../../web/src/imports/columns.texts.ts';
import { createSampleFile, namesOfColumns } from '../../web/src/imports/sample-file.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
import { firstHit, isRightHit } from '../builders/search/right-hit.ts';
import { makeSpokenForms, type SpokenForm } from '../builders/search/spoken-forms.ts';
import { startFileImport, type FileImport } from '../builders/services/file-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let details: FileImport['details'];
let database: Database;

beforeAll(async () => {
  ({ service, send, details } = await startFileImport({ hasTown: false }));
  database = createDatabase(service.pool);
  await fillTestUtility(service.pool, 3000);
  await service.pool.query('analyze');
}, 120_000);
afterAll(() => service?.stop());

describe('spoken forms of callers', () => {
  test('WM-3 the right hit is first in at least 98 % of at least 500 forms of people, addresses and meters', async () => {
    const forms = await makeSpokenForms(service.pool);
    expect(forms.length).toBeGreaterThanOrEqual(500);
    const wrong: (SpokenForm & { found: object })[] = [];
    const searchNext = async (left: Iterator<SpokenForm>): Promise<void> => {
      for (let next = left.next(); !next.done; next = left.next()) {
        const result = await search(database, next.value.typed);
        if (!(await isRightHit(service.pool, next.value.expected, result)))
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

const documented = columnTexts.definitions.map((shown, index) => [[2, 4][index] ?? 0, shown] as const);

test.each(documented)('IM-7 the screen and docs/imports.md name the columns of definition %i', (definition, shown) => {
  const columns = Object.entries(definitions[definition] ?? {});
  expect(namesOfColumns(shown.columns).toSorted()).toEqual(columns.map(([name]) => name).toSorted());
  const required = shown.columns.filter(([name]) => name.endsWith(' *'));
  expect(namesOfColumns(required)).toEqual(columns.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])));
  const page = readFileSync(new URL('../../docs/imports.md', import.meta.url), 'utf8');
  const words = new Set(page.match(/\w+/g));
  expect(columns.map(([name]) => name).filter((name) => !words.has(name))).toEqual([]);
});

test.each(documented)(
  'IM-7 the sample of definition %i is imported into the reference utility',
  async (definition, shown) => {
    const { file, rows } = shown.sample;
    const { result } = await send(createSampleFile(shown.columns, rows), { definition, name: file });
    const { file: run, problems } = await details(result.importFileId);
    expect(problems).toEqual([]);
    expect(result).toMatchObject({ type: 1, resultData: { bad: 0, invalid: 0 } });
    expect(run).toMatchObject({ rowsRead: rows.length, rowsChanged: 0, rowsUnchanged: 0, rowsNew: rows.length });
  },
);
