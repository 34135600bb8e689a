import { afterAll, beforeAll, describe } from '@jest/globals';
import { keycloakObstacle } from '../../builders/keycloak/distribution.ts';
import { testAdministration } from './administration-suite.ts';
import { startEmbeddedTarget } from './embedded-target.ts';
import { startKeycloakTarget } from './keycloak-target.ts';
import type { ProviderTarget } from './provider-target.ts';
import { testSessions } from './sign-in-suite.ts';

const testProvider = (start: () => Promise<ProviderTarget>): void => {
  let target: ProviderTarget;
  beforeAll(async () => {
    target = await start();
  }, 600_000);
  afterAll(() => target?.stop(), 60_000);
  testAdministration(() => target);
  testSessions(() => target);
};

describe('with the embedded provider', () => testProvider(() => startEmbeddedTarget()));

const obstacle = keycloakObstacle();
const describeKeycloak = obstacle === null ? describe : describe.skip;
describeKeycloak(`with Keycloak 26.7${obstacle === null ? '' : ` (skipped: ${obstacle})`}`, () =>
  testProvider(() => startKeycloakTarget()),
);
