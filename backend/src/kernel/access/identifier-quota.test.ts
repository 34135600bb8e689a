import { expect, test } from '@jest/globals';
import { requireIdentifierQuota } from './identifier-quota.ts';

const principal = (subject: string) => ({ subject }) as Parameters<typeof requireIdentifierQuota>[0];

test('a person may search for and see 60 different identifiers in an hour; a repeated one counts once', () => {
  for (let number = 0; number < 60; number += 1) requireIdentifierQuota(principal('a'), String(number), 1000);
  requireIdentifierQuota(principal('a'), '7', 2000);
  expect(() => requireIdentifierQuota(principal('a'), '60', 2000)).toThrow('най-много 60 различни ЕГН/ЕИК');
  requireIdentifierQuota(principal('b'), '60', 2000);
  requireIdentifierQuota(principal('a'), '60', 3_601_000);
});
