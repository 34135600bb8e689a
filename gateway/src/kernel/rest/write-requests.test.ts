// Tests of the outcome, the format and the time-outs of writes to the REST service. Tests of uploads and retries are in
// writes.test.ts.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { RestCalls, RestSettings, UploadFile } from './rest.ts';
import { startRestHarness, type RestHarness } from '../../testing/rest-harness.ts';
import { json, plainText } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';

const path = '/api/response/CreateResponse/';
const lookup = '/api/priority/GetPriorityAsKeyValuePairList';
const repeatable = { idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000001', isRepeatable: true };

let harness: RestHarness;
let service: StubService;

beforeEach(async () => {
  harness = await startRestHarness();
  ({ service } = harness);
});
afterEach(() => harness.stop());

const calls = (settings: Partial<RestSettings> = {}): RestCalls => harness.calls(settings);

const failure = (code: string, outcome: string) => ({ extensions: expect.objectContaining({ code, outcome }) });

/** The kind of the upstream error that the GraphQL errors wrap. */
const kindOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? kindOf(error.originalError) : (error as { kind?: unknown }).kind;

async function* oneFile(content: Readable): AsyncGenerator<UploadFile> {
  yield { fileName: 'a.txt', contentType: 'text/plain', content };
}

describe('the outcome of a write', () => {
  test.each([502, 504])(
    'RQ-3 stays unknown if the first attempt fails with status %i and the next attempt is refused',
    async (status) => {
      service.on(path, (request, response) => {
        service.on(path, json({ message: 'x' }, 409));
        json({}, status)(request, response);
      });
      await expect(calls().postMultipart(path, {}, {}, null, repeatable)).rejects.toMatchObject(
        failure('BUSY', 'UNKNOWN'),
      );
      expect(service.received).toHaveLength(2);
    },
  );

  test('is NOT_DONE without a connection', async () => {
    const rest = calls();
    await service.stop();
    await expect(rest.postMultipart(path, {}, {}, null, {})).rejects.toMatchObject(
      failure('UPSTREAM_FAILED', 'NOT_DONE'),
    );
  });

  test('is UNKNOWN after a response above the size limit, and the circuit breaker stays closed', async () => {
    service.on(path, plainText('x'.repeat(200_000)));
    service.on(lookup, json([]));
    const rest = calls({ breaker: { failures: 1, pauseMs: 60_000 } });
    const thrown = await rest.postMultipart(path, {}, {}, null, {}).catch((error: unknown) => error);
    expect(thrown).toMatchObject(failure('UPSTREAM_FAILED', 'UNKNOWN'));
    expect(kindOf(thrown)).toBe('TOO_LARGE');
    await expect(rest.get(lookup, {}, (answer) => answer)).resolves.toEqual([]);
  });

  test.each([
    ['text/html; charset=utf-8', 'Sign in'],
    ['text/html', ''],
    ['text/plain', '\ufeff <!DOCTYPE html><html><body>(5) Sign in</body></html>'],
    ['application/json', '<html><body>Sign in</body></html>'],
  ])('RQ-3 is UNKNOWN after a page of a proxy: %s with the body %j', async (type, body) => {
    service.on(path, (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body));
    const writes = [calls().postMultipart(path, {}, {}, null, repeatable), calls().postJson(path, {}, {})];
    for (const write of [...writes, calls().postQuery(path, {}), calls().sendJson('PUT', path, {})])
      await expect(write).rejects.toMatchObject({
        ...failure('UPSTREAM_FAILED', 'UNKNOWN'),
        message: 'Услугата не отговори правилно. Опитайте пак след малко.',
      });
  });

  test.each([
    [201, 'text', 'text'],
    [204, '', ''],
  ])('is success with status %i', async (status, body, expected) => {
    service.on(
      path,
      (_request, response) => void response.writeHead(status, { 'content-type': 'text/plain' }).end(body),
    );
    await expect(calls().postMultipart(path, {}, {}, null, {})).resolves.toBe(expected);
  });
});

test('GQ-5 the message of a refusal contains no REST field names', async () => {
  for (const name of ['message', 'attachments']) {
    service.on(path, json({ message: `The parameter ${name} is invalid.` }, 400));
    const write = calls().postMultipart(path, {}, { message: 'a' }, null, {});
    await expect(write).rejects.not.toThrow(name);
    await expect(write).rejects.toMatchObject(failure('BAD_USER_INPUT', 'NOT_DONE'));
  }
});

describe('a write without files', () => {
  test('by `post` is sent as JSON', async () => {
    service.on('/struma/signals/take', json({ done: true }));
    await calls().post('/struma/signals/take', { signalId: 1, takeOver: false }, () => null);
    expect(service.received[0]).toMatchObject({
      body: '{"signalId":1,"takeOver":false}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('by `postQuery` has no body and no content type', async () => {
    const route = '/api/signal/ChangeSignalStatus';
    service.on(route, plainText('(1)'));
    await calls().postQuery(route, { signalId: '1' });
    expect(service.received[0]?.body).toBe('');
    expect(service.received[0]?.headers).not.toHaveProperty('content-type');
  });

  test('RQ-2 ends at the read time-out, not at the time-out of files', async () => {
    service.on(path, () => new Promise(() => undefined));
    const settings = { readTimeoutMs: 50, fileTimeoutMs: 60_000 };
    await expect(calls(settings).postMultipart(path, {}, {}, null, {})).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT', 'UNKNOWN'),
    );
  });
});

describe('a write with files', () => {
  test('RQ-2 may take longer than the read time-out', async () => {
    service.on(path, plainText('(5) Прието.'));
    const slow = async function* (): AsyncGenerator<string> {
      yield 'a';
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield 'b';
    };
    const settings = { readTimeoutMs: 50, fileTimeoutMs: 60_000 };
    const upload = calls(settings).postMultipart(path, {}, {}, oneFile(Readable.from(slow())), {});
    await expect(upload).resolves.toBe('(5) Прието.');
  });
});
