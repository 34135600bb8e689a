import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertLineNetwork, placeOnLine } from '../../../../tests/builders/data/line-network.ts';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import type { IsolationPlan } from './isolation.schemas.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertLineNetwork(service.pool);
});
afterAll(() => service.stop());

const path = (parameters: Record<string, string | number>): string =>
  `/struma/breakdowns/isolation?${new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;

const read = async (parameters: Record<string, string | number>): Promise<IsolationPlan> => {
  const response = await service.call(path(parameters));
  expect(response.status).toBe(200);
  return (await response.json()) as IsolationPlan;
};

const idsOf = (valves: readonly { id: number }[]): number[] => valves.map(({ id }) => id);

/** A place on the second pipe, before the valve of this pipe. */
const onSecondPipe = { pipe: 502, ...placeOnLine(1.25) };

describe('the isolation of a break', () => {
  test('has the valves, the parts of pipes and everything that loses its water', async () => {
    const plan = await read(onSecondPipe);
    expect([idsOf(plan.mustClose), idsOf(plan.mayClose), idsOf(plan.broken)]).toEqual([[10], [20], []]);
    expect(plan.mustClose[0]).toMatchObject({ pipeId: 501, streetName: 'ул. „Дойран“', isOperable: true });
    expect(plan.mustClose[0]?.longitude).toBeCloseTo(placeOnLine(0.5).longitude, 6);
    expect(plan.lines.map(({ pipeId, isDownstream }) => [pipeId, isDownstream])).toEqual([
      [501, false],
      [502, false],
      [502, true],
      [503, true],
      [503, true],
    ]);
    expect(plan.pipesTotal).toBe(3);
    expect(Math.abs(plan.metresTotal - 2.5 * 81.4)).toBeLessThan(1);
    // № 1 is before the closed valve. The common meter of block 7 measures the same people as its flats.
    expect([plan.metersTotal, plan.clientsTotal, plan.addressesTotal]).toEqual([8, 5, 7]);
    expect([plan.people, plan.isEstimate]).toEqual([Math.round(3 + 4 + (1 + 2) + 2 + 2.3), true]);
    expect(plan.streets.map(({ text }) => text)).toEqual(['ж.к. „Сторгозия“, бл. 7', 'ул. „Дойран“ от № 3 до № 11']);
    expect(plan.criticalUsers).toEqual([
      { clientId: 6, name: '1. ОУ „Христо Ботев“', kind: 'SCHOOL', address: '№ 11' },
    ]);
    expect(plan.addresses.map(({ text }) => text)).not.toContain('№ 1');
    expect([plan.sourcesInside, plan.hasSources, plan.isSupplied, plan.isSparse, plan.overlaps]).toEqual([
      [],
      true,
      true,
      false,
      [],
    ]);
  });

  test('continues beyond a broken valve, here up to the source', async () => {
    const plan = await read({ ...onSecondPipe, brokenValves: '10' });
    expect([idsOf(plan.mustClose), idsOf(plan.broken), plan.sourcesInside]).toEqual([[], [10], ['Водоем Плевен 1']]);
    expect(plan.addresses.map(({ text }) => text)).toContain('№ 1');
  });

  test('starts at the pipe nearest to the place, also if the requested pipe does not exist', async () => {
    const place = placeOnLine(1.25, 30);
    for (const parameters of [place, { ...place, pipe: 999 }])
      expect(await read(parameters)).toMatchObject({ pipeId: 502, mustClose: [{ id: 10 }] });
    expect(await read({ pipe: 502 })).toMatchObject({ mustClose: [{ id: 10 }], mayClose: [{ id: 30 }] });
  });

  test.each([
    ['no pipe near the place', { latitude: 44, longitude: 24 }, 404],
    ['a pipe that does not exist', { pipe: 999 }, 404],
    ['neither a pipe nor a place', {}, 400],
    ['half a place', { latitude: 43 }, 400],
    ['a place outside the earth', { latitude: 91, longitude: 24 }, 400],
    ['valves that are no ids', { pipe: 502, brokenValves: '1;drop' }, 400],
  ])('is refused with %s', async (_what, parameters, status) => {
    expect((await service.call(path(parameters as Record<string, number>))).status).toBe(status);
  });

  test('names other open breakdowns on the same pipes', async () => {
    await service.pool.query(`
      insert into breakdown (id, work_card_no, finished, osm_id, zone_pipes) values
        (1, 'А-1', false, 503, null), (2, 'А-2', true, 503, null), (3, 'А-3', false, null, '{777,501}'),
        (4, 'А-4', false, 502, null), (5, 'А-5', false, 777, '{778}')`);
    const { overlaps } = await read({ ...onSecondPipe, breakdownId: 4 });
    expect(overlaps).toEqual([
      { id: 3, workCardNo: 'А-3' },
      { id: 1, workCardNo: 'А-1' },
    ]);
  });

  test('follows changes of valves and sources', async () => {
    const expectValvesAfter = async (statement: string, valves: { must: number[]; may: number[] }): Promise<void> => {
      await service.pool.query(statement);
      const readValves = async () => {
        const { mustClose, mayClose } = await read(onSecondPipe);
        return { must: idsOf(mustClose), may: idsOf(mayClose) };
      };
      expect(await eventually(readValves, (found) => JSON.stringify(found) === JSON.stringify(valves))).toEqual(valves);
    };
    await expectValvesAfter('select', { must: [10], may: [20] });
    await expectValvesAfter('update valve set is_operable = false where id = 20', { must: [10], may: [30] });
    await expectValvesAfter(`update valve set is_operable = true where id = 20`, { must: [10], may: [20] });
    await expectValvesAfter(`update valve set one_way = 'BACKWARD' where id = 20`, { must: [10], may: [30] });
    await expectValvesAfter(`update valve set one_way = 'FORWARD' where id = 20`, { must: [10], may: [] });
    await expectValvesAfter(`update valve set one_way = null, is_open = false where id = 20`, { must: [10], may: [] });
    await expectValvesAfter('update valve set is_open = true where id = 20', { must: [10], may: [20] });
    const pump = `insert into water_source (name, location) values ('Помпена станция', point(24.003, 43))`;
    await expectValvesAfter(pump, { must: [10, 20], may: [] });
  });
});
