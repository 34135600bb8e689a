import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

interface Match {
  score: number;
  distance: number;
  isFoundByStreet: boolean;
  hoursApart: number;
  isSamePipe: boolean;
  hasSimilarWords: boolean;
}

let service: TestService;

/** SQL: a point this many metres north of the place of the breakdowns. */
const north = (metres: number): string => `point(23.3, ${42.7 + metres / 111_195})`;

const noMessage = "''";

beforeAll(async () => {
  service = await startTestService();
  // One pipe along the street to the north, and one 100 metres east of it.
  await service.pool.query(`
    insert into pipe (osm_id, aq_type, diameter_mm, material, longitudes, latitudes) values
      (501, 'разпределителна', 100, 'PE', array[23.3, 23.3], array[42.69, 42.72]),
      (502, 'разпределителна', 100, 'PE', array[23.3012, 23.3012], array[42.69, 42.72]);
    insert into breakdown (id, work_card_no, finished, finished_at, signal_timestamp, description, location, osm_id) values
      (1, 'А-1', false, null, now() - interval '3 hours', 'Спукана тръба пред вход Б', ${north(0)}, 501),
      (2, 'А-2', false, null, now() - interval '2 days', null, ${north(400)}, 502),
      (3, 'А-3', true, now() - interval '30 hours', now() - interval '40 hours', null, ${north(10)}, 501),
      (4, 'А-4', false, null, now() - interval '3 hours', null, null, null),
      (5, 'А-5', false, null, now() - interval '1 hour', null, ${north(2500)}, null);
    insert into signal (id, title, message, status_id, breakdown_id, location, created_at) values
      (11, 'Слабо налягане', ${noMessage}, 1, null, ${north(350)}, now() - interval '2 hours'),
      (12, 'Спукана тръба', ${noMessage}, 1, null, ${north(60)}, now() - interval '4 hours'),
      (13, 'Мътна вода', ${noMessage}, 1, null, point(23.3012, 42.7), now() - interval '1 hour'),
      (14, 'Спукана тръба', ${noMessage}, 1, null, ${north(60)}, now() - interval '9 days'),
      (15, 'Спукана тръба', ${noMessage}, 2, 1, ${north(20)}, now()),
      (16, 'Спукана тръба', ${noMessage}, 4, null, ${north(20)}, now()),
      (17, 'Спукана тръба', ${noMessage}, 1, null, ${north(2100)}, now()),
      (18, 'Спукана тръба', ${noMessage}, 1, null, null, now())`);
}, 60_000);
afterAll(() => service?.stop());

const read = async <Body>(path: string, query: Record<string, string>): Promise<Body> => {
  const answer = await service.call(`${path}?${new URLSearchParams(query).toString()}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
};

describe('the signals that may report a breakdown', () => {
  const candidatesOf = async (breakdownId: number) =>
    (
      await read<{ items: { signal: { id: number }; match: Match }[] }>('/struma/signals/link-candidates', {
        breakdownId: String(breakdownId),
      })
    ).items.map(({ signal, match }) => ({ id: signal.id, ...match }));

  test('BR-7 are new, near and recent; distance, time, pipe and words determine their order', async () => {
    const found = await candidatesOf(1);
    expect(found.map(({ id }) => id)).toEqual([12, 13, 11]);
    expect(found[0]).toEqual({
      id: 12,
      score: expect.any(Number),
      distance: 60,
      isFoundByStreet: false,
      hoursApart: 0,
      isSamePipe: true,
      hasSimilarWords: true,
    });
    expect(found[1]).toMatchObject({ distance: 98, isSamePipe: false, hasSimilarWords: false });
    // The pipe is the same, but the distance weighs more.
    expect(found[2]).toMatchObject({ distance: 350, isSamePipe: true });
  });

  test('BR-7 are none for a breakdown without a location and for an unknown one', async () => {
    expect(await candidatesOf(4)).toEqual([]);
    expect(await candidatesOf(99)).toEqual([]);
  });
});

describe('the breakdowns that a signal may report', () => {
  const nearOf = async (query: Record<string, string> = {}) =>
    (
      await read<{ items: { breakdown: { id: number }; match: Match }[] }>('/struma/breakdowns/near', {
        latitude: '42.7001',
        longitude: '23.3',
        ...query,
      })
    ).items.map(({ breakdown, match }) => ({ id: breakdown.id, ...match }));

  test('BR-12 are near, and open or finished within the last day; the most likely one is first', async () => {
    const found = await nearOf({ words: 'Спукана тръба' });
    expect(found.map(({ id }) => id)).toEqual([1, 2]);
    expect(found[0]).toMatchObject({ distance: 11, isSamePipe: true, hasSimilarWords: true, hoursApart: 0 });
  });

  test('BR-12 that have no place are found by the street of the address nearest to the signal; open ones come first', async () => {
    const { pool } = service;
    await pool.query(`
      insert into district (id, name) values (901, 'Бургас');
      insert into municipality (id, district_id, name) values (901, 901, 'Бургас');
      insert into town (id, municipality_id, grao_code, name) values (901, 901, '07079', 'Бургас');
      insert into street (id, town_id, grao_code, name) values (901, 901, '1', 'ул. Роза'), (902, 901, '2', 'ул. Бреза');
      insert into address (town_id, street_id, address_description, full_address, location) values
        (901, 901, '', '', point(27.46, 42.5)), (901, 902, '', '', point(27.4611, 42.5));
      insert into breakdown (id, work_card_no, finished, finished_at, signal_timestamp, street_id, location) values
        (21, 'Б-1', false, null, now() - interval '9 days', 901, null),
        (22, 'Б-2', true, now() - interval '1 hour', now() - interval '2 days', 901, null),
        (23, 'Б-3', true, now() - interval '3 days', now() - interval '9 days', 901, null),
        (24, 'Б-4', false, null, now() - interval '1 hour', 902, null),
        (25, 'Б-5', false, null, now() - interval '1 hour', null, point(27.46, 42.5001))`);
    const at = (longitude: number) => nearOf({ latitude: '42.5', longitude: String(longitude) });
    // 16 metres west of an address in 'ул. Роза'.
    expect(await at(27.4598)).toMatchObject([
      { id: 21, distance: 16, isFoundByStreet: true, hoursApart: 0 },
      { id: 25, distance: 20, isFoundByStreet: false },
      { id: 22, distance: 16, isFoundByStreet: true },
    ]);
    expect((await at(27.4612)).map(({ id }) => id)).toEqual([24, 25]);
    expect((await at(27.4592)).map(({ id }) => id)).toEqual([25]);
  });

  test('BR-12 are chosen by the moment of the signal', async () => {
    const at = new Date(Date.now() - 35.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    // The period of breakdown 1 begins 12 hours before its start, 20.5 hours after the signal; hours are rounded down.
    expect(await nearOf({ at })).toMatchObject([
      { id: 3, hoursApart: 0 },
      { id: 1, hoursApart: 20 },
      { id: 2, hoursApart: 0 },
    ]);
  });
});
