import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into signal (title, message, status_id, location, closed_at)
      select 'Теч', '{}', case when n <= 19 then 1 else 4 end, point(23.3 + n * 0.00001, 42.6),
        case when n <= 19 then null when n <= 21 then now() else now() - interval '40 days' end
      from generate_series(1, 23) n;
    insert into signal (title, message, location) values ('Далеч', '{}', point(23.31, 42.6))`);
});
afterAll(() => service?.stop());

const placeAt = async (longitude: number) => {
  const response = await service.call(`/struma/signals/place?latitude=42.6&longitude=${longitude}`);
  return (await response.json()) as { nearby: unknown[]; openNearby: number; closedNearby: number };
};

test('the first 8 signals near a place are listed; all open and all recently closed ones are counted', async () => {
  const { nearby, openNearby, closedNearby } = await placeAt(23.3);
  expect([nearby.length, openNearby, closedNearby]).toEqual([8, 19, 2]);
});

test('fewer than 8 signals near a place are all listed', async () => {
  const { nearby, openNearby, closedNearby } = await placeAt(23.31);
  expect([nearby.length, openNearby, closedNearby]).toEqual([1, 1, 0]);
});
