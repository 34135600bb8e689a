import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { startTestService } from '../../../tests/builders/product/rest-service.ts';
import type { TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { createRest } from '../kernel/rest/rest.ts';
import type { Rest, UploadFile } from '../kernel/rest/rest.ts';
import type { Principal } from '../kernel/access/principal.ts';
import { createGraphql } from './graphql.ts';
import type { Graphql } from './graphql.ts';

const traceId = '0123456789abcdef0123456789abcdef';

let service: TestService;
let rest: Rest;
let graphql: Graphql;
let server: Server;
let principal: Principal;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  const limits = {
    connectTimeoutMs: 2000,
    readTimeoutMs: 10_000,
    fileTimeoutMs: 10_000,
    responseLimitBytes: 10_000_000,
  };
  rest = createRest({ restUrl: service.url, ...limits });
  const log = pino({ level: 'silent' });
  graphql = await createGraphql({ rest, log, title: 'Struma', version: '1.0.0', requestTimeoutMinutes: 10, tools: [] });
  principal = {
    subject: 'operator',
    name: 'operator',
    actions: ['OPERATOR'],
    groups: ['TestMainGroup'],
    bearer: await service.issuer.token(),
    hasCookieSession: true,
    hasAdHocRole: true,
  };
  server = createServer((request, response) => void graphql.handle(request, response, principal, traceId));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await graphql.stop();
  rest.stop();
  await service.stop();
});

const ask = async (query: string, variables?: object) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as { data: Record<string, unknown>; errors?: { extensions: object }[] };
};

const idsFor = async (args: string): Promise<unknown> => {
  const { data } = await ask(`{ signals(${args}) { totalCount items { id } } }`);
  const { totalCount, items } = data['signals'] as { totalCount: number; items: { id: string }[] };
  return [totalCount, items.map(({ id }) => id).join(' ')];
};

const send = (input: object) =>
  ask(
    'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename ... on ReplyToSignalSuccess { responseId signal { needsReply } } ... on Refusal { code } ... on InvalidInput { problems { code } } } }',
    { input },
  );

describe('GraphQL over the real REST service', () => {
  test('SG-2 filters work alone and combined', async () => {
    expect(await idsFor('page: { number: 1, size: 5 }')).toEqual([6, '6 5 4 3 2']);
    expect(await idsFor('filter: { statuses: [SIGNAL, REJECTED] }')).toEqual([3, '5 3 1']);
    expect(await idsFor('filter: { submitterIds: ["1"], priorityIds: [1, 3] }')).toEqual([2, '5 1']);
    expect(await idsFor('filter: { needsReply: false }')).toEqual([3, '4 3 2']);
    expect(await idsFor('filter: { workCardNo: "9_" }')).toEqual([1, '5']);
    expect(
      await idsFor('filter: { closed: { from: "2026-10-27T10:00:00+02:00", to: "2026-10-27T10:00:00+02:00" } }'),
    ).toEqual([1, '3']);
    expect(await idsFor('filter: { priorityIds: ["abc"] }')).toEqual([0, '']);
  });

  test('FI-14 a filter distinguishes the two equal hours of October and includes the whole last second', async () => {
    expect(
      await idsFor('filter: { created: { from: "2026-10-25T03:30:00+03:00", to: "2026-10-25T03:30:00+03:00" } }'),
    ).toEqual([1, '3']);
    expect(
      await idsFor('filter: { created: { from: "2026-10-25T03:30:00+02:00", to: "2026-10-25T03:30:00+02:00" } }'),
    ).toEqual([1, '4']);
    expect(await idsFor('filter: { created: { to: "2026-03-29T04:30:00+03:00" } }')).toEqual([2, '2 1']);
  });

  test('FI-6 several sort keys are accepted, and a page past the end is empty', async () => {
    expect(await idsFor('sort: [{ field: STATUS, direction: DESC }, { field: CREATED_AT, direction: ASC }]')).toEqual([
      6,
      expect.any(String),
    ]);
    expect(await idsFor('sort: [{ field: WORK_CARD_NO, direction: ASC }], page: { number: 1, size: 5 }')).toEqual([
      6,
      '5 2 6 4 3',
    ]);
    expect(await idsFor('page: { number: 9, size: 10 }')).toEqual([6, '']);
    expect((await ask('{ signals { totalCount } }')).data).toEqual({ signals: { totalCount: 6 } });
  });

  test('SG-13 a reply is stored once for a key, and the signal no longer waits for a reply', async () => {
    const input = {
      idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000001',
      signalId: '5',
      message: { text: 'Идваме.' },
    };
    const first = await send(input);
    expect(first).toMatchObject({
      data: { replyToSignal: { __typename: 'ReplyToSignalSuccess', signal: { needsReply: false } } },
    });
    expect(await send(input)).toEqual(first);
    expect((await send({ ...input, message: { text: 'Друго.' } })).data).toMatchObject({
      replyToSignal: { __typename: 'InvalidInput', problems: [{ code: 'DUPLICATE' }] },
    });
    const { data } = await ask('{ signal(id: 5) { responses { kind message { text } attachmentsCount } } }');
    expect(data).toEqual({
      signal: { responses: [{ kind: 'OPERATOR', message: { text: 'Идваме.' }, attachmentsCount: 0 }] },
    });
  });

  test('SG-12 the longest text is accepted', async () => {
    const words = 'Ж'.repeat(50_000);
    const input = { idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000002', signalId: '2', message: { text: words } };
    expect((await send(input)).data).toMatchObject({ replyToSignal: { __typename: 'ReplyToSignalSuccess' } });
    const { data } = await ask('{ signal(id: 2) { responses { message { text } } } }');
    expect(data).toEqual({ signal: { responses: [{ message: { text: words } }] } });
  });

  test('SG-11 SG-14 two files of a reply are stored with their names, sizes and bytes', async () => {
    const result = await graphql.replyToSignal({
      principal,
      traceId,
      signalId: '6',
      input: { idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000003', signalId: '6', message: { text: 'Вижте.' } },
      files: files(['снимка "1".txt', 'едно'], ['b.txt', 'две']),
    });
    expect(result).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
    const { data, errors } = await ask(
      '{ signal(id: 6) { responses { attachments { fileName size url } } attachments { id } } }',
    );
    expect(errors).toBeUndefined();
    const { responses } = data['signal'] as {
      responses: { attachments: { fileName: string; size: number; url: string }[] }[];
    };
    expect(responses[0]?.attachments.map(({ fileName, size }) => [fileName, size])).toEqual([
      [expect.stringContaining('снимка'), 8],
      ['b.txt', 6],
    ]);
    const calls = rest.as(principal, traceId);
    const query = { responseId: String(result['responseId']), attachmentOrderNumber: '1' };
    const download = await calls.stream('/api/Attachment/DownloadAttachmentFile/', query);
    expect(await text(download.content)).toBe('две');
  });

  test('an upload whose client disconnects stores nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('gone');
      })(),
    );
    async function* one(): AsyncGenerator<UploadFile> {
      yield { fileName: 'a.txt', contentType: 'text/plain', content: broken };
    }
    const input = { idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000004', signalId: '3', message: { text: 'а' } };
    await expect(graphql.replyToSignal({ principal, traceId, signalId: '3', input, files: one() })).rejects.toThrow(
      'gone',
    );
    expect((await ask('{ signal(id: 3) { responses { id } } }')).data).toEqual({ signal: { responses: [] } });
  });

  test('AU-11 the service refuses a principal of another group', async () => {
    const stranger = { ...principal, bearer: await service.issuer.token({ groups: ['valves'] }) };
    await expect(rest.as(stranger, traceId).get('/api/signal/GetSignalList', {}, asItIs)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('AU-5 an expired token causes UNAUTHENTICATED', async () => {
    const expired = { ...principal, bearer: await service.issuer.token({ exp: 1 }) };
    await expect(rest.as(expired, traceId).get('/api/signal/GetSignalList', {}, asItIs)).rejects.toMatchObject({
      message: 'Сесията Ви е изтекла.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});

async function* files(...all: [string, string][]): AsyncGenerator<UploadFile> {
  for (const [fileName, text] of all) yield { fileName, contentType: 'text/plain', content: Readable.from([text]) };
}

function asItIs<T>(answer: T): T {
  return answer;
}
