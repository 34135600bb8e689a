import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { claimsOf, obtainTokens, startTestIdentity, type TestIdentity } from '../identity-for-tests.ts';

let identity: TestIdentity;
let admin: KeycloakAdminClient;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

beforeEach(async () => {
  admin = new KeycloakAdminClient({ baseUrl: identity.innerUrl(), realmName: 'struma' });
  await admin.auth({
    grantType: 'client_credentials',
    clientId: 'struma-backend',
    clientSecret: 'demo-backend-secret',
  });
});

let created = 0;
const newUser = async (changes: Record<string, unknown> = {}) => {
  created += 1;
  const username = `person${created}`;
  const { id } = await admin.users.create({
    username,
    email: `${username}@vik.example`,
    firstName: 'Петър',
    lastName: 'Илиев',
    enabled: true,
    credentials: [{ type: 'password', value: 'struma9!', temporary: false }],
    ...changes,
  });
  return { id, username };
};

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason as { response?: Response; responseData?: unknown },
  );
  return error && [error.response?.status, error.responseData];
};

const findApp = async () => {
  const [client] = await admin.clients.find({ clientId: 'struma-app' });
  const roles = await admin.clients.listRoles({ id: client?.id ?? '' });
  const role = (name: string) => {
    const found = roles.find((one) => one.name === name);
    return { id: found?.id ?? '', name: found?.name ?? '' };
  };
  return { client: client?.id ?? '', role };
};

const raw = async (path: string, init: RequestInit = {}): Promise<[number, unknown]> => {
  const response = await fetch(`${identity.innerUrl()}/admin/realms/struma${path}`, {
    ...init,
    headers: new Headers([['authorization', `Bearer ${await admin.getAccessToken()}`], ...new Headers(init.headers)]),
  });
  const text = await response.text();
  return [response.status, text ? JSON.parse(text) : undefined];
};

describe("AM-2 users, by Keycloak's official client library,", () => {
  test('are created, read, found, changed and deleted', async () => {
    const { id, username } = await newUser({ username: 'Petar.Iliev', email: 'P.Iliev@VIK.example' });
    expect(username).toBeDefined();
    expect(await admin.users.findOne({ id })).toMatchObject({
      id,
      username: 'petar.iliev',
      email: 'p.iliev@vik.example',
      firstName: 'Петър',
      enabled: true,
    });
    expect((await admin.users.find({ search: 'петър' })).map((user) => user.id)).toContain(id);
    expect(await admin.users.find({ search: 'tar.il' })).toEqual([]);
    expect(await admin.users.find({ search: '*tar.il*' })).toHaveLength(1);
    expect(await admin.users.find({ search: '%' })).toEqual([]);
    await admin.users.update({ id }, { lastName: 'Нов', email: '' });
    const changed = await admin.users.findOne({ id });
    expect(changed).toMatchObject({ firstName: 'Петър', lastName: 'Нов' });
    expect(changed).not.toHaveProperty('email');
    await admin.users.del({ id });
    expect(await admin.users.findOne({ id })).toBeNull();
  });

  test('are listed by name in pages and counted; service accounts appear only with a filter by a field', async () => {
    const all = await admin.users.find({ max: -1 });
    const names = all.map(({ username = '' }) => username);
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(names.filter((name) => name.startsWith('service-account-'))).toEqual([]);
    expect(await admin.users.count()).toBe(all.length);
    expect((await admin.users.find({ first: 1, max: 2 })).map(({ username }) => username)).toEqual(names.slice(1, 3));
    const filtered = await admin.users.find({ enabled: true, max: -1 });
    expect(filtered.map(({ username }) => username)).toContain('service-account-struma-backend');
  });

  test.each([
    ['a taken name in capitals', { username: 'ADMIN' }, [409, { errorMessage: 'User exists with same username' }]],
    ['a taken e-mail', { email: 'Admin@struma.example' }, [409, { errorMessage: 'User exists with same email' }]],
    ['a blank name', { username: ' ' }, [400, { errorMessage: 'User name is missing' }]],
    [
      'a Cyrillic name',
      { username: 'петър' },
      [400, { field: 'username', errorMessage: 'error-username-invalid-character', params: ['username'] }],
    ],
    [
      'a name of 300 characters',
      { username: 'a'.repeat(300) },
      [400, { field: 'username', errorMessage: 'error-invalid-length', params: ['username', 3, 255] }],
    ],
    [
      'a wrong e-mail',
      { email: 'not-a-mail' },
      [400, { field: 'email', errorMessage: 'error-invalid-email', params: ['email', 'not-a-mail'] }],
    ],
    [
      'a short password',
      { credentials: [{ type: 'password', value: 'a1!' }] },
      [400, { error: 'invalidPasswordMinLengthMessage', error_description: 'Invalid password: minimum length 6.' }],
    ],
    [
      'a password without a special character',
      { credentials: [{ type: 'password', value: 'struma99' }] },
      [
        400,
        {
          error: 'invalidPasswordRegexPatternMessage',
          error_description: 'Invalid password: fails to match regex pattern(s).',
        },
      ],
    ],
  ])("with %s are refused with Keycloak's message and not stored", async (_what, changes, expected) => {
    const before = await admin.users.count();
    expect(await failureOf(newUser(changes))).toEqual(expected);
    expect(await admin.users.count()).toBe(before);
  });

  test('of four equal concurrent requests, one creates the user', async () => {
    const same = { username: 'parallel', email: 'parallel@vik.example' };
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => newUser(same)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the user name is read-only, and a new password is checked', async () => {
    const { id } = await newUser();
    expect(await failureOf(admin.users.update({ id }, { username: 'other.name' }))).toEqual([
      400,
      { field: 'username', errorMessage: 'error-user-attribute-read-only', params: ['username'] },
    ]);
    const reset = (value: string) => admin.users.resetPassword({ id, credential: { type: 'password', value } });
    expect(await failureOf(reset(''))).toEqual([400, { error: 'Empty password not allowed' }]);
    expect(await failureOf(reset('STRUMA9!'))).toMatchObject([400, { error: expect.stringContaining('LowerCase') }]);
    await reset('struma8!');
  });

  test('a new user signs in; a disabled user does not', async () => {
    const { id, username } = await newUser();
    const tokens = await obtainTokens(identity, username, 'struma9!');
    expect(claimsOf(tokens.access_token)).not.toHaveProperty('resource_access');
    await admin.users.update({ id }, { enabled: false });
    await admin.users.logout({ id });
    await expect(obtainTokens(identity, username, 'struma9!')).rejects.toThrow();
  });
});

describe("AM-5 groups, by Keycloak's official client library,", () => {
  test('are created, renamed, found and deleted', async () => {
    const { id } = await admin.groups.create({ name: 'Диспечери' });
    expect(await admin.groups.findOne({ id })).toMatchObject({ id, name: 'Диспечери', path: '/Диспечери' });
    await admin.groups.update({ id }, { name: 'Диспечерска' });
    expect((await admin.groups.find({ search: 'СПЕЧЕР' })).map(({ name }) => name)).toEqual(['Диспечерска']);
    expect(await failureOf(admin.groups.create({ name: 'valves' }))).toEqual([
      409,
      { errorMessage: "Top level group named 'valves' already exists." },
    ]);
    expect(await failureOf(admin.groups.update({ id }, { name: 'valves' }))).toEqual([
      409,
      { errorMessage: "Sibling group named 'valves' already exists." },
    ]);
    expect(await failureOf(admin.groups.create({ name: ' ' }))).toEqual([
      400,
      { errorMessage: 'Group name is missing' },
    ]);
    await admin.groups.del({ id });
    expect(await failureOf(admin.groups.del({ id }))).toEqual([404, { error: 'Could not find group by id' }]);
  });

  test('AM-6 members join and leave; a repeated change succeeds', async () => {
    const { id } = await newUser();
    const [group] = await admin.groups.find({ search: 'valves', exact: true });
    const membership = { id, groupId: group?.id ?? '' };
    await admin.users.addToGroup(membership);
    await admin.users.addToGroup(membership);
    expect((await admin.users.listGroups({ id })).map(({ name }) => name)).toEqual(['valves']);
    expect((await admin.groups.listMembers({ id: membership.groupId })).map((user) => user.id)).toContain(id);
    await admin.users.delFromGroup(membership);
    await admin.users.delFromGroup(membership);
    expect(await admin.users.listGroups({ id })).toEqual([]);
  });
});

describe("AM-4 role mappings, by Keycloak's official client library,", () => {
  test('are added and removed; available, direct and effective roles are listed', async () => {
    const { client, role } = await findApp();
    const { id } = await newUser();
    const ids = { id, clientUniqueId: client };
    await admin.users.addClientRoleMappings({ ...ids, roles: [role('Оператор'), role('Редакция')] });
    const names = (roles: { name?: string }[]): string[] => roles.map(({ name = '' }) => name).toSorted();
    expect(names(await admin.users.listClientRoleMappings(ids))).toEqual(['Оператор', 'Редакция']);
    expect(names(await admin.users.listAvailableClientRoleMappings(ids))).not.toContain('Оператор');
    await admin.users.delClientRoleMappings({ ...ids, roles: [role('Редакция')] });
    expect(names(await admin.users.listClientRoleMappings(ids))).toEqual(['Оператор']);
    expect((await admin.users.listRoleMappings({ id })).clientMappings).toHaveProperty('struma-app');

    const group = await admin.groups.create({ name: `Група ${id}` });
    await admin.groups.addClientRoleMappings({ id: group.id, clientUniqueId: client, roles: [role('Създаване')] });
    await admin.users.addToGroup({ id, groupId: group.id });
    expect(names(await admin.users.listCompositeClientRoleMappings(ids))).toEqual(['Оператор', 'Създаване']);
    expect(names(await admin.users.listAvailableClientRoleMappings(ids))).toContain('Създаване');
    const holders = await admin.clients.findUsersWithRole({ id: client, roleName: 'Създаване' });
    expect(holders.map((user) => user.id)).not.toContain(id);
  });

  test('an empty list removes no role, an absent body removes all, as in Keycloak', async () => {
    const { client, role } = await findApp();
    const { id } = await newUser();
    const ids = { id, clientUniqueId: client };
    await admin.users.addClientRoleMappings({ ...ids, roles: [role('Оператор')] });
    await admin.users.delClientRoleMappings({ ...ids, roles: [] });
    expect(await admin.users.listClientRoleMappings(ids)).toHaveLength(1);
    expect(await raw(`/users/${id}/role-mappings/clients/${client}`, { method: 'DELETE' })).toEqual([204, undefined]);
    expect(await admin.users.listClientRoleMappings(ids)).toEqual([]);
  });

  test('a role whose id and name do not match is refused, and no role of the list is added', async () => {
    const { client, role } = await findApp();
    const { id } = await newUser();
    const ids = { id, clientUniqueId: client };
    const wrong = { ...role('Оператор'), name: 'Администратор' };
    expect(await failureOf(admin.users.addClientRoleMappings({ ...ids, roles: [role('Редакция'), wrong] }))).toEqual([
      404,
      { error: 'Role not found' },
    ]);
    expect(await admin.users.listClientRoleMappings(ids)).toEqual([]);
  });
});

describe('AU-11 access to the administration API', () => {
  test('needs a token of an account with the roles', async () => {
    const statusOf = async (token: string): Promise<number> =>
      (
        await fetch(`${identity.innerUrl()}/admin/realms/struma/users`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    const tokens = await obtainTokens(identity, 'admin', 'Struma1!');
    expect(await statusOf('')).toBe(401);
    expect(await statusOf(tokens.id_token)).toBe(401);
    expect(await statusOf(`${(await admin.getAccessToken()) ?? ''}x`)).toBe(401);
    expect(await statusOf(tokens.access_token)).toBe(403);
  });

  test('a role that is removed from the service account loses its effect at once, also for issued tokens', async () => {
    const [client] = await admin.clients.find({ clientId: 'realm-management' });
    const roleId = `(select id from identity.roles where name = 'view-clients' and client_id = '${client?.id}')`;
    const { rows } = await identity.database.query(
      `delete from identity.user_roles where role_id = ${roleId} returning user_id, role_id`,
    );
    expect(await raw('/clients')).toEqual([403, { error: 'HTTP 403 Forbidden' }]);
    expect((await raw('/users/count'))[0]).toBe(200);
    await identity.database.query('insert into identity.user_roles values ($1, $2)', [
      rows[0].user_id,
      rows[0].role_id,
    ]);
  });

  test.each([
    ['GET', '/nothing', 404, { error: 'HTTP 404 Not Found' }],
    ['PATCH', '/users', 405, { error: 'HTTP 405 Method Not Allowed' }],
    ['GET', '/users?max=abc', 404, { error: 'HTTP 404 Not Found' }],
    ['GET', '/users/nobody', 404, { error: 'User not found' }],
    ['GET', '/groups/nothing', 404, { error: 'Could not find group by id' }],
    ['GET', '/clients/nothing', 404, { error: 'Could not find client' }],
  ])('%s %s responds with %i', async (method, path, status, body) => {
    expect(await raw(path, { method })).toEqual([status, body]);
  });

  test('a body that is not JSON, has another content type, an unknown field or a NUL is refused', async () => {
    const post = (body: string, type = 'application/json') =>
      raw('/users', { method: 'POST', body, headers: { 'content-type': type } });
    expect(await post('{')).toEqual([400, { error: 'invalid_request', error_description: 'Cannot parse the JSON' }]);
    expect(await post('{}', 'text/plain')).toMatchObject([415, {}]);
    expect(await post('{"nonsense":1}')).toMatchObject([400, { error: expect.stringContaining('"nonsense"') }]);
    expect(await post('{"username":"a\\u0000bc"}')).toMatchObject([400, {}]);
  });
});
