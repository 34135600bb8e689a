import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestToken, obtainTokens, startTestIdentity, type TestIdentity } from '../identity-for-tests.ts';
import { disableDemoUsers } from './disable-demo-users.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const refresh = async (token: string): Promise<number> =>
  (await requestToken(identity, { grant_type: 'refresh_token', refresh_token: token })).status;
const askAsIntegrator = async (): Promise<number> =>
  (await requestToken(identity, { grant_type: 'client_credentials' }, ['integrator-demo', 'demo-integrator-secret']))
    .status;
const countArtifacts = async (username: string): Promise<number> => {
  const { rows } = await identity.database.query<{ count: number }>(
    `select count(*)::integer as count from identity.artifacts
     where account_id = (select id::text from identity.users where username = $1)`,
    [username],
  );
  return rows[0]?.count ?? 0;
};

test('AU-11 disabled demo users lose their sessions, and the demo client gets no token, also after a restart', async () => {
  await identity.database.query("update identity.users set demo = false where username = 'admin'");
  const demo = await obtainTokens(identity, 'operator', 'Struma2!');
  const administrator = await obtainTokens(identity, 'admin', 'Struma1!');
  expect([await countArtifacts('operator'), await askAsIntegrator()]).toEqual([expect.any(Number), 200]);

  const disabled = await disableDemoUsers(identity.database);
  expect(disabled).toEqual({
    users: expect.arrayContaining(['citizen', 'operator']),
    sessions: 1,
    clients: ['integrator-demo'],
  });
  expect(disabled.users).not.toContain('admin');
  expect(await refresh(demo.refresh_token)).toBe(400);
  expect(await countArtifacts('operator')).toBe(0);
  expect(await refresh(administrator.refresh_token)).toBe(200);
  expect(await askAsIntegrator()).toBe(401);
  await identity.restart();
  expect(await askAsIntegrator()).toBe(401);
  expect(await disableDemoUsers(identity.database)).toEqual({ users: [], sessions: 0, clients: [] });
});
