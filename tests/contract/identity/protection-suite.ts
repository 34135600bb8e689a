import { beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { GatewayAccounts } from './gateway-accounts.ts';
import type { ProviderTarget } from './provider-target.ts';

const lastAdministrator = { __typename: 'Refusal', code: 'LAST_ADMINISTRATOR' };
const onlyAdministrators = { message: 'Само администратор може да променя администратори и техните права.' };
const onlyOwnRights = {
  message: expect.stringContaining('Можете да давате и отнемате само права, които и Вие имате.'),
};

/** Tests of the rules that protect administrators and limit editors, the same for every identity provider. */
export const testProtection = (target: () => ProviderTarget): void => {
  let admin: GatewayAccounts;
  let adminId: string;
  let mainGroup: string;
  const signInToAccounts = async (username: string, password = 'struma9!'): Promise<GatewayAccounts> => {
    const person = new BrowserClient(target().address);
    await person.signIn(username, password);
    return new GatewayAccounts(person);
  };
  beforeAll(async () => {
    const { username, password } = target().administrator;
    admin = await signInToAccounts(username, password);
    adminId = await admin.userId(username);
    mainGroup = await admin.groupId('TestMainGroup');
  });

  describe('AM-11 the last active administrator', () => {
    test('AM-11 is not deactivated, keeps the role and stays in the group', async () => {
      expect(await admin.change('updateUser', { id: adminId, changes: { isActive: false } })).toMatchObject(
        lastAdministrator,
      );
      expect(await admin.changeRoles('remove', 'user', adminId, ['Администратор'])).toMatchObject(lastAdministrator);
      const member = { userId: adminId, groupId: mainGroup };
      expect(await admin.change('removeUserFromGroup', member)).toMatchObject(lastAdministrator);
    });

    test('AM-11 who has the role through a group stays in the group, and the group keeps the role', async () => {
      const groupId = await admin.addGroup('Началници', ['Администратор']);
      const userId = await admin.addUser('chief', [], ['TestMainGroup', 'Началници']);
      const chief = await signInToAccounts('chief');
      expect(await admin.changeRoles('remove', 'user', adminId, ['Администратор'])).toMatchObject({
        __typename: 'ChangeRolesSuccess',
      });
      const outcomes = [
        await chief.change('deleteGroup', { id: groupId }),
        await chief.changeRoles('remove', 'group', groupId, ['Администратор']),
        await chief.change('removeUserFromGroup', { userId, groupId }),
        await chief.change('updateUser', { id: userId, changes: { isActive: false } }),
      ];
      for (const outcome of outcomes) expect(outcome).toMatchObject(lastAdministrator);
      await chief.changeRoles('add', 'user', adminId, ['Администратор']);
      const { username, password } = target().administrator;
      admin = await signInToAccounts(username, password);
      expect(await admin.change('deleteGroup', { id: groupId })).toMatchObject({ __typename: 'DeleteGroupSuccess' });
    });

    test('AM-11 if two administrators give up the role at the same time, one of them keeps the role', async () => {
      const userId = await admin.addUser('second.chief', ['Администратор'], ['TestMainGroup']);
      const second = await signInToAccounts('second.chief');
      const results = await Promise.all([
        admin.changeRoles('remove', 'user', adminId, ['Администратор']),
        second.changeRoles('remove', 'user', userId, ['Администратор']),
      ]);
      expect(results.map((result) => result.__typename).toSorted()).toEqual(['ChangeRolesSuccess', 'Refusal']);
      const hasAdminKeptRole = results[1]?.__typename === 'ChangeRolesSuccess';
      if (!hasAdminKeptRole) await second.changeRoles('add', 'user', adminId, ['Администратор']);
      const { username, password } = target().administrator;
      admin = await signInToAccounts(username, password);
      await admin.change('updateUser', { id: userId, changes: { isActive: false } });
    });
  });

  describe('AU-11 an editor', () => {
    let editor: GatewayAccounts;
    let editorId: string;
    let operatorId: string;
    beforeAll(async () => {
      editorId = await admin.addUser('editor.only', ['Редакция', 'Създаване'], ['TestMainGroup']);
      operatorId = await admin.addUser('operator.only', ['Оператор'], ['TestMainGroup']);
      editor = await signInToAccounts('editor.only');
    });

    /** Gives roles as the editor. The administrator finds the ids of the roles. */
    const giveRoles = async (kind: 'user' | 'group', id: string, names: string[]) => {
      const { id: moduleId, assignedRoles, availableRoles } = await admin.moduleOf(kind, id);
      const roleIds = [...assignedRoles, ...availableRoles].filter(({ name }) => names.includes(name)).map((r) => r.id);
      const input = { [`${kind}Id`]: id, moduleId, roleIds };
      return editor.change(kind === 'user' ? 'addUserRoles' : 'addGroupRoles', input);
    };

    test('AU-11 gives neither the administrator’s role nor other roles that the editor does not have', async () => {
      expect(await giveRoles('user', editorId, ['Администратор'])).toMatchObject(onlyAdministrators);
      expect(await giveRoles('user', operatorId, ['Потребител'])).toMatchObject(onlyOwnRights);
      expect(await giveRoles('group', mainGroup, ['Оператор'])).toMatchObject(onlyOwnRights);
      expect(await giveRoles('user', operatorId, ['Редакция'])).toMatchObject({ __typename: 'ChangeRolesSuccess' });
    });

    test('AU-11 cannot take over the account of an administrator or an operator', async () => {
      const edit = (id: string, changes: object) => editor.change('updateUser', { id, changes });
      for (const changes of [{ password: 'struma8!' }, { email: 'mine@vik.example' }, { isActive: false }])
        expect(await edit(adminId, changes)).toMatchObject(onlyAdministrators);
      for (const changes of [{ password: 'struma8!' }, { email: 'mine@vik.example' }])
        expect(await edit(operatorId, changes)).toMatchObject({ message: expect.stringContaining('Паролата и е-пощ') });
    });

    test('AU-11 cannot join a group that gives more rights, or rename a group to the path of such a group', async () => {
      const strong = await admin.addGroup('Силни', ['Оператор']);
      const join = (groupId: string) => editor.change('addUserToGroup', { userId: editorId, groupId });
      expect(await join(strong)).toMatchObject(onlyOwnRights);
      expect(await join(await admin.groupId('TestDummyGroup'))).toMatchObject(onlyOwnRights);
      const weak = await admin.addGroup('Слаби');
      expect(await join(weak)).toMatchObject({ __typename: 'GroupMemberSuccess' });
      expect(await giveRoles('group', weak, ['Оператор'])).toMatchObject(onlyOwnRights);
      for (const name of ['/TestDummyGroup', 'x/TestDummyGroup'])
        expect(await editor.change('renameGroup', { id: weak, name })).toMatchObject({ __typename: 'Refusal' });
    });

    test('AU-11 who was removed from TestMainGroup in the console changes nothing with an older token', async () => {
      const id = await admin.addUser('old.editor', ['Редакция'], ['TestMainGroup']);
      const removedEditor = await signInToAccounts('old.editor');
      const { users, groups } = await target().adminClient();
      await users.delFromGroup({
        id,
        groupId: (await groups.find({ search: 'TestMainGroup', exact: true }))[0]?.id ?? '',
      });
      const refusal = await removedEditor
        .change('updateUser', { id: operatorId, changes: { firstName: 'Зъл' } })
        .then(({ message }) => message, String);
      // The gateway may have refreshed the token meanwhile.
      expect(refusal).toMatch(/Правата Ви бяха променени междувременно|FORBIDDEN/);
      expect((await users.findOne({ id: operatorId }))?.firstName).toBe('Петър');
    });
  });
};
