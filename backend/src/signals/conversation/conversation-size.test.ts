import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;
const full = '(0) Разговорът е твърде дълъг и не приема повече съобщения. Подайте нов сигнал.';
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
  await service.pool.query('delete from response where signal_id = 1');
  await service.pool.query(
    `insert into response (signal_id, kind, message) select 1, 'CLIENT', repeat('a', $2) from generate_series(1, $1)`,
    [messages, bytes],
  );
};

test.each([
  ['messages', 1000, 10],
  ['bytes', 20, 104_858],
])(
  'SG-12 a citizen cannot write a conversation beyond its %s, the utility can still reply',
  async (_what, messages, bytes) => {
    await fill(messages, bytes);
    expect(await reply(true)).toBe(full);
    expect(await reply(false)).toMatch(/^\([1-9]/);
  },
);

test.each([
  ['messages', 2000, 10],
  ['bytes', 40, 104_858],
])('SG-12 operators cannot write beyond the higher limit of %s either', async (_what, messages, bytes) => {
  await fill(messages, bytes);
  expect([await reply(true), await reply(false)]).toEqual([full, full]);
});
