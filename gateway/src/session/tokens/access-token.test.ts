import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { createVerifyAccess } from './access-token.ts';
import type { VerifyAccess } from './access-token.ts';
import { createKeys } from './keys.ts';
import { createProvider, ProviderDown } from './provider.ts';
import { startTestProvider, testAudience, testClient } from '../../testing/provider.ts';
import type { TestProvider } from '../../testing/provider.ts';

const user = { sub: 'someone', name: 'Някой', roles: ['Оператор'], groups: [] };
let provider: TestProvider;
let verify: VerifyAccess;

const createVerify = () => {
  const { issuer, internalUrl } = provider;
  const keys = createKeys(createProvider({ issuer, internalUrl, ...testClient }));
  return createVerifyAccess({ issuer, audience: testAudience.audience, keys });
};

beforeAll(async () => {
  provider = await startTestProvider();
  verify = createVerify();
});
afterAll(() => provider.stop());

describe('access tokens', () => {
  test('a valid token is accepted', async () => {
    const token = await provider.sign(provider.accessClaims(user, 'sid'), { typ: 'at+jwt' });
    expect(await verify(token)).toMatchObject({ kind: 'valid', claims: { sub: 'someone', sid: 'sid' } });
  });

  test('3 seconds of clock skew are tolerated, 30 are not', async () => {
    const claims = provider.accessClaims(user, 'sid');
    expect((await verify(await provider.sign(claims, { life: -3 }))).kind).toBe('valid');
    expect((await verify(await provider.sign(claims, { life: -30 }))).kind).toBe('expired');
  });

  test('a cached token expires', async () => {
    const verifyOften = createVerify();
    const token = await provider.sign(provider.accessClaims(user, 'sid'), { life: -4 });
    expect((await verifyOften(token)).kind).toBe('valid');
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    const realNow = Date.now;
    Date.now = () => (exp + 6) * 1000;
    try {
      expect((await verifyOften(token)).kind).toBe('expired');
    } finally {
      Date.now = realNow;
    }
  });

  const future = Math.floor(Date.now() / 1000) + 600;
  test.each<[string, () => Promise<string> | string]>([
    [
      'without a signature',
      () => new UnsecuredJWT({ ...validClaims(), iss: provider.issuer, exp: future, iat: 1 }).encode(),
    ],
    ['signed with the public key as a shared secret', hs256WithPublicKey],
    [
      'signed with another key',
      async () => provider.sign(validClaims(), { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    ['signed with another algorithm', ps256],
    ['with an unknown key id and the URL of other keys', withUnknownKey],
    ['for another audience', () => provider.sign({ ...validClaims(), aud: 'account' })],
    ['of another issuer', () => provider.sign({ ...validClaims(), iss: 'https://evil.example' })],
    ['that is not valid yet', () => provider.sign({ ...validClaims(), nbf: future })],
    ['without a subject', () => provider.sign({ ...validClaims(), sub: undefined })],
    ['that is an ID token', () => provider.sign({ ...validClaims(), typ: 'ID' })],
    ['that is a refresh token', () => provider.sign({ ...validClaims(), typ: 'Refresh' })],
    ['that is a logout token', () => provider.sign(validClaims(), { typ: 'logout+jwt' })],
    ['above the length limit', () => provider.sign({ ...validClaims(), filler: 'x'.repeat(20_000) })],
    ['that is not a JWT', () => 'abc'],
    ['with padding', async () => `${await provider.sign(validClaims())}==`],
  ])('GQ-4 a token %s is refused', async (_what, make) => {
    expect((await verify(await make())).kind).toBe('wrong');
  });

  test('many tokens with unknown keys cause at most one request for keys', async () => {
    // Made first: on a slow machine, 20 keys take longer than the pause between two requests for keys.
    const tokens = await Promise.all(Array.from({ length: 20 }, withUnknownKey));
    const before = provider.state.keyRequests;
    for (const token of tokens) expect((await verify(token)).kind).toBe('wrong');
    expect(provider.state.keyRequests - before).toBeLessThanOrEqual(1);
  });

  test('while the provider is unavailable, tokens are verified with cached keys; without cached keys, verifying throws', async () => {
    const verifyEarly = createVerify();
    const token = await provider.sign(provider.accessClaims(user, 'down'));
    provider.state.isDown = true;
    const realNow = Date.now;
    // After this time, the cached keys would be read again.
    Date.now = () => realNow() + 20 * 60_000;
    try {
      await expect(verifyEarly(token)).rejects.toThrow(ProviderDown);
      expect((await verify(token)).kind).toBe('valid');
    } finally {
      Date.now = realNow;
      provider.state.isDown = false;
    }
    expect((await verifyEarly(token)).kind).toBe('valid');
  });
});

const validClaims = () => provider.accessClaims(user, 'sid');

async function hs256WithPublicKey(): Promise<string> {
  const pem = await exportSPKI(provider.keys.publicKey);
  expect(createPublicKey(pem).asymmetricKeyType).toBe('rsa');
  return new SignJWT({ ...validClaims(), iss: provider.issuer, exp: Math.floor(Date.now() / 1000) + 300 })
    .setProtectedHeader({ alg: 'HS256', kid: 'first', typ: 'JWT' })
    .setIssuedAt()
    .sign(new TextEncoder().encode(pem));
}

async function ps256(): Promise<string> {
  const key = await importJWK(await exportJWK(provider.keys.privateKey), 'PS256');
  return new SignJWT({ ...validClaims(), iss: provider.issuer, exp: Math.floor(Date.now() / 1000) + 300 })
    .setProtectedHeader({ alg: 'PS256', kid: 'first', typ: 'JWT' })
    .setIssuedAt()
    .sign(key);
}

async function withUnknownKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ ...validClaims(), iss: provider.issuer, exp: Math.floor(Date.now() / 1000) + 300 })
    .setProtectedHeader({ alg: 'RS256', kid: 'unknown', typ: 'JWT', jku: 'https://evil.example/keys' })
    .setIssuedAt()
    .sign(privateKey);
}
