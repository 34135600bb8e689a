import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integratorToken } from '../builders/person.ts';
import { Innocent } from './tools/innocent.ts';
import { RawConnection } from './tools/raw-connection.ts';
import { routeGroups } from './tools/route-groups.ts';
import { startAttackStand, type AttackStand } from './tools/stand.ts';

let stand: AttackStand;
let bearer: string;
let cookie: string;

beforeAll(async () => {
  stand = await startAttackStand('gateway/src/testing/short-timeouts-gateway.ts');
  bearer = await integratorToken(stand.address);
  const operator = await stand.signIn('operator');
  cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
}, 120_000);
afterAll(() => stand?.stop());

const headOf = (method: string, path: string, headers: readonly string[] = []): string => {
  const own = [`Host: ${new URL(stand.address).host}`, `Cookie: ${cookie}`, 'X-Struma: 1'];
  return [`${method} ${path} HTTP/1.1`, ...own, ...headers, '', ''].join('\r\n');
};

/** Sends some bytes, then more of them drop by drop, until the gateway ends the connection. */
const drip = async (bytes: string, drop: string, isReading = true): Promise<string> => {
  const connection = await RawConnection.open(stand.address);
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

const whileOthersAreServed = async <T>(slow: Promise<T>[]): Promise<T[]> => {
  const innocent = new Innocent({ address: stand.address, publicUrl: stand.address, bearer });
  for (const target of ['identity', 'rest', 'page'] as const) expect(await innocent.ask(target)).toBeNull();
  innocent.leave();
  return Promise.all(slow);
};

/** A refusal in time, or an answer that did not need the rest. */
const endsWell = /^(HTTP\/1\.1 [1-4]\d\d |$)/;

describe('clients that send drop by drop are cut off at every group of addresses, and others are served', () => {
  test('the headers', async () => {
    const slow = routeGroups.map(({ path }) => drip(headOf('GET', path).slice(0, -2), 'X-Drop: x\r\n'));
    for (const received of await whileOthersAreServed(slow)) expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('a body of known length', async () => {
    const slow = routeGroups.map(({ path, contentType, body }) =>
      drip(headOf('POST', path, [`Content-Type: ${contentType}`, 'Content-Length: 99999']) + body('x'), 'x'),
    );
    for (const received of await whileOthersAreServed(slow)) expect(received).toMatch(endsWell);
  });

  test('a body in chunks', async () => {
    const slow = routeGroups.map(({ path, contentType }) =>
      drip(headOf('POST', path, [`Content-Type: ${contentType}`, 'Transfer-Encoding: chunked']), '1\r\nx\r\n'),
    );
    for (const received of await whileOthersAreServed(slow)) expect(received).toMatch(endsWell);
  });

  test('nothing at all after a connection', async () => {
    const slow = Array.from({ length: 20 }, () => drip('', ''));
    for (const received of await whileOthersAreServed(slow)) expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});

describe('clients that do not read are cut off, and others are served', () => {
  test.each([
    ['a font of the sign-in page', '/realms/struma/resources/cyrillic.woff2'],
    ['the list as CSV', '/files/signals.csv'],
    ['a page', '/signals_oper/list'],
    ['capabilities of the map server', '/map/wms?SERVICE=WMS&REQUEST=GetCapabilities'],
  ])('%s', async (_name, path) => {
    const first = await RawConnection.open(stand.address);
    first.write(headOf('GET', path));
    const answer = await first.next();
    first.close();
    expect(answer?.status).toBe(200);
    const requests = headOf('GET', path).repeat(Math.ceil(moreThanBuffers / (answer?.body.length ?? 1)));
    await whileOthersAreServed([drip(requests, headOf('GET', path), false)]);
  });
});

/** More than the operating system keeps for a connection. */
const moreThanBuffers = 16_000_000;
