import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertTown, radomir } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, radomir);
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values (1, '1000001', 'Борис Боев', 1);
    insert into address (id, town_id, client_id, address_description, full_address, location)
      values (1, 1, 1, 'ул. Райко Даскалов, № 5', 'гр. Радомир, ул. Райко Даскалов, № 5', '(23,42.5)');
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id)
      values (1, 'АБ-770012', 1, 1, 1, 1, 1)`);
}, 60_000);
afterAll(() => service?.stop());

const read = async (path: string): Promise<unknown> => (await service.call(path)).json();

describe('facts for an operator who talks to a client', () => {
  test('CL-1 returns the meters of the client', async () =>
    expect(await read('/struma/clients/meters?clientId=1')).toEqual({
      items: [
        { id: 1, waterMeterFabricNo: 'АБ-770012', fullAddress: 'гр. Радомир, ул. Райко Даскалов, № 5', closed: false },
      ],
    }));

  test('CL-1 returns the outages that stop the water now, with their planned end', async () => {
    expect(await read('/struma/clients/outages?clientId=1')).toEqual({ items: [] });
    await service.pool.query(`
      insert into breakdown (id, work_card_no, signal_timestamp, water_stop_start, water_stop_end, location, created_by) overriding system value values
        (1, 'А-1', now(), now() - interval '1 hour', '2099-01-02 03:04:05Z', '(23.001,42.5)', 'Яна'),
        (2, 'А-2', now(), now() - interval '3 hours', now() - interval '1 hour', '(23.001,42.5)', 'Яна'),
        (3, 'А-3', now(), now() - interval '3 hours', null, '(23.1,42.5)', 'Яна')`);
    expect(await read('/struma/clients/outages?clientId=1')).toMatchObject({
      items: [{ breakdownId: 1, workCardNo: 'А-1', waterStopEndUtc: '2099-01-02 03:04:05' }],
    });
  });

  test('CL-1 a breakdown without a place stops the water in its street, and for clients with a linked signal', async () => {
    await service.pool.query(`
      insert into street (id, town_id, grao_code, name) values (700, 1, '00700', 'ул. Райко Даскалов'), (701, 1, '00701', 'ул. Друга');
      insert into client (id, client_number, name, client_type_id) values (2, '1000002', 'Яна Радева', 1);
      insert into address (id, town_id, street_id, client_id, address_description, full_address, location)
        values (2, 1, 700, 2, 'ул. Райко Даскалов, № 7', 'гр. Радомир, ул. Райко Даскалов, № 7', '(23.5,42.5)');
      insert into breakdown (id, work_card_no, signal_timestamp, water_stop_start, street_id, created_by) overriding system value values
        (11, 'А-11', now(), now() - interval '1 hour', 700, 'Яна'), (12, 'А-12', now(), now() - interval '1 hour', 701, 'Яна'),
        (13, 'А-13', now(), now() - interval '1 hour', null, 'Яна');
      insert into submitter (id, name, client_id) overriding system value values (7, 'Яна Радева', 2);
      insert into signal (title, message, submitter_id, breakdown_id) values ('Няма вода', '', 7, 13)`);
    const { items } = (await read('/struma/clients/outages?clientId=2')) as { items: { workCardNo: string }[] };
    expect(items.map(({ workCardNo }) => workCardNo).toSorted()).toEqual(['А-11', 'А-13']);
  });
});
