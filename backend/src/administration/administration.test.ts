import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServiceWithRealm } from '../../../tests/builders/people/realm.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { administrationTexts as texts } from './administration.texts.ts';

let stand: Awaited<ReturnType<typeof startServiceWithRealm>>;

beforeAll(async () => {
  stand = await startServiceWithRealm();
});
afterAll(() => stand.stop());

const main = ['TestMainGroup'];
const people = {
  admin: personClaims('admin', ['Администратор'], main),
  editor: personClaims('editor', ['Редакция', 'Създаване'], main),
  operator: personClaims('operator', ['Оператор'], main),
};
type Who = keyof typeof people;

const call = async (method: string, path: string, body?: unknown, who: Who = 'admin'): Promise<[number, unknown]> => {
  const response = await stand.service.call(path.startsWith('/') ? path : `/api/Account/${path}`, {
    method,
    claims: people[who],
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return [response.status, text.startsWith('(') ? text : (JSON.parse(text) as unknown)];
};
const read = async <T>(path: string): Promise<T> => (await call('GET', path))[1] as T;

interface Named {
  id: string;
  name: string;
  username: string;
}
const userId = async (username: string): Promise<string> =>
  (await read<Named[]>('GetUsersFromKeycloak')).find((user) => user.username === username)?.id ?? '';
const groupId = async (name: string): Promise<string> =>
  (await read<Named[]>('GetGroupsFromKeycloak')).find((group) => group.name === name)?.id ?? '';
const moduleId = async (): Promise<string> => (await read<Named[]>('GetAllClientsFromKeycloak'))[0]?.id ?? '';
const role = async (name: string): Promise<{ id: string; name: string }> => {
  const { rows } = await stand.identity.database.query<{ id: string }>(
    `select r.id from identity.roles r join identity.clients c on c.id = r.client_id
     where r.name = $1 and c.client_id = 'struma-app'`,
    [name],
  );
  return { id: rows[0]?.id ?? '', name };
};
const refusal = (text: string): [number, string] => [200, `(0) ${text}`];
const success = (text: string): [number, string] => [200, `({0}) ${text}`];

let created = 0;
const newUser = async (roles: string[] = [], groups: string[] = []): Promise<string> => {
  created += 1;
  const username = `colleague${created}`;
  const user = {
    username,
    email: `${username}@vik.example`,
    firstName: 'Петър',
    lastName: 'Илиев',
    enabled: true,
    userPassword: { type: 'password', value: 'struma9!', temporary: false },
  };
  expect(await call('POST', 'CreateUserForKeycloak', user)).toEqual(success(texts.created));
  const id = await userId(username);
  for (const name of groups)
    expect(await call('PUT', `AddUserToGroup?userId=${id}&groupId=${await groupId(name)}`)).toEqual(
      success(texts.joined),
    );
  if (roles.length > 0) await assign('User', id, roles);
  return id;
};
const target = async (kind: 'User' | 'Group', id: string): Promise<string> =>
  `${kind.toLowerCase()}Id=${id}&clientId=${await moduleId()}`;
const assign = async (kind: 'User' | 'Group', id: string, names: string[], who: Who = 'admin') =>
  call(
    'POST',
    `AssingClientRolesTo${kind}?${await target(kind, id)}`,
    await Promise.all(names.map((name) => role(name))),
    who,
  );
const remove = async (kind: 'User' | 'Group', id: string, names: string[], who: Who = 'admin') =>
  call(
    'DELETE',
    `RemoveClientRolesFrom${kind}?${await target(kind, id)}`,
    await Promise.all(names.map((name) => role(name))),
    who,
  );
const assigned = async (kind: 'User' | 'Group', id: string): Promise<string[]> =>
  (await read<Named[]>(`GetClientAssignedRolesBy${kind}IdFromKeycloak?${await target(kind, id)}`)).map(
    ({ name }) => name,
  );
const activitiesOf = async (id: string) =>
  (
    await stand.service.pool.query('select field, old_value, new_value from activity_log where entity_id = $1', [id])
  ).rows.map(({ field, old_value: before, new_value: after }) => [field, before, after]);
const isRevoked = async (id: string): Promise<boolean> =>
  (await stand.service.pool.query('select from cut_off where value = $1', [id])).rowCount === 1;

describe('users', () => {
  test('AM-2 a user is created, changed and recorded; attributes are never sent', async () => {
    const id = await newUser();
    const change = { id, username: 'ignored', lastName: 'Нов', attributes: {}, groups: [], enabled: true };
    expect(await call('PUT', 'UpdateUserForKeycloak', { ...change, username: `colleague${created}` })).toEqual(
      success(texts.updated),
    );
    expect(await read(`GetUserByIdFromKeycloak?Id=${id}`)).toEqual({
      id,
      username: `colleague${created}`,
      email: `colleague${created}@vik.example`,
      firstName: 'Петър',
      lastName: 'Нов',
      enabled: true,
    });
    expect(await activitiesOf(id)).toEqual([
      ['username', null, `colleague${created}`],
      ['lastName', 'Илиев', 'Нов'],
    ]);
  });

  test('AM-7 deactivation and activation answer in the words of the specification and end sessions', async () => {
    const id = await newUser();
    expect(await isRevoked(id)).toBe(false);
    expect(await call('PUT', 'UpdateUserForKeycloak', { id, enabled: false })).toEqual(
      success('Успешно деактивиран потребител'),
    );
    expect(await isRevoked(id)).toBe(true);
    expect(await call('PUT', 'UpdateUserForKeycloak', { id, enabled: true })).toEqual(
      success('Успешно активиран потребител'),
    );
  });

  test('AM-3 a new password is stored without its value in the log', async () => {
    const id = await newUser();
    const userPassword = { type: 'password', value: 'struma8!', temporary: false };
    expect(await call('PUT', 'UpdateUserForKeycloak', { id, userPassword })).toEqual(success(texts.updated));
    expect(await activitiesOf(id)).toContainEqual(['password', null, null]);
    expect(await isRevoked(id)).toBe(true);
  });

  test.each([
    ['a taken name in other letters', { username: 'ADMIN' }, texts.usernameTaken],
    ['a taken e-mail', { email: 'Admin@Struma.example' }, texts.emailTaken],
    ['a Cyrillic name', { username: 'петър' }, texts.invalidUsername],
    ['300 characters', { firstName: 'а'.repeat(300) }, texts.tooLong],
    ['a blank last name', { lastName: ' ' }, `${texts.required}: lastName`],
    ['a wrong e-mail', { email: 'nobody' }, texts.invalidEmail],
    ['a weak password', { userPassword: { value: 'struma' } }, texts.weakPassword],
    ['Cyrillic look-alikes', { userPassword: { value: 'оооо1!' } }, texts.lookAlikePassword],
    ['no password', { userPassword: null }, texts.weakPassword],
    ['a letter that the provider refuses', { firstName: 'Петър;' }, texts.invalidName],
  ])('AM-2 %s is refused', async (_what, changes, text) => {
    const user = {
      username: 'newcomer2',
      email: 'newcomer2@vik.example',
      firstName: 'Н',
      lastName: 'Н',
      userPassword: { value: 'struma9!' },
    };
    expect(await call('POST', 'CreateUserForKeycloak', { ...user, ...changes })).toEqual(refusal(text));
    expect(await userId('newcomer2')).toBe('');
  });

  test("AM-3 a stricter policy of the provider answers in the provider's words", async () => {
    const id = await newUser();
    const value = `colleague${created}`;
    const answer = await call('PUT', 'UpdateUserForKeycloak', { id, userPassword: { value: `${value}!` } });
    expect(answer).toEqual(success(texts.updated));
    const named = await call('POST', 'CreateUserForKeycloak', {
      username: 'a1@b.c',
      email: 'a1@b.example',
      firstName: 'А',
      lastName: 'А',
      userPassword: { value: 'a1@b.c' },
    });
    expect(named).toEqual(refusal(texts.passwordPolicy('Invalid password: must not be equal to the username.')));
  });

  test('AM-1 search finds a part of a name, an e-mail or a user name, in pages', async () => {
    await newUser();
    await newUser();
    const page = await read<{ items: Named[]; totalCount: number }>(
      '/struma/administration/users?search=OLLEAGUE&page=1&itemsPerPage=2',
    );
    expect([page.items.length, page.totalCount >= 2]).toEqual([2, true]);
    const sorted = await read<{ items: Named[] }>(
      '/struma/administration/users?page=1&itemsPerPage=100&sortBy=username&sortDesc=true',
    );
    const names = sorted.items.map(({ username }) => username);
    expect(names).toEqual(names.toSorted(new Intl.Collator('bg', { numeric: true }).compare).toReversed());
  });

  test('an unknown or deleted user is a refusal', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    expect(await call('PUT', 'UpdateUserForKeycloak', { id: gone, firstName: 'А' })).toEqual(
      refusal(texts.unknownUser),
    );
    expect((await call('GET', `GetUserByIdFromKeycloak?Id=${gone}`))[0]).toBe(404);
    expect((await call('GET', 'GetUserByIdFromKeycloak?Id=..%2Fgroups'))[0]).toBe(404);
  });
});

describe('roles and groups', () => {
  test('AM-4 roles are given and removed, with activities and revoked tokens', async () => {
    const id = await newUser();
    expect(await assign('User', id, ['Оператор', 'Потребител'])).toEqual(success(texts.rolesAdded));
    expect(await assigned('User', id)).toEqual(['Оператор', 'Потребител']);
    expect(await remove('User', id, ['Оператор'])).toEqual(success(texts.rolesRemoved));
    expect(await assigned('User', id)).toEqual(['Потребител']);
    expect(await activitiesOf(id)).toContainEqual(['role', 'struma-app: Оператор', null]);
    expect(await isRevoked(id)).toBe(true);
  });

  test('AM-9 an empty list or an absent body removes no role', async () => {
    const id = await newUser(['Оператор']);
    const path = `RemoveClientRolesFromUser?${await target('User', id)}`;
    expect(await call('DELETE', path, [])).toEqual(success(texts.rolesRemoved));
    expect((await call('DELETE', path))[0]).toBe(400);
    expect((await call('DELETE', path, null))[0]).toBe(400);
    expect(await assigned('User', id)).toEqual(['Оператор']);
  });

  test('AM-5 AM-6 a group gives its roles to its members; renaming and deleting revoke their tokens', async () => {
    expect(await call('POST', 'CreateGroupForKeycloak?name=Диспечери')).toEqual(success(texts.groupCreated));
    expect(await call('POST', 'CreateGroupForKeycloak', { name: 'Диспечери' })).toEqual(refusal(texts.groupTaken));
    const id = await groupId('Диспечери');
    const member = await newUser(['Оператор'], ['Диспечери']);
    expect(await assign('Group', id, ['Редакция', 'Оператор'])).toEqual(success(texts.rolesAdded));
    const rights = await read<{ roleName: string; isDirect: boolean; groups: string[] }[]>(
      `/struma/administration/rights?userId=${member}`,
    );
    expect(rights.map(({ roleName, isDirect, groups }) => [roleName, isDirect, groups])).toEqual([
      ['Оператор', true, ['Диспечери']],
      ['Редакция', false, ['Диспечери']],
    ]);
    await stand.service.pool.query('delete from cut_off');
    expect(await call('PUT', 'UpdateGroupForKeycloak', { id, name: 'Дежурни' })).toEqual(success(texts.groupRenamed));
    expect(await isRevoked(member)).toBe(true);
    expect(await call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(success(texts.groupDeleted));
    expect(await read(`GetUserGroupsFromKeycloak?userId=${member}`)).toEqual([]);
    expect(await activitiesOf(id)).toContainEqual(['name', 'Дежурни', null]);
  });
});

describe('AM-11 the last active administrator', () => {
  const last = refusal(texts.lastAdministrator);

  test('cannot be deactivated, lose the role or leave the group', async () => {
    const admin = await userId('admin');
    expect(await call('PUT', 'UpdateUserForKeycloak', { id: admin, enabled: false })).toEqual(last);
    expect(await remove('User', admin, ['Администратор'])).toEqual(last);
    const left = `RemoveUserFromGroup?userId=${admin}&groupId=${await groupId('TestMainGroup')}`;
    expect(await call('DELETE', left)).toEqual(last);
    expect(await assigned('User', admin)).toContain('Администратор');
  });

  test('keeps TestMainGroup under its name', async () => {
    const id = await groupId('TestMainGroup');
    expect(await call('PUT', 'UpdateGroupForKeycloak', { id, name: 'Друга' })).toEqual(refusal(texts.mainGroup));
    expect(await call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(refusal(texts.mainGroup));
  });

  test('who has the role through a group only keeps the group and its role', async () => {
    const admin = await userId('admin');
    await call('POST', 'CreateGroupForKeycloak?name=Началници');
    const id = await groupId('Началници');
    await assign('Group', id, ['Администратор']);
    const chief = await newUser([], ['TestMainGroup', 'Началници']);
    expect(await remove('User', admin, ['Администратор'])).toEqual(success(texts.rolesRemoved));
    expect(await call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(last);
    expect(await remove('Group', id, ['Администратор'])).toEqual(last);
    expect(await call('DELETE', `RemoveUserFromGroup?userId=${chief}&groupId=${id}`)).toEqual(last);
    expect(await call('PUT', 'UpdateUserForKeycloak', { id: chief, enabled: false })).toEqual(last);
    await assign('User', admin, ['Администратор']);
    expect(await call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(success(texts.groupDeleted));
  });

  test('of two administrators who remove each other at once one remains', async () => {
    const admin = await userId('admin');
    const other = await newUser(['Администратор'], ['TestMainGroup']);
    const answers = await Promise.all([
      remove('User', admin, ['Администратор']),
      remove('User', other, ['Администратор']),
    ]);
    expect(answers.map(([, text]) => text).toSorted()).toEqual([success(texts.rolesRemoved)[1], last[1]].toSorted());
    await assign('User', admin, ['Администратор']);
    await remove('User', other, ['Администратор']);
  });
});

describe('AU-11 no right grows by editing', () => {
  const only = refusal(texts.onlyAdministrators);

  test('an operator is refused by every route', async () => {
    const { paths } = await import('../../../schema/rest.openapi.json', { with: { type: 'json' } }).then(
      (module) => module.default as { paths: Record<string, Record<string, { tags?: string[] }>> },
    );
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { tags }]) =>
        tags?.includes('administration') || path.startsWith('/struma/administration/') ? [{ method, path }] : [],
      ),
    );
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path } of routes)
      expect([path, (await call(method.toUpperCase(), path, undefined, 'operator'))[0]]).toEqual([path, 403]);
  });

  test('an editor gives nobody the role of the administrator, neither directly nor by a group', async () => {
    const editor = await userId('editor');
    expect(await assign('User', editor, ['Администратор'], 'editor')).toEqual(only);
    const id = await groupId('valves');
    expect(await assign('Group', id, ['Администратор'], 'editor')).toEqual(only);
    await call('POST', 'CreateGroupForKeycloak?name=Управа');
    const chiefs = await groupId('Управа');
    await assign('Group', chiefs, ['Администратор']);
    expect(await call('PUT', `AddUserToGroup?userId=${editor}&groupId=${chiefs}`, undefined, 'editor')).toEqual(only);
    expect(await call('PUT', 'UpdateGroupForKeycloak', { id: chiefs, name: 'Друга' }, 'editor')).toEqual(only);
    expect(await assign('User', editor, ['Оператор'], 'editor')).toEqual(success(texts.rolesAdded));
    await remove('User', editor, ['Оператор']);
    await call('DELETE', `DeleteGroupFromKeycloak?Id=${chiefs}`);
  });

  test('an editor changes no password, e-mail, state or membership of an administrator', async () => {
    const id = await userId('admin');
    const change = (values: object) => call('PUT', 'UpdateUserForKeycloak', { id, ...values }, 'editor');
    expect(await change({ userPassword: { value: 'struma8!' } })).toEqual(only);
    expect(await change({ email: 'editor2@struma.example' })).toEqual(only);
    expect(await change({ enabled: false })).toEqual(only);
    const left = `RemoveUserFromGroup?userId=${id}&groupId=${await groupId('TestMainGroup')}`;
    expect(await call('DELETE', left, undefined, 'editor')).toEqual(only);
  });

  test('roles of a client outside the list of modules are never given', async () => {
    const { rows } = await stand.identity.database.query<{ client: string; id: string; name: string }>(
      `select c.id as client, r.id, r.name from identity.roles r join identity.clients c on c.id = r.client_id
       where r.name = 'manage-users'`,
    );
    const id = await newUser();
    const path = `AssingClientRolesToUser?userId=${id}&clientId=${rows[0]?.client}`;
    expect(await call('POST', path, [{ id: rows[0]?.id, name: 'manage-users' }])).toEqual(refusal(texts.unknownModule));
    const own = `AssingClientRolesToUser?${await target('User', id)}`;
    expect(await call('POST', own, [{ id: rows[0]?.id, name: 'manage-users' }])).toEqual(refusal(texts.unknownRole));
    expect((await read<{ clientId: string }[]>('GetAllClientsFromKeycloak')).map((one) => one.clientId)).toEqual([
      'struma-app',
    ]);
  });

  test('the accounts of services are neither listed nor changed', async () => {
    const { rows } = await stand.identity.database.query<{ id: string }>(
      `select id from identity.users where username = 'service-account-struma-backend'`,
    );
    expect(await call('PUT', 'UpdateUserForKeycloak', { id: rows[0]?.id, enabled: false })).toEqual(
      refusal(texts.unknownUser),
    );
  });
});

test('a provider that is away is told apart from a lost answer, and nothing is recorded', async () => {
  const away = await startServiceWithRealm();
  await away.identity.stop();
  try {
    const answer = await away.service.call('/api/Account/CreateGroupForKeycloak?name=X', {
      method: 'POST',
      claims: people.admin,
    });
    const failure = { message: texts.providerDown };
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining(failure)]);
    expect((await away.service.pool.query('select from activity_log')).rowCount).toBe(0);
  } finally {
    await away.service.stop();
  }
});
