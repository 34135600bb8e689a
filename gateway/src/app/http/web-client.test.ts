import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
let dist: string;
const script = 'export const answer = 42;'.repeat(100);

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'struma-web-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(dist, 'index.html'),
    '<meta nonce="CSP_NONCE"><script nonce="CSP_NONCE" src="/assets/a-1.js"></script>',
  );
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dist, 'versions.html'), '<title>Версии</title>');
  writeFileSync(join(dist, 'assets/gone-1.js'), script);
  writeFileSync(join(dist, 'assets/a-1.js'), script);
  writeFileSync(join(dist, 'assets/a-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/a-1.js.gz'), gzipSync(script));
  gateway = await startTestGateway({ webDist: dist });
});
afterAll(() => gateway.stop());

/** The request headers that a browser sends when a page is reloaded. */
const asReload = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

/** Sends the path unchanged; fetch would normalise it. */
const getRaw = (path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    ask(gateway.url, { path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });

describe('the web client', () => {
  test.each([
    '/',
    '/signals_oper/list?page=2',
    '/index.html',
    '/authentication?error=failed',
    '/няма',
    '/list?x=%&y=%00',
  ])('SH-1 %s is the page, with a new nonce in page and policy', async (path) => {
    const [first, second] = [await get(path), await get(path)];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toMatch(/^[\w+/=]{22,}$/);
    expect(await first.text()).toBe(`<meta nonce="${nonce}"><script nonce="${nonce}" src="/assets/a-1.js"></script>`);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(policy.replace(/'nonce-[^']+'/, 'NONCE')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' NONCE; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; object-src 'none'",
    );
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('hashed assets are immutable and, for Accept-Encoding %s, have the encoding %s', async (accepted, encoding) => {
    const response = await get('/assets/a-1.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(script);
  });

  test('other files are revalidated each time', async () => {
    const response = await get('/favicon.svg');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    for (const name of ['last-modified', 'accept-ranges']) expect(response.headers.has(name)).toBe(false);
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/favicon.svg', asReload(etag))).status).toBe(304);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/%00.js',
    '/.git/config.txt',
  ])('%s does not leave the folder', async (path) => {
    const { status, body } = await getRaw(path);
    expect(body).not.toContain('secret');
    expect(status).toBe(404);
  });

  test.each(['/files/none', '/files', '/auth/none', '/auth', '/graphql', '/assets/gone.js', '/gone.css', '/realms/x'])(
    'unknown %s is a JSON error, not the page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    },
  );

  test.each(['http://evil.example/', '*', '//', '/%'])('the unusual request line %j gets a response', async (path) => {
    const { status } = await getRaw(path);
    expect([200, 400, 404]).toContain(status);
  });

  test.each(['/%', '/%ff.txt', '/files/%zz', '/events?since=%', '/events?since=%ed%a0%80'])(
    'the broken encoding of %s is refused in Bulgarian',
    async (path) => {
      const { status, body } = await getRaw(path);
      expect([status, JSON.parse(body)]).toEqual([
        400,
        { code: 'BAD_REQUEST', message: 'Невалиден адрес.', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
      ]);
    },
  );

  test('GraphQL refuses a broken encoding in its own format', async () => {
    const result = await get('/graphql?query=%f', { authorization: 'Bearer x' });
    expect([result.status, await result.json()]).toMatchObject([400, { errors: [{ message: 'Невалиден адрес.' }] }]);
  });

  test('other methods are refused, and every response has security headers and a trace id', async () => {
    const posted = await fetch(`${gateway.url}/signals_oper/list`, { method: 'POST' });
    expect(posted.status).toBe(405);
    for (const response of [posted, await get('/'), await get('/assets/a-1.js'), await get('/auth/session')]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      });
    }
  });

  test('SH-14 every policy excludes foreign scripts and framing', async () => {
    for (const path of [
      '/',
      '/assets/a-1.js',
      '/favicon.svg',
      '/auth/session',
      '/files/none',
      '/graphql',
      '/healthz',
    ]) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src '(none|self)';/)]);
      expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe-|\*|https?:|script-src[^;]*data:/)]);
    }
  });

  test('VE-1 the page of versions may be framed by the client', async () => {
    const { headers } = await get('/versions.html');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await get('/')).headers.get('content-security-policy')).toContain("frame-src 'self'");
  });

  test('strict transport security requires TLS', async () => {
    const plain = await startTestGateway({ publicUrl: 'http://127.0.0.1:8080', provider: gateway.provider });
    const response = await fetch(`${plain.url}/healthz`);
    expect(response.headers.has('strict-transport-security')).toBe(false);
    await plain.stop();
  });

  test('a file that a new build removed is not found and not cached', async () => {
    expect((await get('/assets/a-1.js')).status).toBe(200);
    rmSync(join(dist, 'assets/gone-1.js'));
    const { status, headers } = await get('/assets/gone-1.js');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get('/assets/a-1.js')).status).toBe(200);
  });
});
