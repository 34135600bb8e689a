import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';
import { cookieNames, readCookies } from './cookies.ts';
import { createSeal } from './seal.ts';
import { createSessionCookie } from './session-cookie.ts';

const names = cookieNames;
const cookie = createSessionCookie(createSeal([randomBytes(32)]), names);
const { privateKey } = await generateKeyPair('RS256');

const tokenWith = (roles: number) =>
  new SignJWT({ roles: Array.from({ length: roles }, () => randomBytes(12).toString('hex')), jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(privateKey);

const sent = (lines: string[]) => readCookies(lines.map((line) => line.split(';')[0]).join('; '));

test("AU-1 only the gateway's cookies are read, and at most 50 of them", () => {
  const gatewayCookies = Array.from({ length: 60 }, (_cookie, index) => `${names.session}-${index}=1`);
  expect([...readCookies(`a=%; ${names.session}=x; struma=2`)]).toEqual([[names.session, 'x']]);
  expect(readCookies(gatewayCookies.join('; ')).size).toBe(50);
});

describe('the session cookie', () => {
  test('returns the same tokens, and each cookie fits into a browser', async () => {
    const tokens = { access: await tokenWith(300), refresh: randomUUID(), id: await tokenWith(1) };
    const lines = await cookie.toSetCookies(tokens, 1800);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(4096);
    expect(await cookie.read(sent(lines))).toEqual(tokens);
  });

  test('is one cookie for a session with few roles', async () => {
    const tokens = { access: await tokenWith(5), refresh: await tokenWith(0), id: await tokenWith(0) };
    expect(await cookie.toSetCookies(tokens, 1800)).toHaveLength(1);
  });

  test('with a missing or foreign chunk is invalid, and all chunks are cleared', async () => {
    const first = await cookie.toSetCookies({ access: await tokenWith(300), refresh: 'r', id: 'i' }, 1800);
    const second = await cookie.toSetCookies({ access: await tokenWith(300), refresh: 'r', id: 'i' }, 1800);
    expect(await cookie.read(sent(first.slice(0, -1)))).toBeNull();
    const mixed = sent([...first.slice(0, -1), ...second.slice(-1)]);
    expect(await cookie.read(mixed)).toBeNull();
    expect(cookie.clear(mixed)).toHaveLength(first.length);
  });

  test('cannot be created for tokens that are too large for cookies', async () => {
    const tokens = { access: await tokenWith(2000), refresh: 'r', id: 'i' };
    await expect(cookie.toSetCookies(tokens, 1800)).rejects.toThrow('too large');
  });
});
