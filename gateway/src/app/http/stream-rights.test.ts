import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { Listener } from '../../events/event-stream.ts';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { operator } from '../../testing/people.texts.ts';

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** Sends the notice that the provider sends over the back channel when a session ends or rights change. */
const notify = async (claims: object): Promise<void> => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const token = { aud: 'struma-web', jti: randomUUID(), events, ...claims };
  const body = new URLSearchParams({ logout_token: await gateway.provider.sign(token, { typ: 'logout+jwt' }) });
  await fetch(`${gateway.url}/auth/backchannel-logout`, { method: 'POST', body });
};

test('AU-11 an event stream is notified when its user loses a right or the session', async () => {
  const requested = Promise.withResolvers<Listener>();
  gateway = await startTestGateway({
    events: (response, listener) => {
      requested.resolve(listener);
      response.end();
    },
  });
  const browser = gateway.browser();
  const user = { ...operator, groups: [...operator.groups, 'Други'] };
  await signIn(gateway, browser, user);
  await browser.call('/events');
  const { checkSession, watchSession, principal } = await requested.promise;
  const changes: string[] = [];
  const unwatch = watchSession((change) => changes.push(change));
  expect(await checkSession()).toBe('same');
  user.groups.pop();
  await notify({ sub: 'somebody else', iat: Math.floor(Date.now() / 1000) });
  await notify({ sid: 'another session' });
  expect(changes).toEqual([]);
  await notify({ sub: user.sub, iat: Math.floor(Date.now() / 1000) });
  expect(await checkSession()).toBe('changed');
  const { sid } = JSON.parse(Buffer.from(principal.bearer.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  await notify({ sid });
  expect(await checkSession()).toBe('over');
  expect(changes).toEqual(['changed', 'over']);
  watchSession((change) => changes.push(change))();
  expect(changes).toEqual(['changed', 'over', 'over']);
  unwatch();
});
