import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { Listener } from '../../events/event-stream.ts';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { operator } from '../../testing/people.texts.ts';

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** What the provider says when a session ends, or when somebody's rights change. */
const notify = async (claims: object): Promise<void> => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const token = { aud: 'struma-web', jti: randomUUID(), events, ...claims };
  const body = new URLSearchParams({ logout_token: await gateway.provider.sign(token, { typ: 'logout+jwt' }) });
  await fetch(`${gateway.url}/auth/backchannel-logout`, { method: 'POST', body });
};

test('AU-11 a stream of events learns that its person has lost a right, and that the session is over', async () => {
  const asked = Promise.withResolvers<Listener>();
  gateway = await startTestGateway({
    events: (response, listener) => {
      asked.resolve(listener);
      response.end();
    },
  });
  const browser = gateway.browser();
  const person = { ...operator, groups: [...operator.groups, 'Други'] };
  await signIn(gateway, browser, person);
  await browser.call('/events');
  const { checkSession, caller } = await asked.promise;
  expect(await checkSession()).toBe('same');
  person.groups.pop();
  await notify({ sub: person.sub, iat: Math.floor(Date.now() / 1000) });
  expect(await checkSession()).toBe('changed');
  const { sid } = JSON.parse(Buffer.from(caller.bearer.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  await notify({ sid });
  expect(await checkSession()).toBe('over');
});
