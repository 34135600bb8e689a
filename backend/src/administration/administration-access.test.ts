import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountRefusal, AccountRequests, accountSuccess } from '../../../tests/builders/people/account-requests.ts';
import { startServiceWithRealm } from '../../../tests/builders/people/realm.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { administrationTexts as texts } from './administration.texts.ts';

let accounts: AccountRequests;
const administratorClaims = (sub: string) => ({
  ...personClaims('chief', ['Администратор'], ['TestMainGroup']),
  sub,
});

beforeAll(async () => {
  accounts = new AccountRequests(await startServiceWithRealm());
});
afterAll(() => accounts.harness.stop());

describe('AM-11 the last active administrator', () => {
  const refused = accountRefusal(texts.lastAdministrator);

  test('cannot be deactivated, lose the role or leave the group', async () => {
    const admin = await accounts.userId('admin');
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id: admin, enabled: false })).toEqual(refused);
    expect(await accounts.remove('User', admin, ['Администратор'])).toEqual(refused);
    const leavePath = `RemoveUserFromGroup?userId=${admin}&groupId=${await accounts.groupId('TestMainGroup')}`;
    expect(await accounts.call('DELETE', leavePath)).toEqual(refused);
    expect(await accounts.assigned('User', admin)).toContain('Администратор');
  });

  test('cannot rename or delete TestMainGroup', async () => {
    const id = await accounts.groupId('TestMainGroup');
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', { id, name: 'Друга' })).toEqual(
      accountRefusal(texts.mainGroup),
    );
    expect(await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(accountRefusal(texts.mainGroup));
  });

  test('an administrator who has the role only through a group cannot leave or delete the group or remove its role', async () => {
    const admin = await accounts.userId('admin');
    await accounts.call('POST', 'CreateGroupForKeycloak?name=Началници');
    const id = await accounts.groupId('Началници');
    await accounts.assign('Group', id, ['Администратор']);
    const chief = await accounts.newUser([], ['TestMainGroup', 'Началници']);
    const asChief = administratorClaims(chief);
    expect(await accounts.remove('User', admin, ['Администратор'])).toEqual(accountSuccess(texts.rolesRemoved));
    for (const spelled of [id, id.toUpperCase()])
      expect(await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${spelled}`, undefined, asChief)).toEqual(
        refused,
      );
    expect(await accounts.remove('Group', id, ['Администратор'], asChief)).toEqual(refused);
    const leave = `RemoveUserFromGroup?userId=${chief}&groupId=${id}`;
    expect(await accounts.call('DELETE', leave, undefined, asChief)).toEqual(refused);
    const disable = { id: chief, enabled: false };
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', disable, asChief)).toEqual(refused);
    await accounts.assign('User', admin, ['Администратор'], asChief);
    expect(await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(
      accountSuccess(texts.groupDeleted),
    );
  });

  test.each([
    ['remove each other', true, texts.rightsLost],
    ['give up their own role', false, texts.lastAdministrator],
  ])('is kept if two administrators %s at the same time', async (_what, isOther, refusal) => {
    const admin = await accounts.userId('admin');
    const other = await accounts.newUser(['Администратор'], ['TestMainGroup']);
    const [byAdmin, byOther] = [administratorClaims(admin), administratorClaims(other)];
    const answers = await Promise.all([
      accounts.remove('User', isOther ? other : admin, ['Администратор'], byAdmin),
      accounts.remove('User', isOther ? admin : other, ['Администратор'], byOther),
    ]);
    expect(new Set(answers)).toEqual(new Set([accountSuccess(texts.rolesRemoved), accountRefusal(refusal)]));
    const remaining = (await accounts.assigned('User', admin)).includes('Администратор') ? byAdmin : byOther;
    await accounts.assign('User', admin, ['Администратор'], remaining);
    await accounts.remove('User', other, ['Администратор']);
  });
});

describe('AU-11 users cannot give rights that they do not have', () => {
  const refused = accountRefusal(texts.onlyAdministrators);

  test('every administration route refuses an operator', async () => {
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
      expect([path, (await accounts.call(method.toUpperCase(), path, undefined, 'operator'))[0]]).toEqual([path, 403]);
  });

  test('an editor cannot give the role of the administrator, neither directly nor by a group', async () => {
    const editor = await accounts.userId('editor');
    expect(await accounts.assign('User', editor, ['Администратор'], 'editor')).toEqual(refused);
    const id = await accounts.groupId('valves');
    expect(await accounts.assign('Group', id, ['Администратор'], 'editor')).toEqual(refused);
    await accounts.call('POST', 'CreateGroupForKeycloak?name=Управа');
    const chiefs = await accounts.groupId('Управа');
    await accounts.assign('Group', chiefs, ['Администратор']);
    expect(
      await accounts.call('PUT', `AddUserToGroup?userId=${editor}&groupId=${chiefs}`, undefined, 'editor'),
    ).toEqual(refused);
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', { id: chiefs, name: 'Друга' }, 'editor')).toEqual(
      refused,
    );
    await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${chiefs}`);
  });

  test('an editor can give only rights that the editor has, also when adding a member to a group or renaming a group', async () => {
    const notOwn = accountRefusal(texts.onlyOwnRights);
    const user = await accounts.newUser();
    expect(await accounts.assign('User', user, ['Оператор'], 'editor')).toEqual(notOwn);
    expect(await accounts.assign('User', user, ['Редакция'], 'editor')).toEqual(accountSuccess(texts.rolesAdded));
    const main = await accounts.groupId('TestMainGroup');
    expect(await accounts.assign('Group', main, ['Оператор'], 'editor')).toEqual(notOwn);
    await accounts.call('POST', 'CreateGroupForKeycloak?name=Дежурни', undefined, 'editor');
    const group = await accounts.groupId('Дежурни');
    const join = (groupId: string) =>
      accounts.call('PUT', `AddUserToGroup?userId=${user}&groupId=${groupId}`, undefined, 'editor');
    expect(await join(group)).toEqual(accountSuccess(texts.joined));
    await accounts.call('DELETE', `RemoveUserFromGroup?userId=${user}&groupId=${group}`);
    await accounts.assign('Group', group, ['Оператор']);
    expect(await join(group)).toEqual(notOwn);
    expect(await join(main)).toEqual(accountSuccess(texts.joined));
    expect(await join(await accounts.groupId('TestDummyGroup'))).toEqual(notOwn);
    const renamed = { id: group, name: 'TestDummyGroup' };
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', renamed, 'editor')).toEqual(notOwn);
    await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${group}`);
  });

  test('an editor sets neither password nor e-mail of a user with more rights', async () => {
    const stronger = accountRefusal(texts.strongerUser);
    const operator = await accounts.newUser(['Оператор'], ['TestMainGroup']);
    const citizen = await accounts.newUser([], ['TestMainGroup']);
    const change = (id: string, values: object) =>
      accounts.call('PUT', 'UpdateUserForKeycloak', { id, ...values }, 'editor');
    const password = { userPassword: { value: 'struma8!' } };
    expect(await change(operator, password)).toEqual(stronger);
    expect(await change(operator, { email: 'other@vik.example' })).toEqual(stronger);
    expect(await change(operator, { firstName: 'Иван' })).toEqual(accountSuccess(texts.updated));
    expect(await change(citizen, password)).toEqual(accountSuccess(texts.updated));
  });

  test('an id in capital letters is checked like the id in lower case', async () => {
    const id = (await accounts.userId('admin')).toUpperCase();
    const change = (values: object, who: 'admin' | 'editor') =>
      accounts.call('PUT', 'UpdateUserForKeycloak', { id, ...values }, who);
    expect(await change({ userPassword: { value: 'struma8!' } }, 'editor')).toEqual(refused);
    expect(await change({ enabled: false }, 'admin')).toEqual(accountRefusal(texts.lastAdministrator));
    await accounts.call('POST', 'CreateGroupForKeycloak?name=Глави');
    const group = await accounts.groupId('Глави');
    await accounts.assign('Group', group, ['Администратор']);
    const renamed = { id: group.toUpperCase(), name: 'Други' };
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', renamed, 'editor')).toEqual(refused);
    await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${group}`);
  });

  test('an editor changes no password, e-mail, state or membership of an administrator', async () => {
    const id = await accounts.userId('admin');
    const change = (values: object) => accounts.call('PUT', 'UpdateUserForKeycloak', { id, ...values }, 'editor');
    expect(await change({ userPassword: { value: 'struma8!' } })).toEqual(refused);
    expect(await change({ email: 'editor2@struma.example' })).toEqual(refused);
    expect(await change({ enabled: false })).toEqual(refused);
    const leavePath = `RemoveUserFromGroup?userId=${id}&groupId=${await accounts.groupId('TestMainGroup')}`;
    expect(await accounts.call('DELETE', leavePath, undefined, 'editor')).toEqual(refused);
  });

  test('roles of an OAuth client that is not a module cannot be given', async () => {
    const { rows } = await accounts.harness.identity.database.query<{ client: string; id: string; name: string }>(
      `select c.id as client, r.id, r.name from identity.roles r join identity.clients c on c.id = r.client_id
       where r.name = 'manage-users'`,
    );
    const id = await accounts.newUser();
    const path = `AssingClientRolesToUser?userId=${id}&clientId=${rows[0]?.client}`;
    expect(await accounts.call('POST', path, [{ id: rows[0]?.id, name: 'manage-users' }])).toEqual(
      accountRefusal(texts.unknownModule),
    );
    const own = `AssingClientRolesToUser?${await accounts.target('User', id)}`;
    expect(await accounts.call('POST', own, [{ id: rows[0]?.id, name: 'manage-users' }])).toEqual(
      accountRefusal(texts.unknownRole),
    );
    expect(
      (await accounts.read<{ clientId: string }[]>('GetAllClientsFromKeycloak')).map((one) => one.clientId),
    ).toEqual(['struma-app']);
  });

  test('a service account cannot be changed', async () => {
    const { rows } = await accounts.harness.identity.database.query<{ id: string }>(
      `select id from identity.users where username = 'service-account-struma-backend'`,
    );
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id: rows[0]?.id, enabled: false })).toEqual(
      accountRefusal(texts.unknownUser),
    );
  });
});
