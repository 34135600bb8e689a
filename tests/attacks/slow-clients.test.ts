/** Clients that send or read slowly: the gateway disconnects them and serves the others. */

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integratorToken } from '../builders/people/browser-client.ts';
import { InnocentClient } from './tools/innocent-client.ts';
import { RawConnection } from './tools/raw-connection.ts';
import { routeGroups } from './tools/route-groups.ts';
import { startAttackHarness, type AttackHarness } from './tools/attack-harness.ts';

let harness: AttackHarness;
let bearer: string;
let cookie: string;

beforeAll(async () => {
  harness = await startAttackHarness('gateway/src/testing/short-timeouts-gateway.ts');
  bearer = await integratorToken(harness.address);
  const operator = await harness.signIn('operator');
  cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
}, 120_000);
afterAll(() => harness?.stop());

const headOf = (method: string, path: string, headers: readonly string[] = []): string => {
  const headerLines = [`Host: ${new URL(harness.address).host}`, `Cookie: ${cookie}`, 'X-Struma: 1'];
  return [`${method} ${path} HTTP/1.1`, ...headerLines, ...headers, '', ''].join('\r\n');
};

/**
 * Sends `bytes`, then `drop` every 40 ms until the gateway closes the connection; returns the received text. The client
 * reads no responses if `isReading` is false.
 */
const drip = async (bytes: string, drop: string, isReading = true): Promise<string> => {
  const connection = await RawConnection.open(harness.address);
  if (!isReading) connection.pause();
  connection.write(bytes);
  const dripping = setInterval(() => connection.write(drop), 40);
  try {
    return await connection.untilEnd();
  } finally {
    clearInterval(dripping);
    connection.close();
  }
};

const whileServingOthers = async <T>(slow: Promise<T>[]): Promise<T[]> => {
  const innocent = new InnocentClient({ address: harness.address, publicUrl: harness.address, bearer });
  for (const target of ['identity', 'rest', 'page'] as const) expect(await innocent.send(target)).toBeNull();
  innocent.close();
  return Promise.all(slow);
};

/**
 * Allowed: no response, or a response with a status below 500: a time-out, or a response that does not need the rest of
 * the request.
 */
const allowedEnd = /^(HTTP\/1\.1 [1-4]\d\d |$)/;

describe('slow senders are disconnected at every group of routes, and other clients are served', () => {
  test('the headers', async () => {
    const slow = routeGroups.map(({ path }) => drip(headOf('GET', path).slice(0, -2), 'X-Drop: x\r\n'));
    for (const received of await whileServingOthers(slow)) expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('a body of known length', async () => {
    const slow = routeGroups.map(({ path, contentType, body }) =>
      drip(headOf('POST', path, [`Content-Type: ${contentType}`, 'Content-Length: 99999']) + body('x'), 'x'),
    );
    for (const received of await whileServingOthers(slow)) expect(received).toMatch(allowedEnd);
  });

  test('a body in chunks', async () => {
    const slow = routeGroups.map(({ path, contentType }) =>
      drip(headOf('POST', path, [`Content-Type: ${contentType}`, 'Transfer-Encoding: chunked']), '1\r\nx\r\n'),
    );
    for (const received of await whileServingOthers(slow)) expect(received).toMatch(allowedEnd);
  });

  test('a connection without data', async () => {
    const slow = Array.from({ length: 20 }, () => drip('', ''));
    for (const received of await whileServingOthers(slow)) expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});

describe('clients that do not read are disconnected, and others are served', () => {
  test.each([
    ['a font of the sign-in page', '/realms/struma/resources/cyrillic.woff2'],
    ['the list as CSV', '/files/signals.csv'],
    ['a page', '/signals_oper/list'],
    ['capabilities of the map server', '/map/wms?SERVICE=WMS&REQUEST=GetCapabilities'],
  ])('%s', async (_name, path) => {
    const first = await RawConnection.open(harness.address);
    first.write(headOf('GET', path));
    const answer = await first.next();
    first.close();
    expect(answer?.status).toBe(200);
    const requests = headOf('GET', path).repeat(Math.ceil(moreThanBuffers / (answer?.body.length ?? 1)));
    await whileServingOthers([drip(requests, headOf('GET', path), false)]);
  });
});

/** Bytes of responses: more than the socket buffers of the operating system hold. */
const moreThanBuffers = 16_000_000;
