import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { json } from '../../testing/rest-service.ts';
import { operator, startGraphqlHarness, traceId } from '../../testing/graphql.ts';
import type { GraphqlHarness } from '../../testing/graphql.ts';

let harness: GraphqlHarness;
beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['SIGNAL_DESK']));
});
afterAll(() => harness.stop());

const row = {
  id: 1,
  title: 'Теч',
  message: 'Тече',
  status: { id: 1, nameBg: 'Сигнал' },
  priority: { id: 1, nameBg: 'Висок' },
  createdBySubmitter: { id: 2, name: 'Ива' },
  needsReply: true,
  createdUtc: '2026-01-01T10:00:00Z',
  createdLocal: '2026-01-01T12:00:00',
  userId: null,
};
const document = `{ signals { items { id title message { text document } status statusName priority { id name }
  submitter { id name } userId createdAt lastResponseAt breakdownId workCardNo } } }`;

test.each([
  [{ id: '1' }],
  [{ id: 1.5 }],
  [{ title: { secret: 'парола' } }],
  [{ message: 5 }],
  [{ message: { secret: 'парола' } }],
  [{ status: null }],
  [{ status: { id: 1, nameBg: null } }],
  [{ status: { id: 1, nameBg: ['парола'] } }],
  [{ priority: { id: 1, nameBg: null } }],
  [{ createdBySubmitter: { id: 1 } }],
  [{ createdUtc: 'парола' }],
  [{ lastResponseUtc: {} }],
  [{ userId: { secret: 'парола' } }],
  [{ breakdownId: 'парола'.length / 4 }],
  [{ breakdown: { id: 1, workCardNo: { secret: 'парола' } } }],
])('RQ-5 a row with the invalid value %j causes UPSTREAM_FAILED, and the value is not logged', async (wrong) => {
  harness.logged.length = 0;
  harness.service.on('/api/signal/GetSignalList', json({ items: [{ ...row, ...wrong }], totalCount: 1 }));
  const { status, body } = await harness.as(operator)(document);
  expect(status).toBe(200);
  expect(body.errors?.length).toBeGreaterThan(0);
  for (const error of body.errors ?? [])
    expect(error).toMatchObject({
      message: 'Услугата не отговори правилно. Опитайте пак след малко.',
      extensions: { code: 'UPSTREAM_FAILED', traceId },
    });
  expect(harness.logged.join()).toContain('INVALID_RESPONSE');
  expect(harness.logged.join()).not.toContain('парола');
});

test.each([
  ['/struma/reply-templates', { items: [{ id: 1, name: 'Отговор' }] }, '{ replyTemplates { text } }'],
  ['/struma/colleagues', { items: [{ id: 1, name: 'Ива' }] }, '{ colleagues { id } }'],
  ['/struma/signals/take', { takenBy: null }, 'mutation { takeSignal(input: { id: 1 }) { __typename } }'],
  [
    '/struma/signals/presence',
    { items: [{ id: 'iva', state: 'VIEWING' }] },
    'mutation { reportPresence(input: { signalId: 1, state: VIEWING }) { __typename } }',
  ],
])('RQ-5 the path %s with the invalid response %j causes UPSTREAM_FAILED', async (path, response, query) => {
  harness.service.on(path, json(response));
  const { body } = await harness.as(operator)(query);
  expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
});
