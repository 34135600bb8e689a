import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFaultProxy, type Fault, type FaultProxy } from '../../../tests/builders/network/fault-proxy.ts';
import { AccountRequests, accountSuccess } from '../../../tests/builders/people/account-requests.ts';
import { startServiceWithRealm } from '../../../tests/builders/people/realm.ts';
import { administrationTexts as texts } from './administration.texts.ts';

let accounts: AccountRequests;
let proxy: FaultProxy;
const kinds: Fault[] = ['500'];
let isBroken = (_request: IncomingMessage): boolean => false;

beforeAll(async () => {
  const connect = async (target: string): Promise<string> => {
    proxy = await startFaultProxy({ target, share: 1, seed: 1, kinds, canFail: (request) => isBroken(request) });
    return proxy.url;
  };
  accounts = new AccountRequests(await startServiceWithRealm(connect));
});
afterAll(async () => {
  await accounts.harness.stop();
  await proxy.stop();
});

const breakWrites = (kind: Fault, path: RegExp): void => {
  kinds[0] = kind;
  isBroken = ({ method, url = '' }) => method !== 'GET' && path.test(url);
};
const messageOf = ([status, body]: [number, unknown]): unknown[] => [status, (body as { message: string }).message];
const rolesOf = async (id: string): Promise<string[]> => {
  const { rows } = await accounts.harness.identity.database.query<{ name: string }>(
    'select r.name from identity.user_roles u join identity.roles r on r.id = u.role_id where u.user_id = $1',
    [id],
  );
  return rows.map(({ name }) => name);
};

test.each(['500', 'reset-after'] as const)(
  'AM-12 if the response to a change is lost (%s), the outcome is unknown and no activity is recorded',
  async (kind) => {
    const id = await accounts.newUser();
    const before = await accounts.activitiesOf(id);
    breakWrites(kind, /role-mappings/);
    const answer = await accounts.assign('User', id, ['Оператор']);
    isBroken = () => false;
    expect(messageOf(answer)).toEqual([502, texts.changeFailures.lost]);
    expect(await accounts.activitiesOf(id)).toEqual(before);
    // The same change can be sent again.
    expect(await accounts.assign('User', id, ['Оператор'])).toEqual(accountSuccess(texts.rolesAdded));
    expect(await rolesOf(id)).toEqual(['Оператор']);
  },
);

test('AM-7 if the sessions cannot be ended, a deactivation is still stored and recorded, with a message', async () => {
  const id = await accounts.newUser();
  breakWrites('500', /\/logout$/);
  const answer = await accounts.call('PUT', 'UpdateUserForKeycloak', { id, enabled: false });
  isBroken = () => false;
  expect(answer).toEqual(accountSuccess(texts.sessionsKept));
  expect(await accounts.activitiesOf(id)).toContainEqual(['enabled', 'true', 'false']);
  expect(await accounts.isRevoked(id)).toBe(true);
});

test('AM-12 if the provider goes down between two changes, the second is neither stored nor recorded', async () => {
  const [first, second] = [await accounts.newUser(), await accounts.newUser()];
  const module = await accounts.target('User', second);
  expect(await accounts.assign('User', first, ['Оператор'])).toEqual(accountSuccess(texts.rolesAdded));
  const before = await accounts.activitiesOf(second);
  const roles = await accounts.rolesNamed(['Оператор']);
  await proxy.stop();
  const answer = await accounts.call('POST', `AssingClientRolesToUser?${module}`, roles);
  expect(messageOf(answer)).toEqual([503, texts.changeFailures.down]);
  expect([await rolesOf(first), await rolesOf(second)]).toEqual([['Оператор'], []]);
  expect(await accounts.activitiesOf(second)).toEqual(before);
});
