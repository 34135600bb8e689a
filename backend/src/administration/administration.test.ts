import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  accountRefusal,
  AccountRequests,
  accountSuccess,
  type Named,
} from '../../../tests/builders/people/account-requests.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { startServiceWithRealm } from '../../../tests/builders/people/realm.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { callProvider, createIdentityAdministration } from './identity-administration.ts';

let accounts: AccountRequests;

beforeAll(async () => {
  accounts = new AccountRequests(await startServiceWithRealm());
});
afterAll(() => accounts.harness.stop());

describe('users', () => {
  test('AM-2 a user is created and changed, and both are recorded; other fields of the body are ignored', async () => {
    const id = await accounts.newUser();
    const change = { id, username: 'ignored', lastName: 'Нов', attributes: {}, groups: [], enabled: true };
    expect(
      await accounts.call('PUT', 'UpdateUserForKeycloak', { ...change, username: `colleague${accounts.created}` }),
    ).toEqual(accountSuccess(texts.updated));
    expect(await accounts.read(`GetUserByIdFromKeycloak?Id=${id}`)).toEqual({
      id,
      username: `colleague${accounts.created}`,
      email: `colleague${accounts.created}@vik.example`,
      firstName: 'Петър',
      lastName: 'Нов',
      enabled: true,
    });
    expect(await accounts.activitiesOf(id)).toEqual([
      ['username', null, `colleague${accounts.created}`],
      ['lastName', 'Илиев', 'Нов'],
    ]);
  });

  test('AM-7 deactivation and activation return the texts of the specification; deactivation revokes tokens', async () => {
    const id = await accounts.newUser();
    expect(await accounts.isRevoked(id)).toBe(false);
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id, enabled: false })).toEqual(
      accountSuccess('Успешно деактивиран потребител'),
    );
    expect(await accounts.isRevoked(id)).toBe(true);
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id, enabled: true })).toEqual(
      accountSuccess('Успешно активиран потребител'),
    );
  });

  test('AM-3 a new password is recorded without its value and revokes tokens', async () => {
    const id = await accounts.newUser();
    const userPassword = { type: 'password', value: 'struma8!', temporary: false };
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id, userPassword })).toEqual(
      accountSuccess(texts.updated),
    );
    expect(await accounts.activitiesOf(id)).toContainEqual(['password', null, null]);
    expect(await accounts.isRevoked(id)).toBe(true);
  });

  test.each([
    ['a taken user name in other letter case', { username: 'ADMIN' }, texts.usernameTaken],
    ['a taken e-mail', { email: 'Admin@Struma.example' }, texts.emailTaken],
    ['a Cyrillic user name', { username: 'петър' }, texts.invalidUsername],
    ['a first name of 300 characters', { firstName: 'а'.repeat(300) }, texts.tooLong],
    ['a blank last name', { lastName: ' ' }, `${texts.required}: lastName`],
    ['an invisible last name', { lastName: '\u200b\u202e' }, `${texts.required}: lastName`],
    ['an e-mail with an invisible character', { email: 'ivan\u200b@vik.example' }, texts.invalidEmail],
    ['an invalid e-mail', { email: 'nobody' }, texts.invalidEmail],
    ['a weak password', { userPassword: { value: 'struma' } }, texts.weakPassword],
    ['Cyrillic look-alikes in the password', { userPassword: { value: 'оооо1!' } }, texts.lookAlikePassword],
    ['no password', { userPassword: null }, texts.weakPassword],
    ['a first name that the provider refuses', { firstName: 'Петър;' }, texts.invalidName],
  ])('AM-2 a new user with %s is refused', async (_what, changes, text) => {
    const user = {
      username: 'newcomer2',
      email: 'newcomer2@vik.example',
      firstName: 'Н',
      lastName: 'Н',
      userPassword: { value: 'struma9!' },
    };
    expect(await accounts.call('POST', 'CreateUserForKeycloak', { ...user, ...changes })).toEqual(accountRefusal(text));
    expect(await accounts.userId('newcomer2')).toBe('');
  });

  test('AM-3 a password equal to the user name is refused with the message of the provider', async () => {
    const id = await accounts.newUser();
    const value = `colleague${accounts.created}`;
    const answer = await accounts.call('PUT', 'UpdateUserForKeycloak', { id, userPassword: { value: `${value}!` } });
    expect(answer).toEqual(accountSuccess(texts.updated));
    const named = await accounts.call('POST', 'CreateUserForKeycloak', {
      username: 'a1@b.c',
      email: 'a1@b.example',
      firstName: 'А',
      lastName: 'А',
      userPassword: { value: 'a1@b.c' },
    });
    expect(named).toEqual(accountRefusal(texts.passwordPolicy('Invalid password: must not be equal to the username.')));
  });

  test('AM-1 users are found by a part of the user name, page by page, and sorted in Bulgarian order', async () => {
    await accounts.newUser();
    await accounts.newUser();
    const page = await accounts.read<{ items: Named[]; totalCount: number }>(
      '/struma/administration/users?search=OLLEAGUE&page=1&itemsPerPage=2',
    );
    expect([page.items.length, page.totalCount >= 2]).toEqual([2, true]);
    const sorted = await accounts.read<{ items: Named[] }>(
      '/struma/administration/users?page=1&itemsPerPage=100&sortBy=username&sortDesc=true',
    );
    const names = sorted.items.map(({ username }) => username);
    expect(names).toEqual(names.toSorted(new Intl.Collator('bg', { numeric: true }).compare).toReversed());
  });

  test('an unknown user cannot be changed or read', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    expect(await accounts.call('PUT', 'UpdateUserForKeycloak', { id: gone, firstName: 'А' })).toEqual(
      accountRefusal(texts.unknownUser),
    );
    expect((await accounts.call('GET', `GetUserByIdFromKeycloak?Id=${gone}`))[0]).toBe(404);
    expect((await accounts.call('GET', 'GetUserByIdFromKeycloak?Id=..%2Fgroups'))[0]).toBe(404);
  });
});

describe('roles and groups', () => {
  test('AM-4 roles are given and removed; activities are recorded and tokens revoked', async () => {
    const id = await accounts.newUser();
    expect(await accounts.assign('User', id, ['Оператор', 'Потребител'])).toEqual(accountSuccess(texts.rolesAdded));
    expect(await accounts.assigned('User', id)).toEqual(['Оператор', 'Потребител']);
    expect(await accounts.remove('User', id, ['Оператор'])).toEqual(accountSuccess(texts.rolesRemoved));
    expect(await accounts.assigned('User', id)).toEqual(['Потребител']);
    expect(await accounts.activitiesOf(id)).toContainEqual(['role', 'struma-app: Оператор', null]);
    expect(await accounts.isRevoked(id)).toBe(true);
  });

  test('AM-9 an empty list or an absent body removes no role', async () => {
    const id = await accounts.newUser(['Оператор']);
    const path = `RemoveClientRolesFromUser?${await accounts.target('User', id)}`;
    expect(await accounts.call('DELETE', path, [])).toEqual(accountSuccess(texts.rolesRemoved));
    expect((await accounts.call('DELETE', path))[0]).toBe(400);
    expect((await accounts.call('DELETE', path, null))[0]).toBe(400);
    expect(await accounts.assigned('User', id)).toEqual(['Оператор']);
  });

  test('AM-6 a user joins and leaves a group; activities are recorded and tokens revoked', async () => {
    const id = await accounts.newUser();
    const member = `userId=${id}&groupId=${await accounts.groupId('valves')}`;
    expect(await accounts.call('PUT', `AddUserToGroup?${member}`)).toEqual(accountSuccess(texts.joined));
    expect(await accounts.isRevoked(id)).toBe(true);
    await accounts.harness.service.pool.query('delete from cut_off');
    expect(await accounts.call('DELETE', `RemoveUserFromGroup?${member}`)).toEqual(accountSuccess(texts.left));
    expect(await accounts.isRevoked(id)).toBe(true);
    expect(await accounts.activitiesOf(id)).toEqual(
      expect.arrayContaining([
        ['group', null, 'valves'],
        ['group', 'valves', null],
      ]),
    );
    expect(await accounts.read(`GetUserGroupsFromKeycloak?userId=${id}`)).toEqual([]);
  });

  test('AM-5 AM-6 a group gives its roles to its members; renaming the group revokes their tokens', async () => {
    expect(await accounts.call('POST', 'CreateGroupForKeycloak?name=Диспечери')).toEqual(
      accountSuccess(texts.groupCreated),
    );
    expect(await accounts.call('POST', 'CreateGroupForKeycloak', { name: 'Диспечери' })).toEqual(
      accountRefusal(texts.groupTaken),
    );
    expect(await accounts.call('POST', 'CreateGroupForKeycloak', { name: '\u200b\u202e' })).toEqual(
      accountRefusal(texts.required),
    );
    const id = await accounts.groupId('Диспечери');
    const member = await accounts.newUser(['Оператор'], ['Диспечери']);
    expect(await accounts.assign('Group', id, ['Редакция', 'Оператор'])).toEqual(accountSuccess(texts.rolesAdded));
    const rights = await accounts.read<{ roleName: string; isDirect: boolean; groups: string[] }[]>(
      `/struma/administration/rights?userId=${member}`,
    );
    expect(rights.map(({ roleName, isDirect, groups }) => [roleName, isDirect, groups])).toEqual([
      ['Оператор', true, ['Диспечери']],
      ['Редакция', false, ['Диспечери']],
    ]);
    await accounts.harness.service.pool.query('delete from cut_off');
    expect(await accounts.call('PUT', 'UpdateGroupForKeycloak', { id, name: 'Дежурни' })).toEqual(
      accountSuccess(texts.groupRenamed),
    );
    expect(await accounts.isRevoked(member)).toBe(true);
    expect(await accounts.call('DELETE', `DeleteGroupFromKeycloak?Id=${id}`)).toEqual(
      accountSuccess(texts.groupDeleted),
    );
    expect(await accounts.read(`GetUserGroupsFromKeycloak?userId=${member}`)).toEqual([]);
    expect(await accounts.activitiesOf(id)).toContainEqual(['name', 'Дежурни', null]);
  });
});

test('without a connection to the provider a call fails with status 503', async () => {
  const administration = createIdentityAdministration({
    realmUrl: `http://127.0.0.1:${await findFreePort()}/realms/struma`,
    clientId: 'struma-backend',
    clientSecret: 'secret',
    appClient: 'struma-app',
    modules: [],
  });
  const failure = callProvider(async () => (await administration.keycloak()).groups.find());
  await expect(failure).rejects.toMatchObject({ status: 503, message: texts.readFailures.down });
});
