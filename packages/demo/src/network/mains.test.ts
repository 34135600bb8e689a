import { describe, expect, test } from '@jest/globals';
import { mainsOf } from './mains.ts';
import { networkLoads } from './network-rows.ts';
import { createAddressRegister } from './address-register.ts';
import { createStreets } from './streets.ts';

type Pair = [number, number];

const register = createAddressRegister(1500);

const rowsOf = async (table: string): Promise<Map<number, Record<string, unknown>>> => {
  const load = networkLoads(register).find((each) => each.table === table);
  const found = new Map<number, Record<string, unknown>>();
  for (const row of (await load?.rows()) ?? []) {
    const record = Object.fromEntries(load?.columns.map((column, index) => [column, row[index]]) ?? []);
    found.set(Number(record.id), record);
  }
  return found;
};

describe('the pipes of all streets', () => {
  test('are consecutive, in ids and in position, from the first crossing of a street to the last', () => {
    let next = 1;
    for (const street of register.streets) {
      const mains = mainsOf(street);
      expect([street.firstPipeId, mains.length]).toEqual([next, street.pipes]);
      expect(mains.map(({ pipeId }) => pipeId)).toEqual(mains.map((_, index) => next + index));
      expect([mains[0]?.from, ...mains.map(({ to }) => to)]).toEqual([
        ...mains.map(({ from }) => from),
        mains.at(-1)?.to,
      ]);
      expect([mains[0]?.from, mains.at(-1)?.to]).toEqual([street.line[0], street.line.at(-1)]);
      next += mains.length;
    }
    expect(register.counts.pipes).toBe(next - 1);
  });

  test('are two hundred thousand for a million water meters', () => {
    const pipes = createStreets(1_000_000).reduce((sum, street) => sum + street.pipes, 0);
    expect(Math.round(pipes / 10_000)).toBe(20);
  });

  test('are divided at valves and at renewed sections', () => {
    for (const mains of register.streets.map(mainsOf))
      for (const [index, { begin, isRenewed }] of mains.entries())
        if (begin > 0) expect(isRenewed).toBe(!mains[index - 1]?.endsAtValve);
  });

  test('have a realistic number of valves, a few closed or inoperable; all sources are at crossings', async () => {
    const valves = [...(await rowsOf('valve')).values()];
    const shareOf = (condition: (valve: Record<string, unknown>) => boolean): number =>
      valves.filter(condition).length / valves.length;
    expect(valves.length / register.counts.pipes).toBeGreaterThan(0.9);
    expect(valves.length / register.counts.pipes).toBeLessThan(1.3);
    for (const share of [shareOf(({ is_open }) => !is_open), shareOf(({ is_operable }) => !is_operable)]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.05);
    }
    const crossings = new Set(register.streets.flatMap(({ line }) => line.map((place) => JSON.stringify(place))));
    const sources = [...(await rowsOf('water_source')).values()];
    expect(sources.filter(({ location }) => crossings.has(JSON.stringify(location)))).toEqual(sources);
    expect(new Set(sources.map(({ name }) => String(name).split(' ')[1]))).toEqual(
      new Set(register.streets.map(({ town }) => town.name)),
    );
  });

  test('contain the position of each of their valves', async () => {
    const [pipes, valves] = [await rowsOf('pipe'), await rowsOf('valve')];
    expect(valves.size).toBeGreaterThan(pipes.size / 2);
    for (const { pipe_id, location } of valves.values()) {
      const { longitudes, latitudes } = pipes.get(Number(pipe_id)) as { longitudes: Pair; latitudes: Pair };
      const { longitude, latitude } = location as { longitude: number; latitude: number };
      const [x, y] = [longitudes[1] - longitudes[0], latitudes[1] - latitudes[0]];
      const [atX, atY] = [longitude - longitudes[0], latitude - latitudes[0]];
      const part = (atX * x + atY * y) / (x * x + y * y);
      const away = Math.hypot(atX - part * x, atY - part * y);
      expect([part > -1e-3, part < 1 + 1e-3, away < 1e-6]).toEqual([true, true, true]);
    }
  });
});
