import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['GEOCODER', 'SIGNAL_DESK', 'SUBMITTER_SEARCH', 'IDEMPOTENCY']));
  harness.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 0 }));
  harness.service.on('/api/response/CreateResponse', json('(7) Прието'));
  await harness.as(operator)('{ __typename }');
});
beforeEach(() => {
  harness.service.received.length = 0;
  harness.logged.length = 0;
});
afterAll(() => harness.stop());

/** Sends a body that is already JSON text, because JSON.stringify cannot write numbers out of range. */
const post = async (body: string | Buffer): Promise<Pick<Reply, 'status' | 'body'>> => {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const response = await fetch(harness.url, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
};
const ask = (query: string, variables: string, more = '') =>
  post(`{"query":${JSON.stringify(query)},"variables":${variables}${more}}`);

const listQuery =
  'query ($filter: SignalFilter, $page: PageInput) { signals(filter: $filter, page: $page) { totalCount } }';
const placeQuery =
  'query ($location: CoordinatesInput!, $title: String) { signalPlace(location: $location, title: $title) { isInsideArea } }';
const replyMutation = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';
const replyInput = (message: string, more = '') =>
  `{"input":{"idempotencyKey":"6f0c2b1e-5f0c-4a39-9a55-0d5b3d0f7a11","signalId":"1","message":${message}${more}}}`;
const document = (text: string) =>
  `{"document":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"${text}"}]}]}}`;
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const unfitText = 'Текстът съдържа непозволен знак.';
const numberText = 'Числото е извън допустимите граници.';
const depthText = 'Данните са вложени на твърде много нива.';

const expectRefused = (response: Pick<Reply, 'status' | 'body'>, message: string, extensions: object) => {
  expect(response).toEqual({
    status: 400,
    body: { errors: [{ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', ...extensions }) }] },
  });
  expect(harness.service.received).toEqual([]);
  expect(harness.logged).toEqual([]);
};

describe('GQ-5 a value that no service can store is refused, and nothing is sent', () => {
  test.each([
    ['NUL', listQuery, String.raw`{"filter":{"workCardNo":"а\u0000"}}`, unfitText, ['filter', 'workCardNo']],
    [
      'an unpaired surrogate',
      listQuery,
      String.raw`{"filter":{"workCardNo":"\ud83d"}}`,
      unfitText,
      ['filter', 'workCardNo'],
    ],
    [
      'NUL below a personal number',
      listQuery,
      String.raw`{"filter":{"8001014560":"\u0000"}}`,
      unfitText,
      ['filter', '••••••••••'],
    ],
    [
      'surrogates in reverse order',
      listQuery,
      String.raw`{"filter":{"workCardNo":"\ude00\ud83d"}}`,
      unfitText,
      ['filter', 'workCardNo'],
    ],
    [
      'NUL in a list',
      listQuery,
      String.raw`{"filter":{"priorityIds":["1","\u0000"]}}`,
      unfitText,
      ['filter', 'priorityIds', '1'],
    ],
    ['NUL as a name', listQuery, String.raw`{"filter":{"\u0000":1}}`, unfitText, ['filter', '']],
    ['infinity', listQuery, '{"page":{"number":1e999,"size":10}}', numberText, ['page', 'number']],
    ['infinity in an unknown field', listQuery, '{"filter":{"x":-1e999}}', numberText, ['filter', 'x']],
    [
      '400 digits',
      placeQuery,
      `{"location":{"latitude":42,"longitude":${'9'.repeat(400)}}}`,
      numberText,
      ['location', 'longitude'],
    ],
    ['120 levels', listQuery, `{"filter":{"priorityIds":${nested(120)}}}`, depthText, null],
    [
      '10 001 values',
      listQuery,
      `{"filter":{"priorityIds":[${'"1",'.repeat(10_000)}"1"]}}`,
      'Данните съдържат твърде много стойности.',
      ['filter', 'priorityIds'],
    ],
    ['100 000 levels', listQuery, `{"filter":{"priorityIds":${nested(100_000)}}}`, depthText, null],
  ])('%s in a query', async (_name, query, variables, message, path) => {
    const deepPath = expect.arrayContaining(['filter', 'priorityIds', '0']);
    expectRefused(await ask(query, variables), message, { path: path ?? deepPath });
  });

  test.each([
    ['NUL in a text', replyInput(String.raw`{"text":"а\u0000"}`), unfitText],
    ['an unpaired surrogate in a document', replyInput(document(String.raw`\ud83d`)), unfitText],
    ['NUL in an id', replyInput('{"text":"а"}', String.raw`,"expectedLastResponseId":"\u0000"`), unfitText],
    ['infinity as an attribute', replyInput('{"document":{"type":"doc","attrs":{"start":1e999}}}'), numberText],
    ['2 000 levels', replyInput(`{"document":{"type":"doc","content":${nested(2000)}}}`), depthText],
  ])('%s in a mutation is refused with the outcome NOT_DONE', async (_name, variables, message) => {
    const path = expect.arrayContaining(['input']);
    expectRefused(await ask(replyMutation, variables), message, { path, outcome: 'NOT_DONE' });
  });

  test.each([
    ['NUL', String.raw`{ signals(filter: { workCardNo: "\u0000" }) { totalCount } }`, unfitText],
    ['NUL in braces', String.raw`{ signals(filter: { workCardNo: "\u{0}" }) { totalCount } }`, unfitText],
    ['NUL without escaping', '{ signals(filter: { workCardNo: "\0" }) { totalCount } }', unfitText],
    ['NUL in a comment', '{ signals { totalCount } } # \0', unfitText],
    ['1e999', '{ signalPlace(location: { latitude: 42, longitude: 1e999 }) { isInsideArea } }', numberText],
    [
      '400 digits',
      `{ signalPlace(location: { latitude: 42, longitude: ${'9'.repeat(400)} }) { isInsideArea } }`,
      numberText,
    ],
    ['1e999 as a default', 'query ($a: Float = -1e999) { __typename }', numberText],
  ])('%s in a document', async (_name, query, message) => {
    expectRefused(await ask(query, '{}'), message, {});
  });

  test('NUL in a document with a mutation is refused with the outcome NOT_DONE', async () => {
    const query = String.raw`mutation { takeSignal(input: { signalId: "\u0000" }) { __typename } }`;
    expectRefused(await ask(query, '{}'), unfitText, { outcome: 'NOT_DONE' });
  });

  test.each([
    ['an unpaired surrogate', String.raw`{ signals(filter: { workCardNo: "\ud83d" }) { totalCount } }`],
    ['NUL between words', '{ \0 signals { totalCount } }'],
  ])('%s in a document is a syntax error', async (_name, query) => {
    const { status, body } = await ask(query, '{}');
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  });

  test('an operation name with NUL or an unpaired surrogate causes OPERATION_RESOLUTION_FAILURE', async () => {
    for (const name of [String.raw`"\u0000"`, String.raw`"\ud83d"`]) {
      const { status, body } = await ask(listQuery, '{}', `,"operationName":${name}`);
      expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
    }
  });

  test('a body that is not UTF-8 causes BAD_REQUEST', async () => {
    const bytes = Buffer.from('{"query":"{ __typename }","variables":{"a":"\u00ed\u00a0\u00bd"}}', 'latin1');
    const { status, body } = await post(bytes);
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
  });
});

test('GQ-5 null for a directive variable with a default causes BAD_USER_INPUT', async () => {
  for (const query of [
    'query ($a: Boolean = true) { signals { totalCount @include(if: $a) } }',
    'query ($a: Boolean = true) { signals @skip(if: $a) { totalCount } }',
  ]) {
    const { body } = await ask(query, '{"a":null}');
    expect(body.errors).toMatchObject([{ message: 'Невалидни данни.', extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(harness.logged).toEqual([]);
  }
});

describe('GQ-5 undeclared variables', () => {
  test.each([
    ['of 6 000 levels', nested(6000)],
    ['of 60 000 levels', nested(60_000)],
    ['with NUL', String.raw`"\u0000"`],
    ['of infinity', '1e999'],
  ])('%s are dropped', async (_name, value) => {
    for (const query of [listQuery, '{ __typename }']) {
      const { status, body } = await ask(query, `{"x":${value},"__proto__":${value}}`);
      expect([status, body.errors]).toEqual([200, undefined]);
    }
    expect(harness.logged).toEqual([]);
  });

  test('do not change the filter that the service receives', async () => {
    await ask(listQuery, '{"filter":{"workCardNo":"1"}}');
    await ask(listQuery, '{"filter":{"workCardNo":"1"},"x":1}');
    expect(harness.service.received.map(({ query }) => query.get('workCardNo'))).toEqual(['1', '1']);
  });
});

test('GQ-5 thousands of unknown fields cause one short error', async () => {
  const fields = Array.from({ length: 26_000 }, (_, number) => `"${number}":1`).join();
  const { body } = await ask(listQuery, `{"filter":{${fields}}}`);
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', path: ['filter'] } }]);
  expect(JSON.stringify(body).length).toBeLessThan(1000);
  expect(harness.logged).toEqual([]);
});

test('SG-2 a text of any script is forwarded unchanged', async () => {
  const text = 'e\u0301 👨‍👩‍👧 \u{20BB7} \u{10FFFD} \uFFFD ѝ';
  const escaped = JSON.stringify(text).replaceAll(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  for (const value of [JSON.stringify(text), escaped]) {
    expect((await ask(listQuery, `{"filter":{"workCardNo":${value}}}`)).status).toBe(200);
    expect(harness.service.received.at(-1)?.query.get('workCardNo')).toBe(text);
  }
  const plain = await ask(listQuery, String.raw`{"filter":{"workCardNo":"\\u0000 \\ud83d"}}`);
  expect([plain.status, harness.service.received.at(-1)?.query.get('workCardNo')]).toEqual([
    200,
    String.raw`\u0000 \ud83d`,
  ]);
});
