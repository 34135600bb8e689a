import { beforeAll, describe, expect, test } from '@jest/globals';
import { Person } from '../../builders/people/person.ts';
import { GatewayAccounts } from './gateway-accounts.ts';
import type { ProviderTarget } from './provider-target.ts';

const onlyAdministrators = { message: 'Само администратор може да променя администратори и техните права.' };
const lastAdministrator = { code: 'LAST_ADMINISTRATOR' };

/** Groups inside of groups, which only Keycloak's console creates. Members of the inner group have the outer one's roles. */
export const testNestedGroups = (target: () => ProviderTarget): void => {
  let admin: GatewayAccounts;
  let editor: GatewayAccounts;
  let inner: string;
  let outer: string;
  let memberId: string;
  const signedIn = async (username: string, password = 'struma9!'): Promise<GatewayAccounts> => {
    const person = new Person(target().address);
    await person.signIn(username, password);
    return new GatewayAccounts(person);
  };
  const signInAdmin = (): Promise<GatewayAccounts> => {
    const { username, password } = target().administrator;
    return signedIn(username, password);
  };
  beforeAll(async () => {
    admin = await signInAdmin();
    outer = await admin.addGroup('Дирекция', ['Администратор']);
    const { groups, users } = await target().adminClient();
    inner = (await groups.createChildGroup({ id: outer }, { name: 'Отдел' })).id;
    memberId = await admin.addUser('inner.member', [], ['TestMainGroup']);
    await users.addToGroup({ id: memberId, groupId: inner });
    await admin.addUser('nested.editor', ['Редакция'], ['TestMainGroup']);
    editor = await signedIn('nested.editor');
  });

  describe('AU-11 a group inside of a group of administrators', () => {
    test('AU-11 is joined by no editor, and its members are not taken over', async () => {
      const userId = await admin.userId('nested.editor');
      expect(await editor.change('addUserToGroup', { userId, groupId: inner })).toMatchObject(onlyAdministrators);
      for (const changes of [{ password: 'struma8!' }, { isActive: false }])
        expect(await editor.change('updateUser', { id: memberId, changes })).toMatchObject(onlyAdministrators);
    });

    test('AM-11 keeps the last administrator', async () => {
      const adminId = await admin.userId(target().administrator.username);
      const member = await signedIn('inner.member');
      expect(await member.changeRoles('remove', 'user', adminId, ['Администратор'])).toMatchObject({
        __typename: 'ChangeRolesSuccess',
      });
      expect(await member.change('deleteGroup', { id: outer })).toMatchObject(lastAdministrator);
      expect(await member.change('deleteGroup', { id: inner })).toMatchObject(lastAdministrator);
      expect(await member.changeRoles('remove', 'group', outer, ['Администратор'])).toMatchObject(lastAdministrator);
      const leave = { userId: memberId, groupId: inner };
      expect(await member.change('removeUserFromGroup', leave)).toMatchObject(lastAdministrator);
      await member.changeRoles('add', 'user', adminId, ['Администратор']);
      admin = await signInAdmin();
      expect(await admin.change('deleteGroup', { id: outer })).toMatchObject({ __typename: 'DeleteGroupSuccess' });
    });
  });
};
