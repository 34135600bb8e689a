import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { Person } from '../builders/people/person.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';

let installation: Installation;
let admin: Person;
beforeAll(async () => {
  installation = await startInstallation();
  admin = new Person(installation.address);
  await admin.signIn('admin', passwords.admin);
}, 120_000);
afterAll(() => installation?.stop());

interface Result {
  __typename: string;
  message: string;
  code?: string;
  problems?: { path: string[] }[];
}

const change = async (name: string, input: object, who = admin): Promise<Result> => {
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

interface Module {
  id: string;
  assignedRoles: { id: string; name: string }[];
  availableRoles: { id: string; name: string }[];
}
const modulesOf = async (kind: 'user' | 'group', id: string): Promise<Module> => {
  const { data } = await admin.graphql<Record<string, { modules: Module[] }>>(
    `query ($id: ID!) { ${kind}(id: $id) { modules { id assignedRoles { id name } availableRoles { id name } } } }`,
    { id },
  );
  const module = data?.[kind]?.modules[0];
  if (!module) throw new Error('There is no module.');
  return module;
};

const person = (username: string) => ({
  username,
  email: `${username}@vik.example`,
  firstName: 'Петър',
  lastName: 'Илиев',
  password: 'struma9!',
});

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

  const colleague = new Person(installation.address);
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
  await change('removeUserRoles', { userId, moduleId: module.id, roleIds: module.availableRoles.map(({ id }) => id) });
  await change('removeGroupRoles', { groupId, moduleId: module.id, roleIds: [operator] });
  const isOut = (text: string) => !text.includes('OPERATOR');
  expect(isOut(await eventually(actions, isOut))).toBe(true);

  await change('renameGroup', { id: groupId, name: 'Дежурни' });
  await change('removeUserFromGroup', { userId, groupId });
  expect(await change('deleteGroup', { id: groupId })).toMatchObject({ message: 'Успешно изтрита група' });
  expect(await change('updateUser', { id: userId, changes: { isActive: false } })).toMatchObject({
    message: 'Успешно деактивиран потребител',
  });
  const { rows } = await installation.pool.query(
    `select field, old_value, new_value from activity_log where entity in ('user', 'group') order by id`,
  );
  const recorded = rows.map((row) => [row.field, row.old_value, row.new_value].join(' → '));
  for (const expected of [
    'username →  → petar.iliev',
    'name →  → Диспечери',
    'role →  → struma-app: Оператор',
    'group →  → Диспечери',
    'name → Диспечери → Дежурни',
    'name → Дежурни → ',
    'enabled → true → false',
  ])
    expect(recorded).toContain(expected);
});

test('AM-11 to deactivate the last administrator is refused with LAST_ADMINISTRATOR', async () => {
  const { items } = await findUser('admin@struma.example');
  expect(await change('updateUser', { id: items[0]?.id, changes: { isActive: false } })).toMatchObject({
    __typename: 'Refusal',
    code: 'LAST_ADMINISTRATOR',
  });
});

test('AM-2 wrong values are problems of their fields, and no user is stored', async () => {
  const wrong = { ...person('петър'), email: 'nobody', firstName: ' ', password: 'оооо1!' };
  const { problems, message } = await change('createUser', wrong);
  expect(problems?.map(({ path }) => path.join('.'))).toEqual(['username', 'email', 'firstName', 'password']);
  expect(message).not.toBe('');
  expect((await findUser('Илиев')).items.map(({ username }) => username)).toEqual(['petar.iliev']);
});

test('AM-9 no role is removed by an empty list', async () => {
  const id = (await findUser('admin@struma.example')).items[0]?.id ?? '';
  const before = await modulesOf('user', id);
  await change('removeUserRoles', { userId: id, moduleId: before.id, roleIds: [] });
  expect((await modulesOf('user', id)).assignedRoles).toEqual(before.assignedRoles);
});

test('AU-11 the administration API of the provider is not reachable from outside', async () => {
  const response = await fetch(`${installation.address}/admin/realms/struma/users`, { redirect: 'manual' });
  expect(response.headers.get('content-type')).not.toContain('json');
  expect(await response.text()).not.toContain('HTTP 401 Unauthorized');
});
