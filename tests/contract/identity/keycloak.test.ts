import { describe } from '@jest/globals';
import { keycloakObstacle } from '../../builders/keycloak/distribution.ts';
import { startKeycloakTarget } from './keycloak-target.ts';
import { testNestedGroups } from './nested-groups-suite.ts';
import { testScreens } from './screens-suite.ts';
import { describeProvider } from './provider-suite.ts';

const obstacle = keycloakObstacle();
const describeKeycloak = obstacle === null ? describe : describe.skip;

describeKeycloak(`with Keycloak 26.7${obstacle === null ? '' : ` (skipped: ${obstacle})`}`, () =>
  describeProvider(startKeycloakTarget, {
    others: { 'nested groups': testNestedGroups },
    last: { screens: testScreens },
  }),
);
