import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../builders/eventually.ts';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { GatewayAccounts, userInput } from './gateway-accounts.ts';
import type { ProviderTarget } from './provider-target.ts';

/** Tests of users, groups and roles that the product must pass with every identity provider. */
export const testAdministration = (target: () => ProviderTarget): void => {
  let admin: BrowserClient;
  let accounts: GatewayAccounts;
  beforeAll(async () => {
    const { address, administrator } = target();
    admin = new BrowserClient(address);
    await admin.signIn(administrator.username, administrator.password);
    accounts = new GatewayAccounts(admin);
  });

  const recorded = async (entityId: string): Promise<string[]> => {
    const { rows } = await target().pool.query(
      'select field, old_value, new_value from activity_log where entity_id = $1 order by id',
      [entityId],
    );
    return rows.map((row) => [row.field, row.old_value ?? '', row.new_value ?? ''].join(' → '));
  };

  const recordedNames = async (entityId: string): Promise<string[]> => {
    const { rows } = await target().pool.query(
      'select entity_name from activity_log where entity_id = $1 group by entity_name order by min(id)',
      [entityId],
    );
    return rows.map((row) => String(row.entity_name));
  };

  test('AM-1 AM-2 AM-4 AM-5 AM-6 AM-8 a new colleague works with roles of a group and loses them at every gateway', async () => {
    expect(await accounts.change('createUser', userInput('petar.iliev'))).toEqual({
      __typename: 'CreateUserSuccess',
      message: 'Успешно създаден потребител',
    });
    const { items, totalCount } = await accounts.findUsers('ILIEV');
    expect([items[0]?.username, totalCount]).toEqual(['petar.iliev', 1]);
    const userId = items[0]?.id ?? '';
    expect(await accounts.change('createGroup', { name: 'Диспечери' })).toMatchObject({
      message: 'Успешно създадена група',
    });
    const groupId = await accounts.groupId('диспеч');
    const module = await accounts.moduleOf('group', groupId);
    await accounts.changeRoles('add', 'group', groupId, ['Оператор']);
    for (const id of [groupId, await accounts.groupId('TestMainGroup')])
      expect(await accounts.change('addUserToGroup', { userId, groupId: id })).toMatchObject({
        message: 'Успешно добавен в група',
      });

    const colleague = new BrowserClient(target().address);
    await colleague.signIn('petar.iliev', 'struma9!');
    /** The allowed actions of the open session, read at both gateways, as one text. */
    const actions = async (): Promise<string> => {
      const answer = JSON.stringify((await colleague.graphql('{ session { allowedActions } }')).data ?? null);
      return answer + (await target().askOtherGateway(colleague, '{ session { allowedActions } }'));
    };
    const timesOf = (text: string, action: string): number => text.split(action).length - 1;
    expect(timesOf(await actions(), 'OPERATOR')).toBe(2);
    const { data } = await admin.graphql('query ($id: ID!) { user(id: $id) { rights { roleName isDirect groups } } }', {
      id: userId,
    });
    expect(data).toEqual({ user: { rights: [{ roleName: 'Оператор', isDirect: false, groups: ['Диспечери'] }] } });

    const all = module.availableRoles.map(({ name }) => name);
    await accounts.changeRoles('add', 'user', userId, all);
    const isEverywhere = (text: string): boolean => timesOf(text, 'ADMINISTRATOR') === 2;
    expect(isEverywhere(await eventually(actions, isEverywhere))).toBe(true);
    await accounts.changeRoles('remove', 'user', userId, all);
    await accounts.changeRoles('remove', 'group', groupId, ['Оператор']);
    const isNowhere = (text: string): boolean => !text.includes('OPERATOR');
    expect(isNowhere(await eventually(actions, isNowhere))).toBe(true);

    await accounts.change('renameGroup', { id: groupId, name: 'Дежурни' });
    await accounts.change('removeUserFromGroup', { userId, groupId });
    expect(await accounts.change('deleteGroup', { id: groupId })).toMatchObject({ message: 'Успешно изтрита група' });
    expect(await recorded(groupId)).toEqual([
      'name →  → Диспечери',
      'role →  → struma-app: Оператор',
      'role → struma-app: Оператор → ',
      'name → Диспечери → Дежурни',
      'name → Дежурни → ',
    ]);
    expect(await recorded(userId)).toEqual([
      'username →  → petar.iliev',
      'group →  → Диспечери',
      'group →  → TestMainGroup',
      ...all.map((name) => `role →  → struma-app: ${name}`),
      ...all.map((name) => `role → struma-app: ${name} → `),
      'group → Дежурни → ',
    ]);
    expect(await recordedNames(groupId)).toEqual(['Диспечери', 'Дежурни']);
    expect(await recordedNames(userId)).toEqual(['petar.iliev']);
  });

  test('AM-3 AM-7 each changed field of a user is recorded as an activity with both values; a changed password, without values', async () => {
    const id = await accounts.addUser('vera.petrova');
    const changes = { email: 'vera@vik.example', firstName: 'Вера', lastName: 'Петрова', isActive: false };
    expect(await accounts.change('updateUser', { id, changes })).toMatchObject({
      message: 'Успешно редактиран потребител',
    });
    expect(await accounts.change('updateUser', { id, changes: { isActive: true } })).toMatchObject({
      message: 'Успешно активиран потребител',
    });
    expect(await accounts.change('updateUser', { id, changes: { isActive: false } })).toMatchObject({
      message: 'Успешно деактивиран потребител',
    });
    await accounts.change('updateUser', { id, changes: { isActive: true, password: 'struma8!' } });
    expect((await recorded(id)).slice(1)).toEqual([
      'email → vera.petrova@vik.example → vera@vik.example',
      'firstName → Петър → Вера',
      'lastName → Илиев → Петрова',
      'enabled → true → false',
      'enabled → false → true',
      'enabled → true → false',
      'enabled → false → true',
      'password →  → ',
    ]);
    const person = new BrowserClient(target().address);
    expect(await person.signIn('vera.petrova', 'struma9!')).not.toContain(target().address + '/authentication');
    expect(await person.signIn('vera.petrova', 'struma8!')).toBe(`${target().address}/authentication?error=no-actions`);
  });

  test('AM-1 users are searched, sorted and filtered, with their total count', async () => {
    await accounts.addUser('anna.koleva');
    await accounts.addUser('boris.kolev');
    const read = async (variables: object) => {
      const { data } = await admin.graphql<{ users: { totalCount: number; items: { username: string }[] } }>(
        `query ($filter: UserFilter, $sort: [UserSort!], $page: PageInput!) {
           users(filter: $filter, sort: $sort, page: $page) { totalCount items { username } } }`,
        { page: { number: 1, size: 5 }, ...variables },
      );
      return [data?.users.totalCount, ...(data?.users.items.map(({ username }) => username) ?? [])];
    };
    const filter = { search: 'KOLEV' };
    expect(await read({ filter })).toEqual([2, 'anna.koleva', 'boris.kolev']);
    expect(await read({ filter, sort: [{ field: 'USERNAME', direction: 'DESC' }] })).toEqual([
      2,
      'boris.kolev',
      'anna.koleva',
    ]);
    expect(await read({ filter: { search: 'kolev vik.example' } })).toEqual([2, 'anna.koleva', 'boris.kolev']);
    expect(await read({ filter: { search: 'илие', isActive: false } })).toEqual([0]);
    const [total, ...first] = await read({});
    expect(Number(total)).toBeGreaterThanOrEqual(first.length);
  });

  test('AM-4 AU-11 the roles of all users are in a list and in a CSV file, each with its source', async () => {
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
