import { afterAll, beforeAll, describe } from '@jest/globals';
import { testAdministration } from './administration-suite.ts';
import { testBadInput } from './bad-input-suite.ts';
import { testProtection } from './protection-suite.ts';
import type { ProviderTarget, StartedTarget } from './provider-target.ts';
import { testSessions } from './sign-in-suite.ts';
import { startWithTwoGateways } from './two-gateways.ts';

type Suite = (target: () => ProviderTarget) => void;

/**
 * Declares the suites that each identity provider must pass. `others` and `last` are further suites of this provider;
 * those in `last` run at the end.
 */
export const describeProvider = (
  start: (env: Record<string, string>) => Promise<StartedTarget>,
  { others = {}, last = {} }: { others?: Record<string, Suite>; last?: Record<string, Suite> } = {},
): void => {
  let target: ProviderTarget;
  beforeAll(async () => {
    target = await startWithTwoGateways(start);
  }, 600_000);
  afterAll(() => target?.stop(), 60_000);
  // Each suite has its own block, because the preparation of a suite changes who is an administrator.
  const suites: Record<string, Suite> = {
    accounts: testAdministration,
    'bad input': testBadInput,
    protection: testProtection,
    ...others,
    sessions: testSessions,
    ...last,
  };
  for (const [name, testSuite] of Object.entries(suites)) describe(name, () => testSuite(() => target));
};
