import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '../kernel/limits/limits.ts';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand } from '../testing/graphql.ts';

const citizen = { ...operator, actions: ['USER' as const] };
const text = 'message: { text: "Теч" }';
const key = 'idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001"';

describe('SG-3 AU-11 where the settings say that citizens have no desk, although the service would serve them', () => {
  let closed: GraphqlStand;

  beforeAll(async () => {
    closed = await startGraphqlStand(defaultLimits, { hasCitizenDesk: false });
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
  ])('%s is refused before the service is asked', async (document) => {
    await closed.as(operator)('{ environment { features } }');
    const asked = closed.service.seen.length;
    const { body } = await closed.as(citizen)(document);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNSUPPORTED']);
    expect(closed.service.seen.length).toBe(asked);
    await expect(closed.graphql.demandAttachments({ caller: citizen, traceId: 'trace' })).rejects.toThrow();
  });

  test('the web client is not told of it, and operators work as ever', async () => {
    const { body } = await closed.as(operator)('{ environment { features } signals { totalCount } }');
    expect(body.data).toEqual({
      environment: { features: ['DRAFTS', 'SIGNAL_DESK', 'IDEMPOTENCY'] },
      signals: { totalCount: 0 },
    });
  });
});
