import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ citizenQuota: { signals: 2, bytes: 10_000 } });
}, 60_000);
afterAll(() => service?.stop());

const submit = async (name: string, message = 'Тече вода', action = 'Потребител'): Promise<string> => {
  const claims = personClaims(name, [action], ['TestMainGroup']);
  const query = new URLSearchParams({ title: 'Теч', message, latitude: '42.7', longitude: '23.3' });
  const answer = await service.call(`/api/signal/createSignal?${query.toString()}`, { method: 'POST', claims });
  return answer.text();
};

const countSignals = async (): Promise<number> => {
  const { rows } = await service.pool.query<{ count: number }>('select count(*)::integer from signal');
  return rows[0]?.count ?? 0;
};

test('a citizen may submit a limited number of signals per day, an operator any number', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) expect(await submit('citizen')).toMatch(/"id":/);
  expect(await submit('citizen')).toContain('(0) Подадохте 2 сигнала за днес');
  expect(await submit('editor')).toMatch(/"id":/);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await submit('operator', 'Теч', 'Оператор')).toMatch(/"id":/);
  expect(await countSignals()).toBe(6);
  await service.pool.query('update citizen_usage set day = day - 1');
  expect(await submit('citizen')).toMatch(/"id":/);
});

test('a citizen may send a limited number of bytes per day, files and replies included', async () => {
  const claims = personClaims('creator', ['Потребител'], ['TestMainGroup']);
  const signal = JSON.parse(await submit('creator')) as { id: number };
  const reply = async (bytes: number): Promise<string> => {
    const body = new FormData();
    body.append('attachments', new Blob([new Uint8Array(bytes)]), 'теч.bin');
    const path = `/api/response/CreateResponse?signalId=${signal.id}&message=a&fromClient=true`;
    return (await service.call(path, { method: 'POST', body, claims })).text();
  };
  expect(await reply(5_000)).toMatch(/^\([1-9]/);
  expect(await reply(6_000)).toContain('(0) Изпратихте твърде много текст и файлове за днес');
  const { rows } = await service.pool.query('select from response where signal_id = $1', [signal.id]);
  expect(rows).toHaveLength(1);
  // A small file counts as 4096 bytes.
  expect(await reply(1)).toMatch(/^\([1-9]/);
  expect(await reply(1)).toContain('(0) Изпратихте твърде много текст и файлове за днес');
});
