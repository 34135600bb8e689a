import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;
const admin = personClaims('admin', ['Администратор'], ['TestDummyGroup']);
const trace = 'ab'.repeat(16);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id)
      values (7, 'а.csv', 'text/csv', 10, 'Иванова', 'x', 2);
    insert into log_entry (id, error_message, module_name, procedure_name, import_file_id, signal_id, created_on) values
      (1, 'Ред 5: липсва номер', 'Import', 'ReadRow', 7, null, '2026-03-29T00:30:00Z'),
      (2, 'Писмото не е изпратено', 'Mail', null, null, 3, '2026-10-25T00:30:00Z'),
      (3, 'ред 9: 100% грешен', 'Import', 'CheckRow', 7, null, '2026-10-25T01:30:00Z');
    insert into activity_log (id, actor, actor_subject, entity, entity_id, action, field, old_value, new_value, trace_id, created_on) values
      (1, 'Ана Първа', 'ana', 'signal', '1', 'UPDATE', 'status', 'Сигнал', 'Авария', '${trace}', '2026-01-01T10:00:00Z'),
      (2, 'Борис', 'boris', 'signal', '999', 'UPDATE', 'status', 'Сигнал', 'Авария', null, '2026-01-02T10:00:00Z'),
      (3, 'ана втора', 'ana2', 'nomenclatureItem', '2.4', 'UPDATE', 'isActive', 'true', 'false', null, '2026-01-03T10:00:00Z'),
      (4, 'Борис', 'boris', 'signal', 'изтрит', 'CREATE', null, null, null, null, '2026-01-04T10:00:00Z'),
      (5, 'Борис', 'boris', 'breakdown', '5', 'CREATE', null, null, null, null, '2026-01-05T10:00:00Z');
    alter table activity_log alter id restart with 101;
    alter table log_entry alter id restart with 101`);
});
afterAll(() => service.stop());

const get = (path: string, claims = admin): Promise<Response> => service.call(path, { claims });
interface Page {
  items: { id: number }[];
  totalCount: number;
}
const read = async (path: string): Promise<Page> => (await (await get(path)).json()) as Page;
const idsOf = async (path: string): Promise<number[]> => (await read(path)).items.map(({ id }) => id);

describe('GetLogsList', () => {
  test('LG-1 LG-4 has the fields of the specification; userId=50 changes nothing', async () => {
    expect(await read('/api/Logs/GetLogsList?userId=50&sortBy=id&itemsPerPage=5')).toMatchObject({
      items: [
        {
          id: 1,
          errorMessage: 'Ред 5: липсва номер',
          modulName: 'Import',
          procedureName: 'ReadRow',
          createdOn: '2026-03-29 00:30:00',
          createdOnLocal: '2026-03-29 02:30:00',
          importFileId: 7,
          signalId: null,
        },
        { id: 2, procedureName: null, importFileId: null, signalId: 3 },
        { id: 3 },
      ],
      totalCount: 3,
    });
  });

  test.each([
    ['id=2', [2]],
    ['errorMessage=РЕД', [3, 1]],
    ['errorMessage=100%25', [3]],
    ['modulName=mail', [2]],
    ['procedureName=row', [3, 1]],
    ['importFileId=7', [3, 1]],
    ['createdOnFrom=2026-10-25 00:30:00&createdOnTo=2026-10-25 00:30:00', [2]],
    ['createdOnFrom=2026-10-25 00:30:00&createdOnTo=2026-03-29 00:30:00', []],
    ['sortBy=modulName&sortBy=id&sortDesc=false&sortDesc=true', [3, 1, 2]],
    ['sortBy=procedureName', [3, 1, 2]],
  ])('LG-1 the list is filtered and sorted by the query %j', async (query, ids) => {
    expect(await idsOf(`/api/Logs/GetLogsList?${query}`)).toEqual(ids);
  });

  test('LG-1 the filtered rows are sent as CSV', async () => {
    const text = await (await get('/struma/logs/export?modulName=mail')).text();
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '№;Описание на грешката;Модул;Процедура;Създаден на;Импортиран файл №;Сигнал №;Проследяване',
      '2;Писмото не е изпратено;Mail;;2026-10-25 03:30:00;;3;',
    ]);
  });
});

describe('GetActivityLogsList', () => {
  const list = '/api/Logs/GetActivityLogsList';

  test('LG-5 returns who changed what and when, both values and the trace id', async () => {
    expect((await read(`${list}?traceId=${trace}`)).items).toEqual([
      {
        id: 1,
        createdOn: '2026-01-01 10:00:00',
        createdOnLocal: '2026-01-01 12:00:00',
        username: 'Ана Първа',
        userId: 'ana',
        action: 'UPDATE',
        entity: 'signal',
        entityId: '1',
        recordName: null,
        signalId: 1,
        hasRecord: true,
        field: 'status',
        oldValue: 'Сигнал',
        newValue: 'Авария',
        traceId: trace,
      },
    ]);
  });

  test('LG-5 an activity of a deleted record stays in the list, with hasRecord false', async () => {
    const { items } = await read(`${list}?sortBy=createdOn`);
    expect(items.map((item) => [item.id, (item as unknown as { hasRecord: boolean }).hasRecord])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });

  test.each([
    ['breakdown', 'РК-7', `insert into breakdown (id, work_card_no) overriding system value values (7001, 'РК-7')`],
    [
      'waterMeter',
      'ФН-7',
      `insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
      overriding system value values (7001, 'ФН-7', 1, 1, 1)`,
    ],
    [
      'client',
      'К-7',
      `insert into client (id, client_number, name, client_type_id) overriding system value values (7001, 'К-7', 'Петър', 1)`,
    ],
    [
      'importFile',
      'б.csv',
      `insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id)
      values (7001, 'б.csv', 'text/csv', 10, 'Иванова', 'y', 2)`,
    ],
    [
      'group',
      'Дежурни',
      `insert into activity_log (actor, entity, entity_id, action, field, old_value, new_value)
      values ('Ана', 'group', '7001', 'UPDATE', 'name', 'Стари', 'Дежурни')`,
    ],
    [
      'user',
      'petar',
      `insert into activity_log (actor, entity, entity_id, entity_name, action, field, new_value)
      values ('Ана', 'user', '7001', 'petar', 'UPDATE', 'role', 'Оператор')`,
    ],
    ['user', 'Петър Илиев', `insert into colleague (subject, name) values ('7001', 'Петър Илиев')`],
  ])('LG-5 recordName of a %s is the name that people use and can search for', async (entity, name, insert) => {
    await service.pool.query(insert);
    const { rows } = await service.pool.query<{ id: number }>(
      `insert into activity_log (actor, entity, entity_id, action, created_on)
       values ('Ана', $1, '7001', 'UPDATE', '2025-01-01Z') returning id`,
      [entity],
    );
    const { items } = await read(`${list}?entity=${entity}&entityId=7001&sortBy=createdOn`);
    expect(items.find(({ id }) => id === rows[0]?.id)).toMatchObject({ recordName: name, hasRecord: true });
    expect(await idsOf(`${list}?entity=${entity}&entityId=${name}&sortBy=createdOn`)).toContain(rows[0]?.id);
    await service.pool.query(`delete from activity_log where entity_id = '7001'`);
  });

  test('CL-1 LG-5 a personal number that was typed as the name of a submitter is masked', async () => {
    await service.pool.query(`
      insert into submitter (id, name) overriding system value values (7002, '8001014560');
      insert into activity_log (actor, entity, entity_id, action) values ('Ана', 'submitter', '7002', 'UPDATE')`);
    const { items } = await read(`${list}?entity=submitter&entityId=7002&sortBy=createdOn`);
    expect(items).toMatchObject([{ recordName: '••••••••••' }]);
    await service.pool.query(`delete from activity_log where entity_id = '7002'`);
  });

  test.each([
    ['', [5, 4, 3, 2, 1]],
    ['username=ана', [3, 1]],
    ['username=БОР', [5, 4, 2]],
    ['createdOnFrom=2026-01-02 10:00:00&createdOnTo=2026-01-03 10:00:00', [3, 2]],
    ['entity=signal', [4, 2, 1]],
    ['entity=nomenclatureItem&entityId=2.4', [3]],
    ['field=isActive', [3]],
    ['field=стат', [2, 1]],
    [`traceId=${trace.slice(0, 8)}`, [1]],
    [`traceId=${trace.slice(0, 7)}`, []],
    ['id=3', [3]],
    ['field=няма такова', []],
    ['sortBy=username&sortBy=createdOn&sortDesc=false&sortDesc=true', [3, 1, 5, 4, 2]],
  ])('LG-5 the list is filtered and sorted by the query %j', async (query, ids) => {
    expect(await idsOf(`${list}?${query}`)).toEqual(ids);
  });

  test('LG-5 the filtered rows are sent as CSV', async () => {
    const text = await (await get('/struma/logs/activity/export?field=isActive')).text();
    expect(text).toContain(
      "2026-01-03 12:00:00;ана втора;Промяна;Елемент на номенклатура;'2.4;Спешен;Активен;Да;Не;\r\n",
    );
  });
});

describe('the history of a record', () => {
  test('LG-5 lists its changes; a missing id and an unknown kind are refused', async () => {
    expect(await idsOf('/struma/history?entity=signal&entityId=1')).toEqual([1]);
    expect(await read('/struma/history?entity=signal&entityId=12345')).toEqual({ items: [], totalCount: 0 });
    expect((await get('/struma/history?entity=signal')).status).toBe(400);
    expect((await get('/struma/history?entity=unknown&entityId=1')).status).toBe(400);
  });

  test('AU-11 an operator of the main group reads the history of signals, an administrator that of items', async () => {
    const operator = personClaims('o', ['Оператор'], ['TestMainGroup']);
    expect((await get('/struma/history?entity=signal&entityId=1', operator)).status).toBe(200);
    expect((await get('/struma/history?entity=nomenclatureItem&entityId=2.4', operator)).status).toBe(403);
    expect((await get('/struma/history?entity=nomenclatureItem&entityId=2.4')).status).toBe(200);
    const other = personClaims('o', ['Оператор'], ['TestDummyGroup']);
    expect((await get('/struma/history?entity=signal&entityId=1', other)).status).toBe(403);
  });
});

const routes = [
  '/api/Logs/GetLogsList?userId=50',
  '/api/Logs/GetExceptionLogsList',
  '/api/Logs/GetActivityLogsList',
  '/struma/logs/export',
  '/struma/logs/exceptions/export',
  '/struma/logs/exceptions/detail?id=1',
  '/struma/logs/activity/export',
];
test.each(routes)("AU-10 LG-5 %s needs 'Администратор' and one of two groups", async (path) => {
  const statusOf = async (actions: string[], groups: string[]): Promise<number> => {
    const response = await get(path, personClaims('x', actions, groups));
    await response.text();
    return response.status;
  };
  expect(await statusOf(['Оператор', 'Потребител', 'Редакция'], ['TestMainGroup', 'TestDummyGroup'])).toBe(403);
  expect(await statusOf(['Администратор'], ['valves'])).toBe(403);
  for (const group of ['TestMainGroup', 'TestDummyGroup'])
    expect(await statusOf(['Администратор'], [group])).not.toBe(403);
});

test.each([
  ['exception_log', 'message'],
  ['log_entry', 'error_message'],
  ['log_entry', 'module_name'],
  ['log_entry', 'procedure_name'],
])('LG-1 LG-2 a search for a part of %s.%s uses an index', async (table, column) => {
  const client = await service.pool.connect();
  // With few rows, PostgreSQL would otherwise prefer to read the whole table.
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`explain select id from ${table} where ${column} ilike '%неуспех%'`);
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan');
});

test.each([
  'ЕГН 7523169263 на клиента',
  'ред 4: 75 23 16 9263; 752316-9263',
  'EGN7523169263',
  '７５２３１６９２６３',
  '2026-11-22 10:00:00, телефон 0888 123 456',
])('LG-5 the log of imports masks the same personal numbers as the other logs: %s', async (text) => {
  const { rows } = await service.pool.query<{ masked: string }>(
    `insert into log_entry (error_message, module_name, procedure_name) values ($1, 'import', 'test')
     returning error_message as masked`,
    [text],
  );
  expect(rows[0]?.masked).toBe(maskPersonalNumbers(text));
});
