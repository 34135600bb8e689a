import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { createDatabase } from '../database/database.ts';
import { matcherOf } from './matcher.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('after failed reads of the names, searches work again', async () => {
  const matcher = matcherOf(createDatabase(service.pool));
  const search = (): Promise<unknown> => matcher.read('непознатаДума');
  await search();
  await service.pool.query('alter table submitter rename to hidden_submitter');
  const failed = await Promise.allSettled([search(), search(), search()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await service.pool.query('alter table hidden_submitter rename to submitter');
  await expect(search()).resolves.toBeDefined();
});

test('after one search, a name that was stored since then is found in spite of a typing error', async () => {
  const matcher = matcherOf(createDatabase(service.pool));
  const search = async (): Promise<readonly string[]> =>
    (await matcher.read('Хранимирова'))[0]?.terms.flatMap((term) => (term.kind === 'word' ? term.words : [])) ?? [];
  expect(await search()).toEqual([]);
  await service.pool.query(`insert into submitter (name) values ('Зорница Хранемирова')`);
  // A search does not wait for a slow read of new names.
  expect(await eventually(search, (words) => words.length > 0)).toEqual(['хранемирова']);
});
