import { afterAll, beforeAll, describe } from '@jest/globals';
import { keycloakObstacle } from '../../builders/keycloak/distribution.ts';
import { testAdministration } from './administration-suite.ts';
import { testBadInput } from './bad-input-suite.ts';
import { startEmbeddedTarget } from './embedded-target.ts';
import { startKeycloakTarget } from './keycloak-target.ts';
import { testNestedGroups } from './nested-groups-suite.ts';
import { testProtection } from './protection-suite.ts';
import type { ProviderTarget, StartedTarget } from './provider-target.ts';
import { testSessions } from './sign-in-suite.ts';
import { startWithTwoGateways } from './two-gateways.ts';

const testProvider = (
  start: (env: Record<string, string>) => Promise<StartedTarget>,
  ...others: ((target: () => ProviderTarget) => void)[]
): void => {
  let target: ProviderTarget;
  beforeAll(async () => {
    target = await startWithTwoGateways(start);
  }, 600_000);
  afterAll(() => target?.stop(), 60_000);
  for (const testPart of [testAdministration, testBadInput, testProtection, ...others, testSessions])
    testPart(() => target);
};

describe('with the embedded provider', () => testProvider(startEmbeddedTarget));

const obstacle = keycloakObstacle();
const describeKeycloak = obstacle === null ? describe : describe.skip;
describeKeycloak(`with Keycloak 26.7${obstacle === null ? '' : ` (skipped: ${obstacle})`}`, () =>
  testProvider(startKeycloakTarget, testNestedGroups),
);
