import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

const place = { latitude: 42.1, longitude: 23.9 };
const title = 'Теч пред магазина';

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service?.stop());

/** Submits signals with other titles at the place. */
const submitOthers = (number: number): Promise<unknown> =>
  service.pool.query(
    `insert into signal (title, message, location)
       select 'Друго ' || n, '', point($2, $3) from generate_series(1, $1::integer) n`,
    [number, place.longitude, place.latitude],
  );

/** Reads the titles of the signals that the form shows for the place. */
const findNearby = async (): Promise<string[]> => {
  const query = new URLSearchParams({ latitude: '42.1', longitude: '23.9', title });
  const answer = await service.call(`/struma/signals/place?${query.toString()}`);
  const { nearby } = (await answer.json()) as { nearby: { signal: { title: string } }[] };
  return nearby.map(({ signal }) => signal.title);
};

test('titles are compared for the 200 nearest signals only', async () => {
  await submitOthers(199);
  // 100 metres to the north.
  await service.pool.query("insert into signal (title, message, location) values ($1, '', point($2, $3))", [
    title,
    place.longitude,
    place.latitude + 0.0009,
  ]);
  expect((await findNearby())[0]).toBe(title);
  await submitOthers(1);
  expect(await findNearby()).toHaveLength(8);
  expect(await findNearby()).not.toContain(title);
});
