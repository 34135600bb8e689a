import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';
import { readImportResult } from './import-upload.ts';

const listPath = '/api/ImportFile/GetImportFileList';
const checkPath = '/api/ImportFile/CheckDataIntegrity';
const administrator = { ...operator, actions: ['ADMINISTRATOR' as const], groups: ['TestDummyGroup'] };

/** A row as a service with only the specified fields sends it: without the fields of import runs. */
const row = {
  id: 7,
  fileName: 'klienti.csv',
  contentMimeType: 'text/csv',
  fileSize: 2048,
  attachedByUser: 'Георги Костов',
  createdOn: '2026-06-01 07:30:00',
  checkSum: 'ab12',
  downloaded: false,
  processedMask: 34,
};

let harness: GraphqlHarness;
let ask: (query: string) => Promise<Reply>;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(administrator);
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['PARTIAL_PAGES', 'MULTIPLE_FILTER_VALUES']));
  harness.service.on(listPath, json({ items: [row], totalCount: 1 }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

test('IM-1 IM-6 IM-8 rows have the field names of the schema, and the filter is sent with its REST names', async () => {
  const response = await ask(`{ imports(
    filter: { fileName: "кл", format: CSV, addedBy: "Георги", isDownloaded: false, processedTypes: [CLIENT, CARNET],
      addedAt: { from: "2026-06-01T00:00:00+03:00", to: "2026-06-02T12:30:00+03:00" } }
    sort: [{ field: ADDED_AT, direction: DESC }]
  ) { items { id fileName sizeBytes addedBy addedAt checksum isDownloaded processedTypes status isUndoable } } }`);
  expect(response.body.data?.imports).toEqual({
    items: [
      {
        id: '7',
        fileName: 'klienti.csv',
        sizeBytes: 2048,
        addedBy: 'Георги Костов',
        addedAt: '2026-06-01T10:30:00+03:00',
        checksum: 'ab12',
        isDownloaded: false,
        processedTypes: ['CLIENT', 'CARNET'],
        status: null,
        isUndoable: false,
      },
    ],
  });
  const query = harness.service.received.find(({ path }) => path === listPath.toLowerCase())?.query;
  expect(query?.getAll('processedMask')).toEqual(['2', '32']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    fileName: 'кл',
    contentMimeType: '.csv',
    attachedByUser: 'Георги',
    downloaded: 'false',
    createdOnFrom: '2026-05-31 21:00:00',
    createdOnTo: '2026-06-02 09:30:00',
    sortBy: 'createdOn',
  });
});

test.each([
  ['(0) Няма връзка', { outcome: 'FAILED', code: null, error: 'Няма връзка' }],
  ['', { outcome: 'NO_RESULT', code: null, error: null }],
  ['0', { outcome: 'PASSED', code: null, error: null }],
  ['"0"', { outcome: 'PASSED', code: null, error: null }],
  ['17', { outcome: 'PROBLEMS', code: '17', error: null }],
])('IM-4 the outcome of the integrity check is read from the response %j', async (text, expected) => {
  harness.service.on(checkPath, plainText(text));
  const response = await ask('{ dataIntegrity { outcome code error } }');
  expect(response.body.data?.dataIntegrity).toEqual(expected);
});

test('IM-3 a response of type 1 is a success with the numbers of rows, also if the service sends the rows themselves', () => {
  const success = {
    __typename: 'ImportFileSuccess',
    message: 'Готово',
    badRows: 2,
    invalidRows: 1,
    importFileId: null,
  };
  const resultData = { bad: ['a', 'b'], invalid: ['c'] };
  expect(readImportResult(JSON.stringify({ type: 1, message: 'Готово', resultData }))).toEqual(success);
  const counts = { bad: 2, invalid: 1 };
  expect(readImportResult(JSON.stringify({ type: 1, message: 'Готово', resultData: counts }))).toEqual(success);
});

test("IM-3 every other type is a refusal with all messages, joined by '. '", () => {
  const response = JSON.stringify({ type: 0, message: 'Не', additionalMessages: ['едно.', 'две.'], importFileId: 4 });
  expect(readImportResult(response)).toMatchObject({
    __typename: 'Refusal',
    message: 'Не. едно. две.',
    importFileId: '4',
  });
  expect(() => readImportResult('<html>')).toThrow();
});

test('RQ-5 undoing an import is UNSUPPORTED if the service lacks IMPORT_TOOLS', async () => {
  const response = await ask('mutation { undoImport(input: { id: 1 }) { __typename } }');
  expect(response.body.errors?.[0]?.extensions['code']).toBe('UNSUPPORTED');
});
