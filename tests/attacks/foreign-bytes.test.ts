import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integratorToken, type Person } from '../builders/people/person.ts';
import { methods, moreShapes, shapes, type AttackShape } from './tools/attack-shapes.ts';
import { attackOnce, hiddenName } from './tools/attack-once.ts';
import { Innocent } from './tools/innocent-client.ts';
import { routeGroups, type RouteGroup } from './tools/route-groups.ts';
import { startAttackStand, type AttackStand } from './tools/attack-harness.ts';
import { tokensIn } from './tools/tokens.ts';

const lanes = 4;

let stand: AttackStand;
let attacker: Person;
let bearer: string;
let exchanges = 0;

beforeAll(async () => {
  stand = await startAttackStand();
  attacker = await stand.signIn('operator');
  bearer = await integratorToken(stand.address);
}, 120_000);
afterAll(() => stand?.stop());

const cells: readonly { method: string; shape: AttackShape }[] = [
  ...methods.flatMap((method) => shapes.map((shape) => ({ method, shape }))),
  ...['GET', 'POST'].flatMap((method) => moreShapes.map((shape) => ({ method, shape }))),
];

/** Attacks in several lanes at once, each beside an innocent connection; what went wrong. */
const attack = async (group: RouteGroup): Promise<string[]> => {
  const problems: string[] = [];
  const waiting = [...cells];
  const cookie = [...attacker.cookies].map((pair) => pair.join('=')).join('; ');
  const lane = async (): Promise<void> => {
    const innocent = new Innocent({ address: stand.address, publicUrl: stand.address, bearer });
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      const { method, shape } = cell;
      const problem = await attackOnce({ address: stand.address, group, method, shape, cookie, innocent }).catch(
        String,
      );
      exchanges += 1;
      if (problem) problems.push(`${method} with ${shape.name}: ${problem}`);
    }
    innocent.leave();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return problems;
};

describe('no bytes of one connection reach another', () => {
  test.each(routeGroups.map((group) => [group.name, group] as const))('%s', async (_name, group) => {
    expect(await attack(group)).toEqual([]);
  });

  test('of at least 2000 exchanges', () => {
    expect(exchanges).toBeGreaterThanOrEqual(2000);
  });

  test.each(['identity', 'rest'] as const)('what the %s service received was of one sender each, and whole', (name) => {
    const { requests, unreadable } = stand[name];
    expect(unreadable).toEqual([]);
    const mixed = requests.filter((request) => tokensIn(JSON.stringify(request)).length > 1);
    expect(mixed).toEqual([]);
    expect(requests.filter(({ path }) => path.includes(hiddenName))).toEqual([]);
  });
});
