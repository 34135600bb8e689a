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

type Suite = (target: () => ProviderTarget) => void;

const testProvider = (
  start: (env: Record<string, string>) => Promise<StartedTarget>,
  others: Record<string, Suite> = {},
): void => {
  let target: ProviderTarget;
  beforeAll(async () => {
    target = await startWithTwoGateways(start);
  }, 600_000);
  afterAll(() => target?.stop(), 60_000);
  // A block of its own for each part: its preparation changes who is an administrator.
  const suites: Record<string, Suite> = {
    accounts: testAdministration,
    'bad input': testBadInput,
    protection: testProtection,
    ...others,
    sessions: testSessions,
  };
  for (const [name, testSuite] of Object.entries(suites)) describe(name, () => testSuite(() => target));
};

describe('with the embedded provider', () => testProvider(startEmbeddedTarget));

const obstacle = keycloakObstacle();
const describeKeycloak = obstacle === null ? describe : describe.skip;
describeKeycloak(`with Keycloak 26.7${obstacle === null ? '' : ` (skipped: ${obstacle})`}`, () =>
  testProvider(startKeycloakTarget, { 'nested groups': testNestedGroups }),
);
