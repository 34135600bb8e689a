import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service?.stop());

const responsePath = '/api/response/CreateResponse';
const notePath = '/struma/signals/notes';
const signalPath = '/api/signal/createSignal';
const replyFields: [string, string][] = [
  ['signalId', '1'],
  ['message', 'Здравейте'],
];
const reportFields: [string, string][] = [
  ['title', 'Теч'],
  ['message', 'Тече'],
  ['latitude', '42.6'],
  ['longitude', '23'],
];

const send = async (path: string, fields: readonly (readonly [string, string | File])[]): Promise<[number, string]> => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const claims = personClaims('operator', ['Оператор'], ['TestMainGroup']);
  const answer = await service.call(path, { method: 'POST', body: form, claims });
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? ((JSON.parse(text) as { message?: string }).message ?? text) : text];
};

const countStored = async (): Promise<unknown> =>
  (await service.pool.query('select (select count(*) from response), (select count(*) from signal) as signals')).rows;

describe('the form of a message', () => {
  test.each([
    [responsePath, replyFields, 'title'],
    [notePath, replyFields, 'fromClient'],
    [signalPath, reportFields, 'signalId'],
  ])('%s: an unknown field is refused', async (path, fields, other) => {
    const before = await countStored();
    const text = `Непознато поле ${other} във формата.`;
    expect(await send(path, [[other, 'x'], ...fields])).toEqual([400, text]);
    expect(await send(path, [...fields, [other, 'я'.repeat(100_000)]])).toEqual([400, text]);
    expect(await countStored()).toEqual(before);
  });

  test('is refused with more than 200 files', async () => {
    const before = await countStored();
    const files = (count: number) =>
      Array.from({ length: count }, (_, index) => ['attachments', new File(['x'], `${index}.txt`)] as const);
    for (const [path, fields] of [
      [responsePath, replyFields],
      [signalPath, reportFields],
    ] as const)
      expect(await send(path, [...fields, ...files(201)])).toEqual([
        400,
        'Към едно съобщение се прикачват най-много 200 файла.',
      ]);
    expect(await countStored()).toEqual(before);
    expect((await send(responsePath, [...replyFields, ...files(200)]))[0]).toBe(200);
  });

  test('is refused with many fields or with several long texts', async () => {
    const before = await countStored();
    const again = Array.from({ length: 20 }, () => ['message', 'x'] as const);
    expect((await send(responsePath, [...again, ...replyFields]))[0]).toBe(413);
    const long = Array.from({ length: 3 }, () => ['message', 'x'.repeat(5_000_000)] as const);
    expect((await send(responsePath, [...long, ['signalId', '1']]))[0]).toBe(413);
    expect(await countStored()).toEqual(before);
  });

  test.each([
    [responsePath, replyFields, 'signalId'],
    [responsePath, replyFields, 'expectedLastResponseId'],
    [notePath, replyFields, 'signalId'],
    [signalPath, reportFields, 'submitterId'],
    [signalPath, reportFields, 'clientId'],
  ])('%s: the error message names the field of an invalid id', async (path, fields, name) => {
    const before = await countStored();
    for (const wrong of ['abc', '1.5', '0x1', '1e3', ' ', '9223372036854775808'])
      expect([wrong, ...(await send(path, [...fields.filter(([each]) => each !== name), [name, wrong]]))]).toEqual([
        wrong,
        400,
        `Невалидна стойност на параметъра ${name}.`,
      ]);
    expect(await countStored()).toEqual(before);
  });

  test('the error message names the field of an invalid boolean', async () => {
    expect(await send(responsePath, [...replyFields, ['fromClient', 'maybe']])).toEqual([
      400,
      'Невалидна стойност на параметъра fromClient.',
    ]);
    expect((await send(responsePath, [...replyFields, ['fromClient', 'False']]))[1]).toMatch(/^\([1-9]/);
  });
});
