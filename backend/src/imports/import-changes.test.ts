import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  importerClaims,
  meterRow,
  startMetersImport,
  type MetersImport,
} from '../../../tests/builders/services/meters-import.ts';

let meters: MetersImport;

beforeAll(async () => {
  meters = await startMetersImport();
}, 60_000);
afterAll(() => meters?.service.stop());

interface Page {
  items: { entity: string; recordId: number }[];
  totalCount: number;
}

test('the changes of an import are read in pages, across their stored batches', async () => {
  const id = await meters.importRows(Array.from({ length: 1_200 }, (_, index) => meterRow(600_000 + index)));
  const readPage = async (number: number): Promise<Page> => {
    const path = `/struma/imports/changes?importFileId=${id}&page=${number}&itemsPerPage=100`;
    return (await (await meters.service.call(path, { claims: importerClaims })).json()) as Page;
  };
  const pages = await Promise.all(Array.from({ length: 49 }, (_, index) => readPage(index + 1)));
  const items = pages.flatMap((page) => page.items.map(({ entity, recordId }) => `${entity} ${recordId}`));
  expect(new Set(items).size).toBe(pages[0]?.totalCount);
  for (const entity of ['client', 'address', 'waterMeter', 'audit'])
    expect(items.filter((item) => item.startsWith(`${entity} `))).toHaveLength(1_200);
});
