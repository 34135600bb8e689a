import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;
const tooLongText = '(0) Разговорът е твърде дълъг и не приема повече съобщения. Подайте нов сигнал.';
const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`update submitter set subject = 'subject-of-citizen' where id = 1`);
});
afterAll(() => service.stop());

const reply = async (isClient: boolean): Promise<string> => {
  const query = new URLSearchParams({ signalId: '1', message: 'Още нещо', fromClient: String(isClient) });
  const path = `/api/response/CreateResponse?${query.toString()}`;
  const response = await service.call(path, { method: 'POST', ...(isClient && { claims: citizen }) });
  return response.text();
};
const fill = async (messages: number, bytes: number): Promise<void> => {
  await service.pool.query('delete from attachment where signal_id = 1');
  await service.pool.query('delete from response where signal_id = 1');
  await service.pool.query(
    `insert into response (signal_id, kind, message) select 1, 'CLIENT', repeat('a', $2) from generate_series(1, $1)`,
    [messages, bytes],
  );
};

test.each([
  ['messages', 1000, 10],
  ['bytes', 20, 104_858],
])('SG-12 a citizen cannot reply above the limit of %s, the utility still can', async (_what, messages, bytes) => {
  await fill(messages, bytes);
  expect(await reply(true)).toBe(tooLongText);
  expect(await reply(false)).toMatch(/^\([1-9]/);
});

test.each([
  ['messages', 2000, 10],
  ['bytes', 40, 104_858],
])('SG-12 operators cannot reply above the higher limit of %s either', async (_what, messages, bytes) => {
  await fill(messages, bytes);
  expect([await reply(true), await reply(false)]).toEqual([tooLongText, tooLongText]);
});

test.each([
  ['a citizen', true, 1023],
  ['operators', false, 2047],
])('SG-12 each file of a conversation counts as 2 KB towards the limit of bytes: %s', async (_who, isClient, files) => {
  await fill(1, 1024);
  const add = (first: number, last: number) =>
    service.pool.query(
      `insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256)
      select 1, null, n, 'снимка.jpg', 'image/jpeg', 1, repeat('a', 64) from generate_series($1::int, $2::int) n`,
      [first, last],
    );
  await add(1, files);
  expect(await reply(isClient)).toMatch(/^\([1-9]/);
  await add(files + 1, files + 1);
  expect(await reply(isClient)).toBe(tooLongText);
});
