import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { declaredRestRoutes } from '../../../tests/builders/contract/rest-routes.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(
    `insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id) values (1, '1', 1, 1, 1)`,
  );
  await service.pool.query(`insert into colleague (subject, name) values ('другият', 'Друг оператор')`);
  await service.pool.query(`
    insert into district (id, name) overriding system value values (1, 'Перник');
    insert into municipality (id, district_id, name) overriding system value values (1, 1, 'Радомир');
    insert into town (id, municipality_id, grao_code, name) overriding system value values (1, 1, '61577', 'Радомир');
    insert into client (client_number, name, client_type_id) values ('1', 'Първи', 1);
    insert into address (town_id, address_description, full_address) values (1, 'До реката', 'До реката')`);
  await service.pool.query(`
    insert into district (id, name) values (5001, 'Плевен');
    insert into municipality (id, district_id, name) values (5001, 5001, 'Плевен');
    insert into town (id, municipality_id, grao_code, name) values (5001, 5001, '56722', 'Плевен');
    insert into address (id, town_id, address_description, full_address) values (5001, 5001, 'а', 'а');
    insert into svo_line (id, longitudes, latitudes) values (5001, '{24,24}', '{43,43.001}');
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
      values (5001, 'общ', 2, 1, 1);
    insert into audit (id, water_meter_id, read_on, water_meter_value) values (5001, 5001, '2026-01-01', 5);
    alter table water_meter alter id restart with 6001`);
});
afterAll(() => service.stop());

const formOf = (fields: Record<string, string>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
};
const jsonOf = (value: object): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

/** Writes that record activities, with a request that changes something. */
const recorded: Readonly<Record<string, { query?: string; request?: RequestInit }>> = {
  'POST /api/signal/createSignal': {
    request: formOf({ title: 'Теч', message: 'Тече', latitude: '42.6', longitude: '23' }),
  },
  'POST /api/signal/ChangeSignalStatus': { query: 'signalId=6&status=3' },
  'POST /struma/signals/undo-status': { request: jsonOf({ signalId: 6, status: 3 }) },
  'POST /api/response/CreateResponse': { query: 'signalId=1&message=Отговор&fromClient=false' },
  'POST /struma/signals/notes': { request: formOf({ signalId: '1', message: 'Бележка' }) },
  'POST /struma/signals/take': { request: jsonOf({ signalId: 2 }) },
  'POST /struma/signals/priority': { request: jsonOf({ signalId: 3, priorityId: 1 }) },
  'POST /struma/signals/correct': { request: jsonOf({ signalId: 3, title: 'Поправено заглавие' }) },
  'POST /struma/submitters/correct': {
    request: jsonOf({
      submitterId: 1,
      callerName: 'Яна Ангелова',
      callerPhone: '0888 1',
      expectedName: 'Яна Ангелова',
      expectedPhone: null,
    }),
  },
  'POST /struma/signals/links': { request: jsonOf({ signalId: 1, otherId: 2 }) },
  'POST /struma/signals/merge': { request: jsonOf({ signalId: 5, otherId: 2, message: 'Обединен' }) },
  'POST /struma/signals/links/remove': { request: jsonOf({ linkId: 1 }) },
  'POST /struma/signals/hand-over': { request: jsonOf({ signalId: 3, colleagueId: 'другият' }) },
  'POST /api/nomenclatures/createItemNomenclature': {
    query: 'nomenclatureId=8',
    request: jsonOf({ code: 'Н', nameBg: 'Нов' }),
  },
  'POST /api/nomenclatures/updateItemNomenclature': {
    query: 'nomenclatureId=8',
    request: jsonOf({ id: 1, nameEn: 'Unknown' }),
  },
  'POST /api/breakdown/Create': {
    request: jsonOf({ workCardNo: 'РК-1', waterStopPeople: 1, priorityId: 1, kevrCategory1Id: 1, kevrCategory2Id: 1 }),
  },
  'POST /api/breakdown/Update': { query: 'id=1&description=Теч' },
  ...Object.fromEntries(
    ['/api/Client', '/api/WaterMeter/Client'].flatMap((path) => [
      [`POST ${path}/createClient`, { request: jsonOf({ clientNumber: path, name: 'Нов', clientTypeId: 1 }) }],
      [`POST ${path}/updateClient`, { request: jsonOf({ clientId: 1, name: path }) }],
    ]),
  ),
  'POST /struma/clients/reveal-identifier': { request: jsonOf({ clientId: 1, reason: 'Спор' }) },
  'POST /api/Address/Create': { request: jsonOf({ townId: '1', addressDescription: 'До помпата' }) },
  'POST /api/Address/Update': { request: jsonOf({ id: 1, block: '7' }) },
  'POST /api/WaterMeter/CreateWaterMeter': {
    request: jsonOf({
      waterMeterFabricNo: 'нов',
      waterMeterTypeId: 1,
      waterMeterOwnershipTypeId: 1,
      manufacturerId: 1,
    }),
  },
  'POST /api/WaterMeter/UpdateWaterMeterAddress': { request: jsonOf({ waterMeterId: 5001, addressId: 5001 }) },
  'POST /api/WaterMeter/SnapWatermeterToLine': {
    request: jsonOf({ watermeterID: 5001, svoID: 5001, markerLng: 24, markerLat: 43 }),
  },
  'POST /struma/water-meters/place': { request: jsonOf({ waterMeterId: 5001, latitude: 42, longitude: 23 }) },
  'POST /struma/water-meters/readings': {
    request: jsonOf({ waterMeterId: 1, date: '2026-01-31', value: 12.5, acceptsLower: true }),
  },
  'POST /struma/water-meters/readings/change': {
    request: jsonOf({ waterMeterId: 5001, readingId: 5001, expected: 5, value: 6 }),
  },
  'POST /api/WaterMeter/Update': { request: jsonOf({ id: 1, installationDate: '2020-01-31' }) },
  'GET /api/breakdown/AddSignalToBreakdown': { query: 'breakdownId=1&signalId=1' },
  'GET /api/breakdown/RemoveSignalFromBreakdown': { query: 'signalId=1' },
};

/** Writes that the last test does not send, with the reason. */
const otherWrites: Readonly<Record<string, string>> = {
  'POST /api/Account/SaveLastMapView': 'The map view of the person, saved after each move of the map.',
  'POST /struma/signals/draft': 'Unsent text that only its author sees; the sent message is recorded.',
  'POST /struma/list-views': 'A filter with a name, without data of the utility.',
  'POST /struma/list-views/delete': 'As for saving a view.',
  'POST /struma/list-views/columns': 'The columns that a person wants to see.',
  'POST /struma/signals/submit-drafts': 'An unsent signal that only its author sees; the sent signal is recorded.',
  'POST /struma/signals/visits':
    'Which reply a citizen has opened; only the mark in the list of the citizen depends on it.',
  'POST /struma/signals/presence': 'Who views a signal now; the rows expire after 45 seconds.',
  'POST /struma/clients/list': 'A read; the personal number is in the body, because URLs are logged.',
  'POST /struma/addresses/list': 'As for the list of clients.',
  'POST /struma/address-mappings/list': 'As for the list of clients.',
  'POST /struma/water-meters/list': 'As for the list of clients.',
  'POST /struma/addresses/same': 'A read.',
  'POST /struma/clients/by-identifier': 'A read; the number is in the body, because URLs are logged.',
  'POST /struma/search': 'A read; the text is in the body, because URLs are logged.',
  'POST /struma/search/addresses': 'A read; the text is in the body, because URLs are logged.',
  'POST /api/WaterMeter/PreviewSnap': 'A read: the preview of a snap.',
  'POST /api/ImportFile/ImportFile': 'One activity per import: backend/src/imports/import-run.test.ts.',
  'POST /struma/imports/check': 'A dry run stores no records.',
  'POST /struma/imports/repair': 'One activity per cell: backend/src/imports/download.test.ts.',
  'POST /struma/imports/confirm': 'One activity per import, as for ImportFile.',
  'POST /struma/imports/undo': 'One activity: backend/src/imports/import-run.test.ts.',
  'POST /struma/cut-offs': 'The gateway sends token revocations; its requests have no user.',
};

/** Writes to the identity provider; `administration.test.ts` checks the activities of these writes. */
const accountWrites = [
  'POST /api/Account/CreateUserForKeycloak',
  'PUT /api/Account/UpdateUserForKeycloak',
  'POST /api/Account/CreateGroupForKeycloak',
  'PUT /api/Account/UpdateGroupForKeycloak',
  'DELETE /api/Account/DeleteGroupFromKeycloak',
  'PUT /api/Account/AddUserToGroup',
  'DELETE /api/Account/RemoveUserFromGroup',
  'POST /api/Account/AssingClientRolesToUser',
  'DELETE /api/Account/RemoveClientRolesFromUser',
  'POST /api/Account/AssingClientRolesToGroup',
  'DELETE /api/Account/RemoveClientRolesFromGroup',
];

test('LG-5 every write route is in one of the three lists above', async () => {
  const routes = await declaredRestRoutes();
  // The specification links signals to breakdowns by GET.
  const writes = routes
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('GET ') || Object.hasOwn(recorded, name));
  expect(writes.toSorted()).toEqual(
    [...Object.keys(recorded), ...Object.keys(otherWrites), ...accountWrites].toSorted(),
  );
});

test.each(Object.entries(recorded))('LG-5 %s records who changed what, with the trace id', async (name, write) => {
  const [method = '', path = ''] = name.split(' ');
  const traceId = randomUUID().replaceAll('-', '');
  const headers = new Headers(write.request?.headers);
  headers.set('x-trace-id', traceId);
  const claims = personClaims('записващ', ['Оператор', 'Администратор'], ['TestMainGroup']);
  const response = await service.call(`${path}?${write.query ?? ''}`, { ...write.request, method, headers, claims });
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('(0)')]);
  const { rows } = await service.pool.query(
    `select actor, actor_subject, entity <> '' and entity_id <> '' and action <> '' as is_complete
     from activity_log where trace_id = $1`,
    [traceId],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows as object[])
    expect(row).toEqual({ actor: 'записващ', actor_subject: 'subject-of-записващ', is_complete: true });
});
