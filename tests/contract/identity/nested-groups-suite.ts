import { beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { GatewayAccounts } from './gateway-accounts.ts';
import type { ProviderTarget } from './provider-target.ts';

const onlyAdministrators = { message: 'Само администратор може да променя администратори и техните права.' };
const lastAdministrator = { code: 'LAST_ADMINISTRATOR' };

/**
 * Tests of nested groups, which the suite creates through Keycloak's admin API, because the product cannot. Members of
 * the inner group also have the roles of the outer group.
 */
export const testNestedGroups = (target: () => ProviderTarget): void => {
  let admin: GatewayAccounts;
  let adminPerson: BrowserClient;
  let editor: GatewayAccounts;
  let inner: string;
  let outer: string;
  let memberId: string;
  const signIn = async (username: string, password = 'struma9!'): Promise<BrowserClient> => {
    const person = new BrowserClient(target().address);
    await person.signIn(username, password);
    return person;
  };
  const signInToAccounts = async (username: string): Promise<GatewayAccounts> =>
    new GatewayAccounts(await signIn(username));
  const signInAdmin = async (): Promise<GatewayAccounts> => {
    const { username, password } = target().administrator;
    adminPerson = await signIn(username, password);
    return new GatewayAccounts(adminPerson);
  };
  beforeAll(async () => {
    admin = await signInAdmin();
    outer = await admin.addGroup('Дирекция', ['Администратор']);
    const { groups, users } = await target().adminClient();
    inner = (await groups.createChildGroup({ id: outer }, { name: 'Отдел' })).id;
    memberId = await admin.addUser('inner.member', [], ['TestMainGroup']);
    await users.addToGroup({ id: memberId, groupId: inner });
    await admin.addUser('nested.editor', ['Редакция'], ['TestMainGroup']);
    editor = await signInToAccounts('nested.editor');
  });

  describe('AU-11 a group inside of a group of administrators', () => {
    test('AU-11 cannot be joined by an editor; an editor cannot take over the members either', async () => {
      const userId = await admin.userId('nested.editor');
      expect(await editor.change('addUserToGroup', { userId, groupId: inner })).toMatchObject(onlyAdministrators);
      for (const changes of [{ password: 'struma8!' }, { isActive: false }])
        expect(await editor.change('updateUser', { id: memberId, changes })).toMatchObject(onlyAdministrators);
    });

    test('AM-4 is named as the source of a role', async () => {
      await admin.changeRoles('add', 'group', inner, ['Оператор']);
      const { data } = await adminPerson.graphql<{ userRoles: { items: { rights: object[] }[] } }>(
        '{ userRoles(filter: { search: "inner.member" }) { items { rights { roleName isDirect groups } } } }',
      );
      expect(data?.userRoles.items[0]?.rights).toEqual(
        expect.arrayContaining([
          { roleName: 'Оператор', isDirect: false, groups: ['Отдел'] },
          { roleName: 'Администратор', isDirect: false, groups: ['Дирекция'] },
        ]),
      );
    });

    test('AM-11 cannot lose the last administrator', async () => {
      const adminId = await admin.userId(target().administrator.username);
      const member = await signInToAccounts('inner.member');
      expect(await member.changeRoles('remove', 'user', adminId, ['Администратор'])).toMatchObject({
        __typename: 'ChangeRolesSuccess',
      });
      expect(await member.change('deleteGroup', { id: outer })).toMatchObject(lastAdministrator);
      expect(await member.change('deleteGroup', { id: inner })).toMatchObject(lastAdministrator);
      expect(await member.changeRoles('remove', 'group', outer, ['Администратор'])).toMatchObject(lastAdministrator);
      const membership = { userId: memberId, groupId: inner };
      expect(await member.change('removeUserFromGroup', membership)).toMatchObject(lastAdministrator);
      await member.changeRoles('add', 'user', adminId, ['Администратор']);
      admin = await signInAdmin();
      expect(await admin.change('deleteGroup', { id: outer })).toMatchObject({ __typename: 'DeleteGroupSuccess' });
    });
  });
};
