import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { accountRefusal, AccountRequests, accountSuccess } from '../../../tests/builders/people/account-requests.ts';
import { startServiceWithRealm } from '../../../tests/builders/people/realm.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { administrationTexts as texts } from './administration.texts.ts';

let accounts: AccountRequests;

beforeAll(async () => {
  accounts = new AccountRequests(await startServiceWithRealm());
});
afterAll(() => accounts.harness.stop());

const claimsOf = (sub: string, actions: string[], groups = ['TestMainGroup']): JWTPayload => ({
  ...personClaims('attacker', actions, groups),
  sub,
});
const password = { userPassword: { value: 'struma8!' } };
const update = (id: string, values: object, who: Parameters<AccountRequests['call']>[3]) =>
  accounts.call('PUT', 'UpdateUserForKeycloak', { id, ...values }, who);

describe('AM-11 one’s own account', () => {
  test('cannot be deactivated, even while another administrator remains', async () => {
    const ownId = await accounts.newUser(['Администратор'], ['TestMainGroup']);
    const asOwn = claimsOf(ownId, ['Администратор']);
    for (const id of [ownId, ownId.toUpperCase()])
      expect(await update(id, { enabled: false }, asOwn)).toEqual(accountRefusal(texts.ownAccount));
    expect(await update(ownId, { firstName: 'Иван' }, asOwn)).toEqual(accountSuccess(texts.updated));
    expect(await accounts.remove('User', ownId, ['Администратор'], asOwn)).toEqual(accountSuccess(texts.rolesRemoved));
  });

  test('keeps its roles if an editor tries to add or remove them', async () => {
    const editor = await accounts.userId('editor');
    const refused = accountRefusal(texts.ownRights);
    expect(await accounts.assign('User', editor, ['Оператор'], 'editor')).toEqual(refused);
    expect(await accounts.assign('User', editor.toUpperCase(), ['Оператор'], 'editor')).toEqual(refused);
    expect(await accounts.remove('User', editor, ['Редакция'], 'editor')).toEqual(refused);
    expect(await accounts.assigned('User', editor)).not.toContain('Оператор');
  });
});

describe('AU-11 privilege escalation is refused', () => {
  test('an editor cannot add a user whose role the editor lacks to the main group, nor remove such a user from it', async () => {
    const refused = accountRefusal(texts.onlyOwnRights);
    const group = await accounts.groupId('TestMainGroup');
    const outsider = await accounts.newUser(['Оператор'], []);
    expect(
      await accounts.call('PUT', `AddUserToGroup?userId=${outsider}&groupId=${group}`, undefined, 'editor'),
    ).toEqual(refused);
    const operator = await accounts.newUser(['Оператор'], ['TestMainGroup']);
    const leave = `RemoveUserFromGroup?userId=${operator}&groupId=${group}`;
    expect(await accounts.call('DELETE', leave, undefined, 'editor')).toEqual(refused);
    const ofBoth = claimsOf(
      await accounts.newUser(['Редакция'], ['TestMainGroup', 'TestDummyGroup']),
      ['Редакция'],
      ['TestMainGroup', 'TestDummyGroup'],
    );
    const rename = { id: await accounts.groupId('TestDummyGroup'), name: 'Архив' };
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', rename, ofBoth)).toEqual(refused);
    const plain = await accounts.newUser(['Потребител'], []);
    const join = `AddUserToGroup?userId=${plain}&groupId=${group}`;
    const asEditor = claimsOf(await accounts.newUser(['Редакция', 'Потребител'], ['TestMainGroup']), [
      'Редакция',
      'Потребител',
    ]);
    expect(await accounts.call('PUT', join, undefined, asEditor)).toEqual(accountSuccess(texts.joined));
  });

  test('groups, roles, attributes and actions in the body of a user change nothing', async () => {
    const editor = await accounts.userId('editor');
    const smuggled = {
      attributes: { locale: ['bg'] },
      groups: ['/TestDummyGroup'],
      realmRoles: ['admin'],
      clientRoles: { 'struma-app': ['Администратор'], 'realm-management': ['manage-users'] },
      requiredActions: [],
      emailVerified: true,
    };
    const before = await accounts.read<unknown[]>(`/struma/administration/rights?userId=${editor}`);
    expect(await update(editor, { firstName: 'Ред', ...smuggled }, 'editor')).toEqual(accountSuccess(texts.updated));
    expect(await accounts.read(`/struma/administration/rights?userId=${editor}`)).toEqual(before);
    const created = { username: 'smuggler', email: 'smuggler@vik.example', firstName: 'А', lastName: 'Б', ...password };
    await accounts.call('POST', 'CreateUserForKeycloak', { ...created, ...smuggled }, 'editor');
    const id = await accounts.userId('smuggler');
    expect(await accounts.read(`/struma/administration/rights?userId=${id}`)).toEqual([]);
    expect(await accounts.read(`GetUserGroupsFromKeycloak?userId=${id}`)).toEqual([]);
  });

  test.each([
    ['the loss of a role', 'delete from identity.user_roles where user_id = $1'],
    ['the loss of a group', 'delete from identity.user_groups where user_id = $1'],
    ['the deactivation of the account', 'update identity.users set enabled = false where id = $1'],
    ['the deletion of the account', 'delete from identity.users where id = $1'],
  ])('with a token issued before %s, no user and no group can be changed', async (_what, sql) => {
    const chief = await accounts.newUser(['Администратор'], ['TestMainGroup']);
    const friend = await accounts.newUser();
    await accounts.harness.identity.database.query(sql, [chief]);
    const asChief = claimsOf(chief, ['Администратор']);
    const lost = accountRefusal(texts.rightsLost);
    expect(await accounts.assign('User', friend, ['Администратор'], asChief)).toEqual(lost);
    expect(await update(friend, password, asChief)).toEqual(lost);
    expect(await accounts.call('POST', 'CreateGroupForKeycloak?name=Мои', undefined, asChief)).toEqual(lost);
    expect(await accounts.assigned('User', friend)).toEqual([]);
  });

  test('a change by an administrator who loses the role at the same time is stored before the loss or refused', async () => {
    const chief = await accounts.newUser(['Администратор'], ['TestMainGroup']);
    const friend = await accounts.newUser();
    const [, answer] = await Promise.all([
      accounts.remove('User', chief, ['Администратор']),
      accounts.assign('User', friend, ['Администратор'], claimsOf(chief, ['Администратор'])),
    ]);
    const isGiven = (await accounts.assigned('User', friend)).includes('Администратор');
    expect(answer).toEqual(isGiven ? accountSuccess(texts.rolesAdded) : accountRefusal(texts.rightsLost));
    const late = await accounts.assign('User', friend, ['Администратор'], claimsOf(chief, ['Администратор']));
    expect(late).toEqual(accountRefusal(texts.rightsLost));
    await accounts.remove('User', friend, ['Администратор']);
  });

  test('an editor cannot remove roles or memberships, or rename access groups, that the editor lacks', async () => {
    const refused = accountRefusal(texts.onlyOwnRights);
    const operator = await accounts.newUser(['Оператор'], ['TestDummyGroup']);
    expect(await accounts.remove('User', operator, ['Оператор'], 'editor')).toEqual(refused);
    const dummy = await accounts.groupId('TestDummyGroup');
    const leave = `RemoveUserFromGroup?userId=${operator}&groupId=${dummy}`;
    expect(await accounts.call('DELETE', leave, undefined, 'editor')).toEqual(refused);
    await accounts.call('POST', 'CreateGroupForKeycloak', { name: 'Дежурни' }, 'admin');
    const group = await accounts.groupId('Дежурни');
    await accounts.assign('Group', group, ['Оператор'], 'admin');
    expect(await accounts.remove('Group', group, ['Оператор'], 'editor')).toEqual(refused);
    const rename = { id: dummy, name: 'Друга' };
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', rename, 'editor')).toEqual(refused);
    expect(await accounts.assigned('User', operator)).toEqual(['Оператор']);
    const member = await accounts.newUser(['Редакция'], ['TestMainGroup']);
    expect(await accounts.remove('User', member, ['Редакция'], 'editor')).toEqual(accountSuccess(texts.rolesRemoved));
  });

  test('an editor cannot set the password or e-mail of a user in an access group that the editor lacks', async () => {
    const member = await accounts.newUser(['Редакция'], ['TestDummyGroup']);
    expect(await update(member, password, 'editor')).toEqual(accountRefusal(texts.strongerUser));
    expect(await update(member, { email: 'mine@vik.example' }, 'editor')).toEqual(accountRefusal(texts.strongerUser));
    expect(await update(member, { lastName: 'Друг' }, 'editor')).toEqual(accountSuccess(texts.updated));
  });

  test('an editor cannot give a group a name with a slash or the name of an access group', async () => {
    const refused = accountRefusal(texts.groupSlash);
    for (const name of ['/TestDummyGroup', 'TestDummyGroup/', 'a/TestMainGroup'])
      expect(await accounts.call('POST', 'CreateGroupForKeycloak', { name }, 'editor')).toEqual(refused);
    await accounts.call('POST', 'CreateGroupForKeycloak', { name: 'Екип' }, 'editor');
    const id = await accounts.groupId('Екип');
    const rename = (name: string) => accounts.call('PUT', 'UpdateGroupForKeycloak', { id, name }, 'editor');
    expect(await rename('/TestDummyGroup')).toEqual(refused);
    expect(await rename('  TestDummyGroup ')).toEqual(accountRefusal(texts.onlyOwnRights));
  });

  test('a user cannot be created under the name of a service account', async () => {
    const user = { email: 'hidden@vik.example', firstName: 'А', lastName: 'Б', ...password };
    for (const username of ['service-account-mine', 'Service-Account-Mine'])
      expect(await accounts.call('POST', 'CreateUserForKeycloak', { username, ...user }, 'editor')).toEqual(
        accountRefusal(texts.serviceName),
      );
  });

  test('a service account gets no role, group or password', async () => {
    const { rows } = await accounts.harness.identity.database.query<{ id: string }>(
      `select id from identity.users where username = 'service-account-integrator-demo'`,
    );
    const id = rows[0]?.id ?? '';
    const unknown = accountRefusal(texts.unknownUser);
    const join = `AddUserToGroup?userId=${id}&groupId=${await accounts.groupId('valves')}`;
    for (const who of ['admin', 'editor'] as const) {
      expect(await accounts.assign('User', id, ['Потребител'], who)).toEqual(unknown);
      expect(await update(id, password, who)).toEqual(unknown);
      expect(await accounts.call('PUT', join, undefined, who)).toEqual(unknown);
    }
  });

  test.each(['', '.', '..', '../groups', 'a/b', '%2e%2e', '*'])('the id %j matches no user or group', async (id) => {
    const unknown = accountRefusal(texts.unknownUser);
    expect(await update(id, { enabled: false }, 'editor')).toEqual(unknown);
    const role = [{ id: 'x', name: 'x' }];
    const module = `clientId=${(await accounts.target('User', 'x')).split('clientId=')[1]}`;
    const path = `AssingClientRolesToUser?userId=${encodeURIComponent(id)}&${module}`;
    expect((await accounts.call('POST', path, role, 'editor'))[1]).not.toMatch(/^\(\{0\}\)/);
    const name = { id, name: 'Друга' };
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', name, 'editor')).toEqual(
      accountRefusal(texts.unknownGroup),
    );
  });

  test('a role is refused if id and name do not match, and several roles if the editor lacks one of them', async () => {
    const { rows } = await accounts.harness.identity.database.query<{ id: string; name: string }>(
      `select r.id, r.name from identity.roles r join identity.clients c on c.id = r.client_id
       where c.client_id = 'struma-app'`,
    );
    const idOf = (name: string): string => rows.find((row) => row.name === name)?.id ?? '';
    const user = await accounts.newUser();
    const path = `AssingClientRolesToUser?${await accounts.target('User', user)}`;
    for (const role of [
      { id: idOf('Администратор'), name: 'Редакция' },
      { id: idOf('Администратор').toUpperCase(), name: 'Администратор' },
      { id: idOf('Редакция'), name: 'редакция' },
    ])
      expect(await accounts.call('POST', path, [role], 'editor')).toEqual(accountRefusal(texts.unknownRole));
    const both = ['Редакция', 'Оператор'].map((name) => ({ id: idOf(name), name }));
    expect(await accounts.call('POST', path, both, 'editor')).toEqual(accountRefusal(texts.onlyOwnRights));
    expect(await accounts.assigned('User', user)).toEqual([]);
  });
});
