import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { operator } from '../../testing/people.texts.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const reasonOf = async (): Promise<string> => {
  const record = await gateway.logRecord(({ msg }) => msg === 'Authentication Failed');
  return (record as unknown as { reason: string }).reason;
};

describe('the log gives the cause of a failed sign-in', () => {
  test.each([
    ['a token without the audience', { aud: 'account' }, 'lacks the audience struma-api: add the audience mapper'],
    ['a token of another realm', { iss: 'https://id.example/realms/other' }, 'https://id.example/realms/other'],
    ['a token above the limit', { filler: 'x'.repeat(30_000) }, 'the limit is 24576: give fewer roles'],
    ['a token that is not for access', { typ: 'ID' }, 'not an access token'],
  ])('AU-3 %s', async (_what, claims, expected) => {
    gateway.provider.state.claims = claims;
    const response = await signIn(gateway, gateway.browser());
    expect(response.headers.get('location')).toBe('/authentication?error=failed');
    expect(await reasonOf()).toContain(expected);
  });

  test('AU-3 a provider behind a closed port', async () => {
    await gateway.provider.stop();
    await gateway.browser().follow('/auth/login');
    expect(await reasonOf()).toBe('the connection was refused: no program listens at this address (ECONNREFUSED)');
  });
});

describe('the response to an integrator explains why the token is refused', () => {
  const messageFor = async (authorization: string): Promise<string> => {
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { authorization }, body: '{}' });
    expect(response.status).toBe(401);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    return errors[0]?.message ?? '';
  };
  const tokenWith = (claims: object, life = 300) =>
    gateway.provider.sign({ ...gateway.provider.accessClaims(operator, 'sid'), ...claims }, { life });

  test.each([
    ['another audience', { aud: 'account' }, 'Токенът в Authorization не е за тази система'],
    ['another issuer', { iss: 'https://id.example' }, 'издаден от друг доставчик на вход'],
    ['the type of an ID token', { typ: 'ID' }, 'не е токен за достъп'],
  ])('GQ-4 %s', async (_what, claims, expected) => {
    expect(await messageFor(`Bearer ${await tokenWith(claims)}`)).toContain(expected);
  });

  test('GQ-4 an expired token, text that is no token, and another scheme', async () => {
    expect(await messageFor(`Bearer ${await tokenWith({}, -60)}`)).toContain('изтекъл. Поискайте нов.');
    expect(await messageFor('Bearer abc')).toContain('не е JWT');
    expect(await messageFor('Basic c3RydW1h')).toContain('не съдържа токен');
  });
});
