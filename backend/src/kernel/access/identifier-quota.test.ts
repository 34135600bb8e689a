import { expect, test } from '@jest/globals';
import { countIdentifier } from './identifier-quota.ts';

const principal = (subject: string) => ({ subject }) as Parameters<typeof countIdentifier>[0];

test('a person may search for and see 60 different identifiers in an hour; a repeated one counts once', () => {
  for (let number = 0; number < 60; number += 1) countIdentifier(principal('a'), String(number), 1000);
  countIdentifier(principal('a'), '7', 2000);
  expect(() => countIdentifier(principal('a'), '60', 2000)).toThrow('най-много 60 различни ЕГН/ЕИК');
  countIdentifier(principal('b'), '60', 2000);
  countIdentifier(principal('a'), '60', 3_601_000);
});
