import { beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { GatewayAccounts, userInput } from './gateway-accounts.ts';
import type { ProviderTarget } from './provider-target.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const unknownUser = 'Няма такъв потребител. Възможно е да е изтрит междувременно.';
const weak = 'Паролата трябва да съдържа малки латински букви, цифри, специален символ и да е поне 6 символа';
const lookAlike =
  'Паролата съдържа букви на кирилица. Нужна е поне една малка латинска буква, цифра и специален символ.';

/** Tests of wrong values and deleted records that the product must pass with every identity provider. */
export const testBadInput = (target: () => ProviderTarget): void => {
  let accounts: GatewayAccounts;
  beforeAll(async () => {
    const { address, administrator } = target();
    const admin = new BrowserClient(address);
    await admin.signIn(administrator.username, administrator.password);
    accounts = new GatewayAccounts(admin);
    await accounts.addUser('taken.name');
  });

  describe('AM-2 AM-3 wrong values of a user', () => {
    test.each([
      ['an existing user name', { username: 'taken.name' }, 'Вече има потребител с това потребителско име.'],
      [
        'the user name in other letter case',
        { username: 'Taken.NAME' },
        'Вече има потребител с това потребителско име.',
      ],
      ['an existing e-mail', { email: 'taken.name@vik.example' }, 'Вече има потребител с тази е-поща.'],
      ['the e-mail in other letter case', { email: 'Taken.Name@VIK.example' }, 'Вече има потребител с тази е-поща.'],
      [
        'a password that only the provider refuses',
        { username: 'a1@b.c', password: 'a1@b.c' },
        'Паролата е отказана от доставчика на вход: Invalid password: must not be equal to the username.',
      ],
      ['the name of a service account', { username: 'service-account-x' }, 'Имената, които започват със service-acco'],
    ])('%s is refused with its reason', async (_what, values, message) => {
      const result = await accounts.change('createUser', { ...userInput('new.comer'), ...values });
      expect(result).toMatchObject({ __typename: 'Refusal', message: expect.stringContaining(message) });
      expect((await accounts.findUsers('new.comer')).totalCount).toBe(0);
    });

    test.each([
      ['a weak password', { password: 'struma' }, 'password', weak],
      ['a password with Cyrillic look-alikes', { password: 'оооо1!' }, 'password', lookAlike],
      ['a Cyrillic user name', { username: 'петър' }, 'username', 'Потребителското име е от 3 до 255 знака'],
      ['a last name of 300 characters', { lastName: 'я'.repeat(300) }, 'lastName', 'Текстът е по-дълъг от 255 знака.'],
      ['an invalid e-mail', { email: 'nobody' }, 'email', 'Невалидна е-поща'],
      ['a blank first name', { firstName: ' ' }, 'firstName', 'Задължително поле'],
    ])('%s is a problem of its field', async (_what, values, field, message) => {
      const wrong = { ...userInput('new.comer'), ...values };
      const { problems } = await accounts.change('createUser', wrong);
      expect(problems).toEqual([{ path: [field], message: expect.stringContaining(message) }]);
      expect((await accounts.findUsers('new.comer')).totalCount).toBe(0);
    });

    test('a password that breaks the rules is also a problem in a change of a user', async () => {
      const id = await accounts.userId('taken.name');
      const { problems } = await accounts.change('updateUser', { id, changes: { password: 'struma' } });
      expect(problems).toEqual([{ path: ['changes', 'password'], message: weak }]);
    });
  });

  test('AM-5 a group with members is deleted, and its members no longer belong to it', async () => {
    const groupId = await accounts.addGroup('Временни', ['Оператор']);
    const userId = await accounts.addUser('temporary', [], ['Временни']);
    expect(await accounts.change('deleteGroup', { id: groupId })).toMatchObject({ __typename: 'DeleteGroupSuccess' });
    const { users } = await target().adminClient();
    expect(await users.listGroups({ id: userId })).toEqual([]);
  });

  test('AM-5 TestMainGroup is neither renamed nor deleted; group names are unique and not too long', async () => {
    const id = await accounts.groupId('TestMainGroup');
    const message = expect.stringContaining('Достъпът до системата зависи от групата TestMainGroup');
    expect(await accounts.change('renameGroup', { id, name: 'Друга' })).toMatchObject({ message });
    expect(await accounts.change('deleteGroup', { id })).toMatchObject({ message });
    expect(await accounts.change('createGroup', { name: 'TestMainGroup' })).toMatchObject({
      message: 'Вече има група с това име.',
    });
    expect(await accounts.change('createGroup', { name: 'г'.repeat(300) })).toMatchObject({
      problems: [{ path: ['name'], message: 'Текстът е по-дълъг от 255 знака.' }],
    });
  });

  test('AM-4 a role of a client that is not a module cannot be given to a user', async () => {
    const { clients, users } = await target().adminClient();
    const userId = await accounts.userId('taken.name');
    const foreign = (await clients.find({ clientId: 'realm-management' }))[0]?.id ?? '';
    const productModule = await accounts.moduleOf('user', userId);
    const available = await users.listAvailableClientRoleMappings({ id: userId, clientUniqueId: foreign });
    const roleIds = available.flatMap(({ id, name }) => (name === 'manage-users' ? [id] : []));
    expect(roleIds).toHaveLength(1);
    expect(await accounts.change('addUserRoles', { userId, moduleId: foreign, roleIds })).toMatchObject({
      message: 'Няма такъв модул.',
    });
    expect(await accounts.change('addUserRoles', { userId, moduleId: productModule.id, roleIds })).toMatchObject({
      message: 'Няма такава роля в модула.',
    });
    expect(await users.listClientRoleMappings({ id: userId, clientUniqueId: foreign })).toEqual([]);
  });

  test('AM-3 AM-4 AM-6 a change of an unknown user, or of a user who was deleted meanwhile, is refused with the reason that there is no such user', async () => {
    const deleted = await accounts.addUser('leaver');
    const { id: moduleId, availableRoles } = await accounts.moduleOf('user', deleted);
    const groupId = await accounts.groupId('TestMainGroup');
    await (await target().adminClient()).users.del({ id: deleted });
    for (const userId of [deleted, unknownId, '..', 'я']) {
      const roleIds = availableRoles.map(({ id }) => id);
      const results = await Promise.all([
        accounts.change('updateUser', { id: userId, changes: { firstName: 'Иван' } }),
        accounts.change('addUserToGroup', { userId, groupId }),
        accounts.change('removeUserRoles', { userId, moduleId, roleIds }),
      ]);
      for (const result of results) expect(result).toMatchObject({ __typename: 'Refusal', message: unknownUser });
    }
  });

  test('AM-9 an empty list of roles removes no role', async () => {
    const id = await accounts.addUser('keeper', ['Потребител', 'Оператор']);
    const before = await accounts.moduleOf('user', id);
    await accounts.change('removeUserRoles', { userId: id, moduleId: before.id, roleIds: [] });
    expect((await accounts.moduleOf('user', id)).assignedRoles).toEqual(before.assignedRoles);
    await accounts.changeRoles('remove', 'user', id, ['Оператор']);
    expect((await accounts.moduleOf('user', id)).assignedRoles.map(({ name }) => name)).toEqual(['Потребител']);
  });
};
