import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertTown, radomir } from '../../../tests/builders/data/towns.ts';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const listen = (from = service, query = ''): Promise<Response> =>
  fetch(`${from.url}/struma/events${query}`, { headers: { authorization: `Bearer ${testGatewayKey}` } });

test('a failure to read missed events is an error response, not an empty stream', async () => {
  await service.pool.query('alter table signal_event rename to hidden');
  const refused = await listen();
  expect([refused.status, await refused.json()]).toMatchObject([500, { message: 'Грешка' }]);
  await service.pool.query('alter table hidden rename to signal_event');
  const stream = await listen();
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  await stream.body?.cancel();
});

test('a service stops without waiting for a stream that is starting', async () => {
  const stopping = await startTestService();
  const holder = await stopping.pool.connect();
  await holder.query('begin; lock table signal_event in access exclusive mode');
  const stream = listen(stopping);
  stream.catch(() => undefined);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(
    () => stopping.pool.query(waiting),
    ({ rowCount }) => rowCount === 1,
  );
  const stopped = stopping.stop();
  await expect(stream).rejects.toThrow();
  await holder.query('rollback');
  holder.release();
  await stopped;
});

/**
 * Returns the lists for which an SQL statement sends events. A breakdown event marks their end, because events keep
 * their order.
 */
const announcedBy = async (statement: string): Promise<string> => {
  const stream = await listen();
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const readUntil = async (text: string): Promise<void> => {
    while (!received.includes(text)) received += (await reader?.read())?.value ?? '';
  };
  await readUntil('event: ready');
  await service.pool.query(statement);
  await service.pool.query(`select pg_notify('struma_breakdown_changes', '{"breakdownId":1}')`);
  await readUntil('event: breakdown');
  await reader?.cancel();
  return received.slice(received.indexOf('event: list'));
};

const eventsOf = (lists: readonly string[]): string =>
  `${lists.map((list) => `event: list\ndata: {"list" : "${list}"}\n\n`).join('')}event: breakdown\ndata: {"breakdownId":1}\n\n`;

test.each([
  ['logEntries', "insert into log_entry (error_message, module_name) select 'x', 'Import' from generate_series(1, 3)"],
  ['exceptions', "insert into exception_log (message) values ('x')"],
  ['activities', "insert into activity_log (actor, entity, entity_id, action) values ('x', 'signal', '1', 'UPDATE')"],
])('LG-1 LG-2 LG-5 new rows of %s are announced once for each transaction', async (list, insert) => {
  expect(await announcedBy(insert)).toBe(eventsOf([list]));
});

describe('WM-1 CL-1 AD-2 an event about a record has the names of its lists and no values', () => {
  beforeAll(() => insertTown(service.pool, radomir));

  test.each([
    [
      'client',
      "insert into client (client_number, name, egn, client_type_id) values ('x', 'Проба', '7523169263', 1)",
      ['clients'],
    ],
    [
      'address',
      "insert into address (town_id, address_description, full_address) values (1, 'x', 'x')",
      ['addresses', 'addressMappings'],
    ],
    [
      'water_meter',
      "insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id) values ('x', 1, 1, 1)",
      ['waterMeters'],
    ],
  ])('a new and a changed row of %s', async (table, insert, lists) => {
    expect(await announcedBy(insert)).toBe(eventsOf(lists));
    expect(await announcedBy(`update ${table} set modified_on = now()`)).toBe(eventsOf(lists));
  });
});
