import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;
const admin = personClaims('admin', ['Администратор'], ['TestDummyGroup']);
const trace = 'ab'.repeat(16);

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into exception_log (id, username, message, stacktrace, trace_id, created_on) values
      (1, 'Ана Първа', 'ранна', 'Error: ранна', '${trace}', '2024-02-29T10:00:30Z'),
      (2, 'Борис', 'първото 03:30', null, null, '2026-10-25T00:30:30Z'),
      (3, 'ана втора', 'второто 03:30', null, null, '2026-10-25T01:30:59Z'),
      (4, null, 'без потребител', null, null, '2026-10-25T01:31:00Z');
    select setval(pg_get_serial_sequence('exception_log', 'id'), 100)`);
});
afterAll(() => service.stop());

const get = (path: string, claims = admin): Promise<Response> => service.call(path, { claims });
interface Page {
  items: { id: number }[];
}
const read = async (path: string): Promise<Page> => (await (await get(path)).json()) as Page;
const idsOf = async (path: string): Promise<number[]> => (await read(path)).items.map(({ id }) => id);

describe('GetExceptionLogsList', () => {
  const list = '/api/Logs/GetExceptionLogsList';
  const night = 'Day=25&fromMonth=10&fromYear=2026';

  test.each([
    ['', [4, 3, 2, 1]],
    ['username=АНА', [3, 1]],
    ['username=борис', [2]],
    ['username=няма', []],
    ['username=%25', []],
    ['message=03:30', [3, 2]],
    [`traceId=${trace}`, [1]],
    ['dateCreatedFrom=2026-10-25 01:00:00', [4, 3]],
    ['fromTime=12:00&fromDay=29&fromMonth=2&fromYear=2024&toTime=12:00&toDay=29&toMonth=2&toYear=2024', [1]],
    ['fromDay=29&fromMonth=2&fromYear=2024&toTime=11:59&toDay=29&toMonth=2&toYear=2024', []],
    ['fromDay=1&fromMonth=3&fromYear=2024&toDay=1&toMonth=2&toYear=2024', []],
    [`fromTime=03:30&from${night}`, [4, 3, 2]],
    [`fromTime=03:31&from${night}`, [4, 3]],
    [`from${night}&toTime=03:30&toDay=25&toMonth=10&toYear=2026`, [3, 2]],
    ['sortBy=username', [3, 1, 2, 4]],
  ])('LG-2 the list is filtered and sorted by the query %j', async (query, ids) => {
    expect(await idsOf(`${list}?${query}`)).toEqual(ids);
  });

  test('LG-2 missing parts of a date are those of today', async () => {
    await service.pool.query(`
      insert into exception_log (id, message, created_on) values
        (11, 'сега', now()), (12, 'утре', date_trunc('day', now() at time zone 'Europe/Sofia') at time zone 'Europe/Sofia' + interval '1 day 1 hour')`);
    expect(await idsOf(`${list}?fromTime=00:00&toTime=23:59`)).toEqual([11]);
    await service.pool.query('delete from exception_log where id in (11, 12)');
  });

  test.each(['fromTime=25:00', 'fromTime=9:00', 'toDay=32', 'fromMonth=13', 'toYear=0', 'fromDay=x'])(
    'LG-2 %s returns 400 and names the parameter',
    async (query) => {
      const response = await get(`${list}?${query}`);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { message: `Невалидна стойност на параметъра ${query.split('=')[0]}.` },
      ]);
    },
  );

  test.each([
    ['fromDay=29&fromMonth=2&fromYear=2023', '2023-02-29'],
    ['toDay=31&toMonth=4&toYear=2024', '2024-04-31'],
  ])('LG-2 %s is refused: the date does not exist', async (query, date) => {
    const response = await get(`${list}?${query}`);
    expect([response.status, await response.json()]).toMatchObject([400, { message: `Няма такава дата: ${date}.` }]);
  });

  test('LG-3 has the fields of the specification; the detail also has the call and the SQL statement', async () => {
    const [item] = (await read(`${list}?traceId=${trace}`)).items;
    expect(item).toEqual({
      id: 1,
      dateCreated: '2024-02-29 10:00:30',
      dateCreatedLocal: '2024-02-29 12:00:30',
      username: 'Ана Първа',
      message: 'ранна',
      stacktrace: 'Error: ранна',
      traceId: trace,
    });
    expect(await (await get('/struma/logs/exceptions/detail?id=1')).json()).toEqual({
      ...item,
      userId: null,
      method: null,
      path: null,
      statement: null,
    });
    expect((await get('/struma/logs/exceptions/detail?id=99')).status).toBe(404);
  });

  test('LG-5 the filtered rows are sent as CSV', async () => {
    const text = await (await get('/struma/logs/exceptions/export?username=първа')).text();
    expect(text).toContain(`2024-02-29 12:00:30;Ана Първа;ранна;Error: ранна;;;${trace}\r\n`);
  });

  test('LG-3 CSV has the failed REST call and its SQL statement', async () => {
    await service.pool.query(`
      insert into exception_log (id, message, method, path, statement, created_on)
        values (21, 'с заявка', 'POST', '/api/x', 'update "signal" set "a" = $1', '2020-01-01Z')`);
    const text = await (await get('/struma/logs/exceptions/export?message=с заявка')).text();
    await service.pool.query('delete from exception_log where id = 21');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Дата;Потребител;Съобщение;Стек;Заявка;SQL заявка;Проследяване',
      '2020-01-01 02:00:00;;с заявка;;POST /api/x;"update ""signal"" set ""a"" = $1";',
    ]);
  });
});

describe('an exception of the service', () => {
  test('LG-3 is stored with trace id, message, stack, account, call and the statement without values', async () => {
    const traceId = 'cd'.repeat(16);
    await service.pool.query('alter table nomenclature_item rename to hidden');
    const path = '/api/nomenclatures/getItemsNomenclatureList?nomenclatureId=1&nameBg=8001011234';
    const response = await service.call(path, { claims: admin, headers: { 'x-trace-id': traceId } });
    await service.pool.query('alter table hidden rename to nomenclature_item');
    expect([response.status, await response.json()]).toEqual([500, { message: 'Грешка', traceId }]);
    const { items } = await eventually(
      () => read(`/api/Logs/GetExceptionLogsList?traceId=${traceId}`),
      ({ items: found }) => found.length === 1,
    );
    const detail = await (await get(`/struma/logs/exceptions/detail?id=${items[0]?.id}`)).json();
    expect(detail).toMatchObject({
      username: 'admin',
      userId: 'subject-of-admin',
      message: 'relation "nomenclature_item" does not exist',
      stacktrace: expect.stringContaining('list.ts'),
      method: 'GET',
      path: '/api/nomenclatures/getItemsNomenclatureList',
      statement: expect.stringMatching(/^select array\(select i\.id from nomenclature_item i\s+where .*\$1/s),
    });
    expect(JSON.stringify(detail)).not.toMatch(/8001011234|trace:/);
  });

  test('LG-3 is stored with its statement also if the statement was cancelled', async () => {
    const traceId = 'ef'.repeat(16);
    const holder = await service.pool.connect();
    await holder.query('begin; lock table nomenclature in access exclusive mode');
    const path = '/api/nomenclatures/getItemsNomenclatureList?nomenclatureId=1';
    const response = service.call(path, { claims: admin, headers: { 'x-trace-id': traceId } });
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%trace:${traceId}%'`;
    await eventually(
      () => service.pool.query(cancel),
      ({ rowCount }) => rowCount === 1,
    );
    expect((await response).status).toBe(503);
    await holder.query('rollback');
    holder.release();
    const { items } = await eventually(
      () => read(`/api/Logs/GetExceptionLogsList?traceId=${traceId}`),
      ({ items: found }) => found.length === 1,
    );
    const detail = await (await get(`/struma/logs/exceptions/detail?id=${items[0]?.id}`)).json();
    expect(detail).toMatchObject({ statement: 'select "id" from "nomenclature" where "id" = $1' });
  });

  test('LG-3 does not delay the response, even if the exception log is locked', async () => {
    const holder = await service.pool.connect();
    await holder.query('begin; lock table exception_log in access exclusive mode');
    await service.pool.query('alter table colleague rename to hidden');
    const path = '/struma/colleagues';
    const answers = await Promise.all(Array.from({ length: 12 }, () => service.call(path)));
    await service.pool.query('alter table hidden rename to colleague');
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
    await holder.query('rollback');
    holder.release();
    const count = `select count(*)::integer as rows from exception_log where message = 'relation "colleague" does not exist'`;
    const { rows } = await eventually(
      () => service.pool.query<{ rows: number }>(count),
      (found) => found.rows[0]?.rows === 12,
    );
    expect(rows).toEqual([{ rows: 12 }]);
  });
});
