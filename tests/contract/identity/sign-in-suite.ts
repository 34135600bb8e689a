import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { eventually } from '../../builders/eventually.ts';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import type { ProviderTarget } from './provider-target.ts';

const password = 'struma9!Z';
const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
const sessionCookie = '__Host-Http-struma';

/** A user whom a test adds through the provider's administration API. */
interface Colleague {
  id: string;
  username: string;
  browser: BrowserClient;
}

/** A name of 15 letters that hardly compresses. */
const cyrillicName = (index: number): string =>
  [...createHash('sha256').update(String(index)).digest().subarray(0, 15)]
    .map((byte) => String.fromCodePoint(0x430 + (byte % 28)))
    .join('');

/** Tests of sessions that the product must pass with every identity provider. */
export const testSessions = (target: () => ProviderTarget): void => {
  const addColleague = async (roles: string[], isSignedIn = true): Promise<Colleague> => {
    const { users, groups, clients } = await target().adminClient();
    const username = `colleague-${randomUUID().slice(0, 8)}`;
    const names = { firstName: 'Петър', lastName: 'Илиев', email: `${username}@vik.example` };
    const credentials = [{ type: 'password', value: password, temporary: false }];
    const { id } = await users.create({ username, ...names, emailVerified: true, enabled: true, credentials });
    const clientUniqueId = (await clients.find({ clientId: 'struma-app' }))[0]?.id ?? '';
    const mapping = { id, clientUniqueId };
    const available = await users.listAvailableClientRoleMappings(mapping);
    const assignedRoles = available
      .filter(({ name = '' }) => roles.includes(name))
      .map((role) => ({ id: role.id ?? '', name: role.name ?? '' }));
    if (assignedRoles.length > 0) await users.addClientRoleMappings({ ...mapping, roles: assignedRoles });
    const [group] = await groups.find({ search: 'TestMainGroup', exact: true });
    await users.addToGroup({ id, groupId: group?.id ?? '' });
    const browser = new BrowserClient(target().address);
    if (isSignedIn) await browser.signIn(username, password);
    return { id, username, browser };
  };
  const statusOf = async ({ browser }: Pick<Colleague, 'browser'>): Promise<number> => {
    const response = await browser.fetch('/auth/session', { headers: pageHeaders });
    await response.text();
    return response.status;
  };
  const actionsOf = async ({ browser }: Pick<Colleague, 'browser'>): Promise<string[] | null> => {
    const { data } = await browser.graphql<{ session: { allowedActions: string[] } }>('{ session { allowedActions } }');
    return data?.session.allowedActions ?? null;
  };

  let early: Record<'refreshed' | 'demoted' | 'expelled' | 'disabled' | 'deleted' | 'beforeRotation', Colleague>;
  // These colleagues sign in before the other tests: when the test of a colleague begins, a token refresh is due.
  beforeAll(async () => {
    const add = (): Promise<Colleague> => addColleague(['Оператор', 'Потребител']);
    const [refreshed, demoted, expelled, disabled, deleted, beforeRotation] = await Promise.all([
      add(),
      add(),
      add(),
      add(),
      add(),
      add(),
    ]);
    early = { refreshed, demoted, expelled, disabled, deleted, beforeRotation };
  });

  test('AU-1 AU-4 sign-in leads back to the requested page with the rights of the user', async () => {
    const colleague = await addColleague(['Оператор', 'Потребител'], false);
    const end = await colleague.browser.signIn(colleague.username, password, '/signals_oper/list?page=2');
    expect(end).toBe(`${target().address}/signals_oper/list?page=2`);
    const { data } = await colleague.browser.graphql('{ session { name allowedGroups allowedActions } }');
    expect(data).toEqual({
      session: {
        name: 'Петър Илиев',
        allowedGroups: ['TestMainGroup'],
        allowedActions: expect.arrayContaining(['OPERATOR']),
      },
    });
  });

  test('AU-6 a user without allowed actions is refused', async () => {
    const { browser, username } = await addColleague([], false);
    expect(await browser.signIn(username, password)).toBe(`${target().address}/authentication?error=no-actions`);
    expect(await statusOf({ browser })).toBe(401);
  });

  test('AU-1 a sign-out in the product ends the session at the provider, and a sign-out at the provider ends the session of the product', async () => {
    const leaver = await addColleague(['Оператор']);
    const copied = leaver.browser.cookies;
    const answer = await leaver.browser.fetch('/auth/logout', {
      method: 'POST',
      headers: { ...pageHeaders, origin: target().address },
    });
    const { redirect } = (await answer.json()) as { redirect: string };
    await leaver.browser.follow(redirect);
    expect(await statusOf({ browser: new BrowserClient(target().address, copied) })).toBe(401);
    const signInPage = await leaver.browser.follow('/auth/login');
    expect(await signInPage.text()).toContain('name="password"');

    const ended = await addColleague(['Оператор']);
    expect(await statusOf(ended)).toBe(200);
    await (await target().adminClient()).users.logout({ id: ended.id });
    expect(
      await eventually(
        () => statusOf(ended),
        (status) => status === 401,
      ),
    ).toBe(401);
  });

  test('GQ-4 an integrator works with a service account; a token for another audience is refused with the reason', async () => {
    const ask = async (token: string) => {
      const response = await fetch(`${target().address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ signals { totalCount } }' }),
      });
      return [response.status, await response.text()] as const;
    };
    expect(await ask(await target().integratorToken())).toEqual([200, expect.stringContaining('totalCount')]);
    const { accessToken = '' } = await target().adminClient();
    expect(await ask(accessToken)).toEqual([
      401,
      expect.stringContaining('Токенът в Authorization не е за тази система'),
    ]);
  });

  test('AU-3 an open session gets new tokens during simultaneous requests, and all of them succeed', async () => {
    const { browser } = early.refreshed;
    const before = browser.cookies.get(sessionCookie);
    const readStatuses = async (): Promise<number[]> =>
      Promise.all(Array.from({ length: 5 }, () => statusOf({ browser })));
    const statuses = await eventually(readStatuses, () => browser.cookies.get(sessionCookie) !== before, 200);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(browser.cookies.get(sessionCookie)).not.toBe(before);
  });

  test('AU-11 a change in the console of the provider applies to open sessions', async () => {
    const { demoted, expelled, disabled, deleted } = early;
    const { users, groups, clients } = await target().adminClient();
    const mapping = { id: demoted.id, clientUniqueId: (await clients.find({ clientId: 'struma-app' }))[0]?.id ?? '' };
    const roles = (await users.listClientRoleMappings(mapping)).filter(({ name }) => name === 'Оператор');
    await users.delClientRoleMappings({ ...mapping, roles: roles.map(({ id = '', name = '' }) => ({ id, name })) });
    const [group] = await groups.find({ search: 'TestMainGroup', exact: true });
    await users.delFromGroup({ id: expelled.id, groupId: group?.id ?? '' });
    await users.update({ id: disabled.id }, { enabled: false });
    await users.del({ id: deleted.id });
    const isOver = (status: number): boolean => status === 401;
    const readSignals = async (): Promise<string | undefined> =>
      (await expelled.browser.graphql('{ signals { totalCount } }')).errors?.[0]?.extensions.code;
    const outcomes = await Promise.all([
      eventually(
        () => actionsOf(demoted),
        (actions) => actions?.join() === 'USER',
        500,
      ),
      eventually(readSignals, (code) => code === 'FORBIDDEN', 500),
      eventually(() => statusOf(disabled), isOver, 500),
      eventually(() => statusOf(deleted), isOver, 500),
    ]);
    expect(outcomes).toEqual([['USER'], 'FORBIDDEN', 401, 401]);
  });

  test('AU-3 sessions go on when the provider signs with another key', async () => {
    const before = early.beforeRotation;
    const keyOf = async (): Promise<string | undefined> => decodeProtectedHeader(await target().integratorToken()).kid;
    const oldKey = await keyOf();
    await target().rotateKeys();
    expect(await eventually(keyOf, (key) => key !== oldKey, 200)).not.toBe(oldKey);
    const cookie = before.browser.cookies.get(sessionCookie);
    const isRenewed = (): boolean => before.browser.cookies.get(sessionCookie) !== cookie;
    expect(await eventually(() => statusOf(before), isRenewed, 200)).toBe(200);
    expect(isRenewed()).toBe(true);
    expect(await actionsOf(before)).toEqual(expect.arrayContaining(['OPERATOR', 'USER']));
    expect(await actionsOf(await addColleague(['Потребител']))).toEqual(['USER']);
  });

  test('AU-1 a user with 200 Cyrillic roles signs in and works', async () => {
    const names = Array.from({ length: 200 }, (_, index) => cyrillicName(index));
    await target().addRoles(names);
    const { browser, username } = await addColleague(['Оператор', ...names], false);
    expect(await browser.signIn(username, password, '/signals_oper/list')).toBe(
      `${target().address}/signals_oper/list`,
    );
    expect(browser.cookies.has(`${sessionCookie}.1`)).toBe(true);
    const { data } = await browser.graphql<{ session: { memberOf: string[] } }>('{ session { memberOf } }');
    expect(data?.session.memberOf).toEqual(expect.arrayContaining(['Оператор', ...names]));
    expect((await browser.graphql('{ signals { totalCount } }')).errors).toBeUndefined();
  });
};
