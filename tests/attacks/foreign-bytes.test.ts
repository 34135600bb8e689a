/** Sends many, mostly malformed requests to all groups of routes: no bytes of one connection may reach another. */

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integratorToken, type BrowserClient } from '../builders/people/browser-client.ts';
import { methods, moreShapes, shapes, type AttackShape } from './tools/attack-shapes.ts';
import { attackOnce, hiddenName } from './tools/attack-once.ts';
import { InnocentClient } from './tools/innocent-client.ts';
import { routeGroups, type RouteGroup } from './tools/route-groups.ts';
import { startAttackHarness, type AttackHarness } from './tools/attack-harness.ts';
import { marksIn } from './tools/marks.ts';

const workerCount = 4;

let harness: AttackHarness;
let attacker: BrowserClient;
let bearer: string;
let exchanges = 0;

beforeAll(async () => {
  harness = await startAttackHarness();
  attacker = await harness.signIn('operator');
  bearer = await integratorToken(harness.address);
}, 120_000);
afterAll(() => harness?.stop());

const combinations: readonly { method: string; shape: AttackShape }[] = [
  ...methods.flatMap((method) => shapes.map((shape) => ({ method, shape }))),
  ...['GET', 'POST'].flatMap((method) => moreShapes.map((shape) => ({ method, shape }))),
];

/** Runs all attacks on a group of routes in four workers, each with its own innocent client; returns the problems. */
const attack = async (group: RouteGroup): Promise<string[]> => {
  const problems: string[] = [];
  const queue = [...combinations];
  const cookie = [...attacker.cookies].map((pair) => pair.join('=')).join('; ');
  const worker = async (): Promise<void> => {
    const innocent = new InnocentClient({ address: harness.address, publicUrl: harness.address, bearer });
    for (let combination = queue.pop(); combination; combination = queue.pop()) {
      const { method, shape } = combination;
      const problem = await attackOnce({ address: harness.address, group, method, shape, cookie, innocent }).catch(
        String,
      );
      exchanges += 1;
      if (problem) problems.push(`${method} with ${shape.name}: ${problem}`);
    }
    innocent.close();
  };
  await Promise.all(Array.from({ length: workerCount }, worker));
  return problems;
};

describe('no bytes of one connection reach another', () => {
  test.each(routeGroups.map((group) => [group.name, group] as const))('%s', async (_name, group) => {
    expect(await attack(group)).toEqual([]);
  });

  test('at least 2000 exchanges were checked', () => {
    expect(exchanges).toBeGreaterThanOrEqual(2000);
  });

  test.each(['identity', 'rest'] as const)(
    'the %s service received only readable requests, each of one sender, and no hidden request',
    (name) => {
      const { requests, unreadable } = harness[name];
      expect(unreadable).toEqual([]);
      const mixed = requests.filter((request) => marksIn(JSON.stringify(request)).length > 1);
      expect(mixed).toEqual([]);
      expect(requests.filter(({ path }) => path.includes(hiddenName))).toEqual([]);
    },
  );
});
