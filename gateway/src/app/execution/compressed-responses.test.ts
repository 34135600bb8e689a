import { createHook } from 'node:async_hooks';
import { createServer, request } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '../../kernel/limits/limits.ts';
import { json } from '../../testing/rest-service.ts';
import type { Route, Seen } from '../../testing/rest-service.ts';
import { AnswerBody } from './response-body.ts';
import { operator, startGraphqlStand, traceId } from '../../testing/graphql.ts';
import type { GraphqlStand } from '../../testing/graphql.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const browser = 'gzip, deflate, br, zstd';

let stand: GraphqlStand;
let compressions = 0;

// The gateway runs in this process, which packs and unpacks nothing else while it is asked.
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
  stand = await startGraphqlStand();
  await stand.as(operator)('{ __typename }');
});
afterAll(() => stand.stop());
beforeEach(() => {
  stand.service.on(priorities, tagged('"1"', choices(200)));
  compressions = 0;
});

const choices = (count: number, name = 'Висок') =>
  Array.from({ length: count + 1 }, (_, key) => ({ key, value: key === 0 ? '' : `${name} ${key}` }));

const named = (count: number, name = 'Висок') =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `${name} ${index + 1}` }));

const tagged =
  (tag: string, value: unknown): Route =>
  (seen: Seen, response) => {
    if (seen.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
    else json(value, 200, { etag: tag })(seen, response);
  };

interface Bare {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Nothing is unpacked on the way. Each test asks in its own words, so that none gets what another was sent. */
const ask = (query: string, acceptEncoding?: string, url = stand.url): Promise<Bare> =>
  counting(() => send(query, acceptEncoding, url));

const send = (query: string, acceptEncoding: string | undefined, url: string): Promise<Bare> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    };
    request(url, { method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
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

const read = ({ headers, bytes }: Bare): unknown => {
  const coding = headers['content-encoding'];
  const plain = coding === undefined ? bytes : (unpack[coding]?.(bytes) ?? Buffer.from(''));
  return JSON.parse(plain.toString());
};

describe('a large answer goes as its caller likes it', () => {
  test.each([
    [browser, 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd;q=0.2, br;q=0.3, gzip;q=0.9', 'gzip'],
  ])('%s: %s', async (accepted, coding) => {
    const answer = await ask(`{ priorities { id name } } # ${accepted}`, accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(answer.bytes.length),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(answer.bytes.length).toBeLessThan(2000);
    expect(read(answer)).toEqual({ data: { priorities: named(200) } });
  });

  test.each([undefined, '', 'identity', 'deflate', 'zstd;q=0', 'gzip;q=0.5, identity'])(
    '%s: plain',
    async (accepted) => {
      const answer = await ask(`{ priorities { id name } } # ${accepted}`, accepted);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(read(answer)).toEqual({ data: { priorities: named(200) } });
      expect(compressions).toBe(0);
    },
  );
});

describe('what is left as it is', () => {
  test('a small answer', async () => {
    stand.service.on(priorities, tagged('"small"', choices(3)));
    const answer = await ask('{ small: priorities { id name } }', browser);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(read(answer)).toEqual({ data: { small: named(3) } });
    expect(compressions).toBe(0);
  });

  test('everything, where a proxy is to do it', async () => {
    const plain = await startGraphqlStand(defaultLimits, { compressesAnswers: false });
    plain.service.on(priorities, tagged('"1"', choices(200)));
    await plain.as(operator)('{ __typename }');
    const answer = await ask('{ priorities { id name } }', browser, plain.url);
    await plain.stop();
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(read(answer)).toEqual({ data: { priorities: named(200) } });
    expect(compressions).toBe(0);
  });
});

describe('an answer that is sent again', () => {
  test('is compressed once for each coding, and goes plain to whoever takes none', async () => {
    const query = '{ again: priorities { id name } }';
    const answers = [];
    for (const accepted of [browser, browser, undefined, 'gzip', browser, 'gzip'])
      answers.push(await ask(query, accepted));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'zstd',
      'zstd',
      undefined,
      'gzip',
      'zstd',
      'gzip',
    ]);
    for (const answer of answers) expect(read(answer)).toEqual({ data: { again: named(200) } });
    expect(compressions).toBe(2);
  });

  test('is compressed anew once it has changed', async () => {
    const query = '{ changing: priorities { id name } }';
    await ask(query, browser);
    stand.service.on(priorities, tagged('"2"', choices(200, 'Спешен')));
    expect(read(await ask(query, browser))).toEqual({ data: { changing: named(200, 'Спешен') } });
    expect(compressions).toBe(2);
  });
});

describe('a caller who leaves', () => {
  /** Serves one request, and leaves it when `when` says so. */
  const leaveEarly = async (query: string, when: 'before the service answers' | 'while it is compressed') => {
    const handled = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const server = createServer((incoming, response) => {
      response.once('close', left.resolve);
      stand.graphql.handle(incoming, response, operator, traceId).then(handled.resolve, handled.reject);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const leaving = request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': browser },
    });
    leaving.on('error', () => undefined);
    stand.service.on(priorities, async (seen, response) => {
      if (when === 'before the service answers') {
        leaving.destroy();
        await left.promise;
      }
      json(choices(200), 200, { etag: '"3"' })(seen, response);
    });
    const compressing = when === 'while it is compressed' ? leaveOnceItBegins(leaving) : null;
    await counting(async () => {
      leaving.end(JSON.stringify({ query }));
      await handled.promise;
    });
    compressing?.disable();
    await left.promise;
    await new Promise((done) => server.close(done));
  };

  const leaveOnceItBegins = (leaving: ClientRequest) =>
    createHook({ init: (_id, type) => void (type === 'ZLIB' && leaving.destroy()) }).enable();

  test('gets nothing compressed any more', async () => {
    await leaveEarly('{ gone: priorities { id name } }', 'before the service answers');
    expect(compressions).toBe(0);
  });

  test('hurts nobody, however late', async () => {
    const query = '{ late: priorities { id name } }';
    await leaveEarly(query, 'while it is compressed');
    expect(compressions).toBe(1);
    expect(stand.logged).toEqual([]);
    expect(read(await ask(query, browser))).toEqual({ data: { late: named(200) } });
  });
});

describe('copies of an answer', () => {
  const body = (compress?: ConstructorParameters<typeof AnswerBody>[1]) =>
    new AnswerBody(Buffer.alloc(5000, 'а'), compress);

  test('are made once, for those too who ask at the same moment, and are counted with what is remembered', async () => {
    const answer = body();
    const copies = await counting(() => Promise.all([answer.coded('zstd'), answer.coded('zstd'), answer.coded('br')]));
    expect(copies[0]).toBe(copies[1]);
    expect(compressions).toBe(2);
    expect(answer.size).toBe(5000 + (copies[0]?.length ?? 0) + (copies[2]?.length ?? 0));
  });

  test('that cannot be made are no failure of the answer, and are tried again', async () => {
    let tries = 0;
    const answer = body(() => Promise.reject(new Error(`no memory ${(tries += 1)}`)));
    expect(await answer.coded('zstd')).toBeNull();
    expect(await answer.coded('zstd')).toBeNull();
    expect(tries).toBe(2);
    expect(answer.size).toBe(5000);
  });
});
