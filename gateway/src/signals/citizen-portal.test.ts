import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '../kernel/limits/limits.ts';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const citizen = { ...operator, actions: ['USER' as const] };
const text = 'message: { text: "Теч" }';
const key = 'idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001"';

describe('SG-3 AU-11 without the citizen portal, although the service has the feature OWN_SIGNALS', () => {
  let closed: GraphqlHarness;

  beforeAll(async () => {
    closed = await startGraphqlHarness(defaultLimits, { hasCitizenPortal: false });
    const { service } = closed;
    service.on('/struma/features', json(['OWN_SIGNALS', 'DRAFTS', 'SIGNAL_DESK', 'IDEMPOTENCY']));
    service.on('/api/account/IsProductionEnvironment', json(false));
    service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 0 }));
  });
  afterAll(() => closed.stop());

  test.each([
    '{ signals { totalCount } }',
    '{ signal(id: 7) { id } }',
    '{ signalDraft(signalId: 7, kind: REPLY) { savedAt } }',
    '{ signalPlace(location: { latitude: 42.6, longitude: 23 }) { isInsideArea } }',
    `mutation { submitSignal(input: { ${key}, title: "Теч", ${text}, location: { latitude: 42.6, longitude: 23 } }) { __typename } }`,
    `mutation { replyToSignal(input: { ${key}, signalId: 7, ${text} }) { __typename } }`,
    `mutation { saveSignalDraft(input: { ${key}, signalId: 7, kind: REPLY, ${text} }) { __typename } }`,
  ])('%s is refused before any read', async (document) => {
    await closed.as(operator)('{ environment { features } }');
    const requested = closed.service.received.length;
    const { body } = await closed.as(citizen)(document);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNSUPPORTED']);
    expect(closed.service.received.length).toBe(requested);
    await expect(closed.graphql.requireAttachmentAccess({ principal: citizen, traceId: 'trace' })).rejects.toThrow();
  });

  test('the environment lacks the feature, and operators are not affected', async () => {
    const { body } = await closed.as(operator)('{ environment { features } signals { totalCount } }');
    expect(body.data).toEqual({
      environment: { features: ['DRAFTS', 'SIGNAL_DESK', 'IDEMPOTENCY'] },
      signals: { totalCount: 0 },
    });
  });
});
