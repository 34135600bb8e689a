import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into breakdown (work_card_no, finished, signal_timestamp, description, location, town_name, street_name,
        water_stop_start, water_stop_end, water_stop_people, created_by) values
      ('А-1', false, now() - interval '1 hour', 'вътрешна бележка', point(23.3, 42.7), 'гр. София', 'ул. Шипка',
        '2026-11-22T06:00:00Z', '2026-11-22T12:00:00Z', 412, 'Петър Илиев'),
      ('А-2', true, now() - interval '1 hour', null, point(23.3, 42.7), null, null, null, null, null, null),
      ('А-3', false, now() - interval '1 hour', null, point(23.3, 42.71), null, null, null, null, null, null),
      ('А-4', false, now() + interval '1 day', null, point(23.3, 42.7), null, null, null, null, null, null)`);
}, 60_000);
afterAll(() => service?.stop());

test('SG-3 BR-12 a citizen sees open breakdowns near a place, and none of their internal fields', async () => {
  const claims = personClaims('citizen', ['Потребител'], ['TestMainGroup']);
  const answer = await service.call('/struma/breakdowns/outages?latitude=42.7005&longitude=23.3', { claims });
  expect(await answer.json()).toEqual({
    items: [
      {
        distance: 60,
        townName: 'гр. София',
        streetName: 'ул. Шипка',
        waterStopStartUtc: '2026-11-22 06:00:00',
        waterStopStartLocal: '2026-11-22 08:00:00',
        waterStopEndUtc: '2026-11-22 12:00:00',
        waterStopEndLocal: '2026-11-22 14:00:00',
        repairEndUtc: null,
        repairEndLocal: null,
      },
    ],
  });
});
