import { afterEach, describe, expect, test } from '@jest/globals';
import { SettingsError } from '@struma/shared/settings.ts';
import { readSettings } from '../settings.ts';
import {
  requestToken,
  authorizationUrl,
  locationOf,
  obtainTokens,
  startTestIdentity,
  type TestIdentity,
} from '../identity-for-tests.ts';
import { readRealmFile } from './realm-file.ts';

let identity: TestIdentity | undefined;
afterEach(async () => {
  await identity?.stop();
  identity = undefined;
});

const ownSecrets = { DEMO: 'false', STRUMA_WEB_SECRET: 'own-web-secret', STRUMA_BACKEND_SECRET: 'own-backend-secret' };
const base = { DATABASE_URL: 'postgresql://127.0.0.1/none', PUBLIC_URL: 'http://127.0.0.1:8080' };

const linesOf = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
};

const count = async ({ database }: TestIdentity, table: string): Promise<number> => {
  const { rows } = await database.query(`select count(*)::integer as count from identity.${table}`);
  return rows[0].count;
};

describe('realm file', () => {
  test('AU-9 is imported once, with actions, groups and demo users', async () => {
    identity = await startTestIdentity();
    const tables = ['users', 'clients', 'roles', 'groups', 'user_roles', 'user_groups', 'keys'];
    const read = async (provider: TestIdentity) => Promise.all(tables.map((table) => count(provider, table)));
    const before = await read(identity);
    expect(before.slice(0, 4)).toEqual([10, 5, 8, 3]);
    await identity.database.query("update identity.users set first_name = 'Друг' where username = 'operator'");
    await identity.restart();
    expect(await read(identity)).toEqual(before);
    const { rows } = await identity.database.query("select first_name from identity.users where username = 'operator'");
    expect(rows[0].first_name).toBe('Друг');
  });

  test('AU-1 a changed address and a changed secret apply from the next start', async () => {
    identity = await startTestIdentity();
    await identity.restart({ PUBLIC_URL: 'https://struma.example', STRUMA_WEB_SECRET: 'changed' });
    const redirectUri = 'https://struma.example/auth/callback';
    const started = await identity.newBrowser().open(authorizationUrl({ redirect_uri: redirectUri }));
    expect(locationOf(started)).toContain('/login-actions/');
    expect((await identity.newBrowser().open(authorizationUrl())).status).toBe(400);
    const fields = { grant_type: 'refresh_token', refresh_token: 'none' };
    expect((await requestToken(identity, fields)).status).toBe(401);
    expect((await requestToken(identity, fields, ['struma-web', 'changed'])).status).toBe(400);
    const { rows } = await identity.database.query(
      "select post_logout_redirect_uris, backchannel_logout_url from identity.clients where client_id = 'struma-web'",
    );
    expect(rows[0]).toEqual({
      post_logout_redirect_uris: ['https://struma.example/'],
      backchannel_logout_url: 'https://struma.example/auth/backchannel-logout',
    });
  });

  test('AU-1 without DEMO there is one service account, and no demo user, sample integrator or publicly known secret', async () => {
    identity = await startTestIdentity(ownSecrets);
    const { rows } = await identity.database.query('select username from identity.users');
    expect(rows).toEqual([{ username: 'service-account-struma-backend' }]);
    await expect(obtainTokens(identity, 'operator', 'Struma2!')).rejects.toThrow('Expected a redirect');
    const fields = { grant_type: 'client_credentials' };
    expect((await requestToken(identity, fields, ['integrator-demo', 'demo-integrator-secret'])).status).toBe(401);
    expect((await requestToken(identity, fields, ['struma-backend', 'demo-backend-secret'])).status).toBe(401);
    expect((await requestToken(identity, fields, ['struma-backend', 'own-backend-secret'])).status).toBe(200);
    expect([await count(identity, 'roles'), await count(identity, 'groups')]).toEqual([8, 3]);
  });

  test('AU-1 demo clients get tokens only while DEMO is set', async () => {
    identity = await startTestIdentity();
    const { database } = identity;
    const enabled = async () =>
      (await database.query("select enabled from identity.clients where client_id = 'integrator-demo'")).rows[0]
        .enabled;
    const status = async (provider: TestIdentity) => {
      const credentials: [string, string] = ['integrator-demo', 'demo-integrator-secret'];
      return (await requestToken(provider, { grant_type: 'client_credentials' }, credentials)).status;
    };
    expect(await status(identity)).toBe(200);
    await identity.restart(ownSecrets);
    expect([await status(identity), await enabled()]).toEqual([401, false]);
    await identity.restart(ownSecrets);
    expect(await status(identity)).toBe(401);
    const disablings = identity.lines.filter((line) => line.includes('demo clients disabled: their secrets'));
    expect(disablings).toHaveLength(1);
    expect(disablings[0]).toContain('"clients":["integrator-demo"]');
    await identity.restart();
    expect([await status(identity), await enabled()]).toEqual([200, true]);
  });

  test('AU-1 without DEMO a missing secret and a demo secret are refused; the error names the variable', () => {
    expect(linesOf(() => readRealmFile(readSettings(base)))).toEqual([
      'STRUMA_WEB_SECRET: a value is needed',
      'STRUMA_BACKEND_SECRET: a value is needed',
    ]);
    const known = { ...base, ...ownSecrets, STRUMA_WEB_SECRET: 'demo-web-secret' };
    expect(linesOf(() => readRealmFile(readSettings(known)))).toEqual([
      'STRUMA_WEB_SECRET: the value of the demonstration is publicly known, choose another',
    ]);
    expect(linesOf(() => readRealmFile(readSettings({ ...base, ...ownSecrets })))).toEqual([]);
  });

  test('AU-1 texts of the realm override the default texts', async () => {
    identity = await startTestIdentity();
    await identity.database.query(
      `update identity.realm set settings = jsonb_set(settings, '{localizationTexts,bg,loginAccountTitle}', '"Добре дошли"')`,
    );
    await identity.restart();
    const browser = identity.newBrowser();
    const page = await browser.open(locationOf(await browser.open(authorizationUrl())));
    expect(await page.text()).toContain('<h1>Добре дошли</h1>');
  });
});

describe('settings', () => {
  test('AU-1 each invalid setting is reported on its own line', () => {
    const env = { ...base, PUBLIC_URL: 'struma', DEMO: 'yes', IDENTITY_PORT: 'x', DATABASE_URL: '' };
    const lines = linesOf(() => readSettings(env));
    expect(lines.map((line) => line.slice(0, line.indexOf(':'))).toSorted()).toEqual([
      'DATABASE_URL',
      'DEMO',
      'IDENTITY_PORT',
      'PUBLIC_URL',
    ]);
  });
});
