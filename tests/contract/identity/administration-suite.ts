import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../builders/eventually.ts';
import { Person } from '../../builders/people/person.ts';
import type { ProviderTarget } from './provider-target.ts';

interface Result {
  __typename: string;
  message: string;
  code?: string;
  problems?: { path: string[] }[];
}

const inputTypes: Readonly<Record<string, string>> = {
  addUserToGroup: 'GroupMemberInput!',
  removeUserFromGroup: 'GroupMemberInput!',
  addUserRoles: 'UserRolesInput!',
  removeUserRoles: 'UserRolesInput!',
  addGroupRoles: 'GroupRolesInput!',
  removeGroupRoles: 'GroupRolesInput!',
};

const successOf = (name: string): string => {
  if (name.endsWith('Roles')) return '... on ChangeRolesSuccess';
  if (name.endsWith('Group') && name.includes('User')) return '... on GroupMemberSuccess';
  return `... on ${name[0]?.toUpperCase()}${name.slice(1)}Success`;
};

interface Module {
  id: string;
  assignedRoles: { id: string; name: string }[];
  availableRoles: { id: string; name: string }[];
}

const person = (username: string) => ({
  username,
  email: `${username}@vik.example`,
  firstName: 'Петър',
  lastName: 'Илиев',
  password: 'struma9!',
});

/** The tests of users, groups and roles that every provider passes. */
export const testAdministration = (target: () => ProviderTarget): void => {
  let admin: Person;
  beforeAll(async () => {
    const { address, administrator } = target();
    admin = new Person(address);
    await admin.signIn(administrator.username, administrator.password);
  });

  const change = async (name: string, input: object, who: Person = admin): Promise<Result> => {
    const type = inputTypes[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    const { data, errors } = await who.graphql<{ result: Result }>(
      `mutation ($input: ${type}) { result: ${name}(input: $input) { __typename
         ... on Failure { message ... on Refusal { code } ... on InvalidInput { problems { path } } }
         ${successOf(name)} { message } } }`,
      { input },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result;
  };

  const findUser = async (search: string) => {
    const { data } = await admin.graphql<{ users: { totalCount: number; items: { id: string; username: string }[] } }>(
      'query ($filter: UserFilter) { users(filter: $filter, page: { number: 1, size: 5 }) { totalCount items { id username } } }',
      { filter: { search } },
    );
    return data?.users ?? { totalCount: 0, items: [] };
  };

  const findGroup = async (name: string): Promise<string> => {
    const { data } = await admin.graphql<{ groups: { items: { id: string }[] } }>(
      'query ($filter: GroupFilter) { groups(filter: $filter) { items { id } } }',
      { filter: { name } },
    );
    return data?.groups.items[0]?.id ?? '';
  };

  const modulesOf = async (kind: 'user' | 'group', id: string): Promise<Module> => {
    const { data } = await admin.graphql<Record<string, { modules: Module[] }>>(
      `query ($id: ID!) { ${kind}(id: $id) { modules { id assignedRoles { id name } availableRoles { id name } } } }`,
      { id },
    );
    const module = data?.[kind]?.modules[0];
    if (!module) throw new Error('There is no module.');
    return module;
  };

  test('AM-1 AM-4 AM-6 AM-7 AM-8 a new colleague works with roles of a group and loses them in the open session', async () => {
    expect(await change('createUser', person('petar.iliev'))).toEqual({
      __typename: 'CreateUserSuccess',
      message: 'Успешно създаден потребител',
    });
    const { items, totalCount } = await findUser('ILIEV');
    expect([items[0]?.username, totalCount]).toEqual(['petar.iliev', 1]);
    const userId = items[0]?.id ?? '';
    expect(await change('createGroup', { name: 'Диспечери' })).toMatchObject({ message: 'Успешно създадена група' });
    const groupId = await findGroup('диспеч');
    const module = await modulesOf('group', groupId);
    const operator = module.availableRoles.find(({ name }) => name === 'Оператор')?.id;
    await change('addGroupRoles', { groupId, moduleId: module.id, roleIds: [operator] });
    for (const id of [groupId, await findGroup('TestMainGroup')])
      expect(await change('addUserToGroup', { userId, groupId: id })).toMatchObject({
        message: 'Успешно добавен в група',
      });

    const colleague = new Person(target().address);
    await colleague.signIn('petar.iliev', 'struma9!');
    const actions = async (): Promise<string> =>
      JSON.stringify((await colleague.graphql('{ session { allowedActions } }')).data ?? null);
    expect(await actions()).toContain('OPERATOR');
    const { data } = await admin.graphql('query ($id: ID!) { user(id: $id) { rights { roleName isDirect groups } } }', {
      id: userId,
    });
    expect(data).toEqual({ user: { rights: [{ roleName: 'Оператор', isDirect: false, groups: ['Диспечери'] }] } });

    await change('addUserRoles', { userId, moduleId: module.id, roleIds: module.availableRoles.map(({ id }) => id) });
    expect(await eventually(actions, (text) => text.includes('ADMINISTRATOR'))).toContain('ADMINISTRATOR');
    await change('removeUserRoles', {
      userId,
      moduleId: module.id,
      roleIds: module.availableRoles.map(({ id }) => id),
    });
    await change('removeGroupRoles', { groupId, moduleId: module.id, roleIds: [operator] });
    const isOut = (text: string) => !text.includes('OPERATOR');
    expect(isOut(await eventually(actions, isOut))).toBe(true);

    await change('renameGroup', { id: groupId, name: 'Дежурни' });
    await change('removeUserFromGroup', { userId, groupId });
    expect(await change('deleteGroup', { id: groupId })).toMatchObject({ message: 'Успешно изтрита група' });
    expect(await change('updateUser', { id: userId, changes: { isActive: false } })).toMatchObject({
      message: 'Успешно деактивиран потребител',
    });
    const { rows } = await target().pool.query(
      `select entity_name, field, old_value, new_value from activity_log where entity in ('user', 'group') order by id`,
    );
    const recorded = rows.map((row) => [row.entity_name, row.field, row.old_value, row.new_value].join(' → '));
    for (const expected of [
      'petar.iliev → username →  → petar.iliev',
      'Диспечери → name →  → Диспечери',
      'Диспечери → role →  → struma-app: Оператор',
      'petar.iliev → group →  → Диспечери',
      'Дежурни → name → Диспечери → Дежурни',
      'Дежурни → name → Дежурни → ',
      'petar.iliev → enabled → true → false',
    ])
      expect(recorded).toContain(expected);
  });

  test('AM-11 the last administrator is a refusal of its own kind', async () => {
    const { items } = await findUser(target().administrator.username);
    expect(await change('updateUser', { id: items[0]?.id, changes: { isActive: false } })).toMatchObject({
      __typename: 'Refusal',
      code: 'LAST_ADMINISTRATOR',
    });
  });

  test('AM-2 wrong values are problems of their fields, and no request reaches the service', async () => {
    const wrong = { ...person('петър'), email: 'nobody', firstName: ' ', password: 'оооо1!' };
    const { problems, message } = await change('createUser', wrong);
    expect(problems?.map(({ path }) => path.join('.'))).toEqual(['username', 'email', 'firstName', 'password']);
    expect(message).not.toBe('');
    expect((await findUser('Илиев')).items.map(({ username }) => username)).toEqual(['petar.iliev']);
  });

  test('AM-9 no role is removed by an empty list', async () => {
    const id = (await findUser(target().administrator.username)).items[0]?.id ?? '';
    const before = await modulesOf('user', id);
    await change('removeUserRoles', { userId: id, moduleId: before.id, roleIds: [] });
    expect((await modulesOf('user', id)).assignedRoles).toEqual(before.assignedRoles);
  });

  test('AM-4 AU-11 the roles of all users are one list and one file, with their sources', async () => {
    const { username } = target().administrator;
    const { data } = await admin.graphql<{ userRoles: { items: { user: object; rights: object[] }[] } }>(
      `query ($search: String) { userRoles(filter: { search: $search })
         { items { user { username } rights { roleName isDirect groups } } } }`,
      { search: username },
    );
    expect(data?.userRoles.items[0]).toEqual({
      user: { username },
      rights: expect.arrayContaining([{ roleName: 'Администратор', isDirect: true, groups: [] }]),
    });
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    const lines = (await (await admin.fetch('/files/user-roles.csv', { headers })).text()).split('\r\n');
    expect(lines[0]).toContain('Потребителско име;Е-поща;Име;Фамилия;Състояние;Администратор (struma-app)');
    expect(lines.find((line) => line.startsWith(`${username};`))).toMatch(/;Активен;пряко;/);
  });

  test('AU-11 the administration API of the provider is not reachable from outside', async () => {
    const response = await fetch(`${target().address}/admin/realms/struma/users`, { redirect: 'manual' });
    expect(response.headers.get('content-type')).not.toContain('json');
    expect(await response.text()).not.toContain('HTTP 401 Unauthorized');
  });
};
