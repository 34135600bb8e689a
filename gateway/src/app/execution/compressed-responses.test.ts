import { createHook } from 'node:async_hooks';
import { createServer, request } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '../../kernel/limits/limits.ts';
import { json } from '../../testing/rest-service.ts';
import type { Route, ReceivedRequest } from '../../testing/rest-service.ts';
import { CompressibleBody } from './compressible-body.ts';
import { operator, startGraphqlHarness, traceId } from '../../testing/graphql.ts';
import type { GraphqlHarness } from '../../testing/graphql.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const browser = 'gzip, deflate, br, zstd';

let harness: GraphqlHarness;
let compressions = 0;

// Counts the compressions of this process: the gateway runs in it, and nothing else compresses during a request.
const counter = createHook({ init: (_id, type) => void (type === 'ZLIB' && (compressions += 1)) });

const counting = async <T>(work: () => Promise<T>): Promise<T> => {
  counter.enable();
  try {
    return await work();
  } finally {
    counter.disable();
  }
};

beforeAll(async () => {
  harness = await startGraphqlHarness();
  await harness.as(operator)('{ __typename }');
});
afterAll(() => harness.stop());
beforeEach(() => {
  harness.service.on(priorities, tagged('"1"', choices(200)));
  compressions = 0;
});

const choices = (count: number, name = 'Висок') =>
  Array.from({ length: count + 1 }, (_, key) => ({ key, value: key === 0 ? '' : `${name} ${key}` }));

const named = (count: number, name = 'Висок') =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `${name} ${index + 1}` }));

const tagged =
  (tag: string, value: unknown): Route =>
  (received: ReceivedRequest, response) => {
    if (received.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
    else json(value, 200, { etag: tag })(received, response);
  };

interface RawResult {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/**
 * Sends a query and returns the response without decompressing it. Each test sends a different query, so that no
 * response is cached from another test.
 */
const ask = (query: string, acceptEncoding?: string, url = harness.url): Promise<RawResult> =>
  counting(() => send(query, acceptEncoding, url));

const send = (query: string, acceptEncoding: string | undefined, url: string): Promise<RawResult> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    };
    request(url, { method: 'POST', headers }, (result) => {
      const chunks: Buffer[] = [];
      result.on('data', (chunk: Buffer) => chunks.push(chunk));
      result.on('error', reject);
      result.on('end', () =>
        resolve({ status: result.statusCode ?? 0, headers: result.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end(JSON.stringify({ query }));
  });

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const read = ({ headers, bytes }: RawResult): unknown => {
  const coding = headers['content-encoding'];
  const plain = coding === undefined ? bytes : (unpack[coding]?.(bytes) ?? Buffer.from(''));
  return JSON.parse(plain.toString());
};

describe('the encoding of a large response, by the accepted encodings', () => {
  test.each([
    [browser, 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd;q=0.2, br;q=0.3, gzip;q=0.9', 'gzip'],
  ])('%s: %s', async (accepted, coding) => {
    const result = await ask(`{ priorities { id name } } # ${accepted}`, accepted);
    expect(result.headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(result.bytes.length),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(result.bytes.length).toBeLessThan(2000);
    expect(read(result)).toEqual({ data: { priorities: named(200) } });
  });

  test.each([undefined, '', 'identity', 'deflate', 'zstd;q=0', 'gzip;q=0.5, identity'])(
    '%s: sent uncompressed',
    async (accepted) => {
      const result = await ask(`{ priorities { id name } } # ${accepted}`, accepted);
      expect(result.headers['content-encoding']).toBeUndefined();
      expect(result.headers.vary).toBe('accept-encoding');
      expect(result.headers['content-length']).toBe(String(result.bytes.length));
      expect(read(result)).toEqual({ data: { priorities: named(200) } });
      expect(compressions).toBe(0);
    },
  );
});

describe('the gateway sends uncompressed:', () => {
  test('a small response', async () => {
    harness.service.on(priorities, tagged('"small"', choices(3)));
    const result = await ask('{ small: priorities { id name } }', browser);
    expect(result.headers['content-encoding']).toBeUndefined();
    expect(result.headers.vary).toBe('accept-encoding');
    expect(read(result)).toEqual({ data: { small: named(3) } });
    expect(compressions).toBe(0);
  });

  test('every response, if a reverse proxy compresses', async () => {
    const plain = await startGraphqlHarness(defaultLimits, { compressesResponses: false });
    plain.service.on(priorities, tagged('"1"', choices(200)));
    await plain.as(operator)('{ __typename }');
    const result = await ask('{ priorities { id name } }', browser, plain.url);
    await plain.stop();
    expect(result.headers['content-encoding']).toBeUndefined();
    expect(result.headers.vary).toBeUndefined();
    expect(read(result)).toEqual({ data: { priorities: named(200) } });
    expect(compressions).toBe(0);
  });
});

describe('a cached response', () => {
  test('is compressed once for each encoding, and sent plain to a client that accepts none', async () => {
    const query = '{ again: priorities { id name } }';
    const responses = [];
    for (const accepted of [browser, browser, undefined, 'gzip', browser, 'gzip'])
      responses.push(await ask(query, accepted));
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
      'zstd',
      'zstd',
      undefined,
      'gzip',
      'zstd',
      'gzip',
    ]);
    for (const result of responses) expect(read(result)).toEqual({ data: { again: named(200) } });
    expect(compressions).toBe(2);
  });

  test('is compressed again after a change', async () => {
    const query = '{ changing: priorities { id name } }';
    await ask(query, browser);
    harness.service.on(priorities, tagged('"2"', choices(200, 'Спешен')));
    expect(read(await ask(query, browser))).toEqual({ data: { changing: named(200, 'Спешен') } });
    expect(compressions).toBe(2);
  });
});

describe('a client that disconnects', () => {
  /** Sends one request, whose client disconnects at the moment `when`. */
  const disconnectEarly = async (query: string, when: 'before the response' | 'while it is compressed') => {
    const handled = Promise.withResolvers<void>();
    const disconnected = Promise.withResolvers<void>();
    const server = createServer((incoming, response) => {
      response.once('close', disconnected.resolve);
      harness.graphql.handle(incoming, response, operator, traceId).then(handled.resolve, handled.reject);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const clientRequest = request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': browser },
    });
    clientRequest.on('error', () => undefined);
    harness.service.on(priorities, async (received, response) => {
      if (when === 'before the response') {
        clientRequest.destroy();
        await disconnected.promise;
      }
      json(choices(200), 200, { etag: '"3"' })(received, response);
    });
    const compressing = when === 'while it is compressed' ? disconnectOnCompression(clientRequest) : null;
    await counting(async () => {
      clientRequest.end(JSON.stringify({ query }));
      await handled.promise;
    });
    compressing?.disable();
    await disconnected.promise;
    await new Promise((done) => server.close(done));
  };

  const disconnectOnCompression = (clientRequest: ClientRequest) =>
    createHook({ init: (_id, type) => void (type === 'ZLIB' && clientRequest.destroy()) }).enable();

  test('before the response is sent causes no compression', async () => {
    await disconnectEarly('{ gone: priorities { id name } }', 'before the response');
    expect(compressions).toBe(0);
  });

  test('while the response is compressed causes no error', async () => {
    const query = '{ late: priorities { id name } }';
    await disconnectEarly(query, 'while it is compressed');
    expect(compressions).toBe(1);
    expect(harness.logged).toEqual([]);
    expect(read(await ask(query, browser))).toEqual({ data: { late: named(200) } });
  });
});

describe('compressed copies', () => {
  const body = (compress?: ConstructorParameters<typeof CompressibleBody>[1]) =>
    new CompressibleBody(Buffer.alloc(5000, 'а'), compress);

  test('are made once for concurrent requests and count towards the size of the body', async () => {
    const result = body();
    const copies = await counting(() =>
      Promise.all([result.compressed('zstd'), result.compressed('zstd'), result.compressed('br')]),
    );
    expect(copies[0]).toBe(copies[1]);
    expect(compressions).toBe(2);
    expect(result.size).toBe(5000 + (copies[0]?.length ?? 0) + (copies[2]?.length ?? 0));
  });

  test('that fail cause no error and are tried again', async () => {
    let tries = 0;
    const result = body(() => Promise.reject(new Error(`no memory ${(tries += 1)}`)));
    expect(await result.compressed('zstd')).toBeNull();
    expect(await result.compressed('zstd')).toBeNull();
    expect(tries).toBe(2);
    expect(result.size).toBe(5000);
  });
});
