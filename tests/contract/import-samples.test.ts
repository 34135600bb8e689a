import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { definitions } from '../../backend/src/imports/definitions.ts';
import { columnTexts } from '../../web/src/imports/columns.texts.ts';
import { createSampleFile, namesOfColumns } from '../../web/src/imports/sample-file.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
import { startFileImport, type FileImport } from '../builders/services/file-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let details: FileImport['details'];

beforeAll(async () => {
  ({ service, send, details } = await startFileImport({ hasTown: false }));
  await fillTestUtility(service.pool);
}, 120_000);
afterAll(() => service?.stop());

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
