import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { locks } from '../../kernel/database/locks.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`select setval(pg_get_serial_sequence('submitter', 'id'), 3)`);
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values (7, 'К-7', 'Борис Боев', 1)`);
});
beforeEach(() =>
  service.pool.query(
    `update signal set submitter_id = 1, user_id = null, channel = 'OPERATOR', is_submitter_chosen = false`,
  ),
);
afterAll(() => service.stop());

const correct = async (correction: object): Promise<[number, unknown]> => {
  const response = await service.call('/struma/signals/correct', {
    method: 'POST',
    body: JSON.stringify({ signalId: 1, ...correction }),
    headers: { 'content-type': 'application/json' },
  });
  return [response.status, await response.json()];
};
const rowsOf = async (query: string) => (await service.pool.query(query)).rows;
const readSubmitter = async () =>
  (
    await rowsOf(`select s.id, s.name, s.phone, client_id as client from signal
      left join submitter s on s.id = submitter_id where signal.id = 1`)
  )[0];
const readHasWritten = async (): Promise<unknown> =>
  ((await (await service.call('/struma/signals/contact?signalId=1')).json()) as { hasWritten: unknown }).hasWritten;
const done = [200, { isChanged: true }];

test('the contact tells whether the submitter can be corrected', async () => {
  expect(await readHasWritten()).toBe(false);
});

test('another submitter is chosen, or none; the history has both names, and colleagues get an event', async () => {
  expect(await correct({ submitterId: 2, expectedSubmitterId: 1 })).toEqual(done);
  expect(await readSubmitter()).toMatchObject({ id: 2, name: 'Ангел Щерев' });
  expect(await rowsOf(`select field, old_value, new_value from activity_log where entity_id = '1'`)).toEqual([
    { field: 'submitter', old_value: 'Яна Ангелова', new_value: 'Ангел Щерев' },
  ]);
  expect(await rowsOf('select kind from signal_event where signal_id = 1')).toEqual([{ kind: 'EDITED' }]);
  expect(await correct({ submitterId: null, expectedSubmitterId: 2 })).toEqual(done);
  expect(await readSubmitter()).toMatchObject({ id: null });
});

test('the history distinguishes submitters of the same name by their numbers, without telephone or e-mail address', async () => {
  await service.pool.query(`
    insert into submitter (id, name, phone, email) values (90, 'Борис Иванов', '0888 123', null),
      (91, 'Борис Иванов', null, 'boris@example.bg')`);
  const values: unknown[] = [];
  for (const [expectedSubmitterId, submitterId] of [
    [1, 90],
    [90, 91],
  ]) {
    expect(await correct({ submitterId, expectedSubmitterId })).toEqual(done);
    const [row] = await rowsOf('select old_value, new_value from activity_log order by id desc limit 1');
    values.push([row.old_value, row.new_value]);
  }
  expect(values).toEqual([
    ['Яна Ангелова', 'Борис Иванов'],
    ['Борис Иванов · подател № 90', 'Борис Иванов · подател № 91'],
  ]);
});

test('a client of the utility becomes the submitter; the same correction again changes nothing', async () => {
  expect(await correct({ clientId: 7, expectedSubmitterId: 1 })).toEqual(done);
  expect(await readSubmitter()).toMatchObject({ name: 'Борис Боев', client: 7 });
  expect(await correct({ clientId: 7, expectedSubmitterId: 1 })).toEqual([200, { isChanged: false }]);
});

test('a new caller is stored with name and number, once for both signals of the same person', async () => {
  const caller = { callerName: ' Живодара  Ненова ', callerPhone: '0899 111 222' };
  expect(await correct({ ...caller, expectedSubmitterId: 1 })).toEqual(done);
  const stored = await readSubmitter();
  expect(stored).toMatchObject({ name: 'Живодара Ненова', phone: '0899 111 222', client: null });
  expect(await correct({ ...caller, expectedSubmitterId: 1 })).toEqual([200, { isChanged: false }]);
  for (const callerPhone of ['0899111222', '+359 899 111 222', '00359899111222']) {
    await service.pool.query('update signal set submitter_id = 1 where id = 2');
    expect(await correct({ signalId: 2, callerName: 'Живодара Ненова', callerPhone })).toEqual(done);
    expect(await rowsOf('select submitter_id as id from signal where id = 2')).toEqual([{ id: stored.id }]);
  }
});

test('callers without a number are not taken for one person', async () => {
  expect(await correct({ callerName: 'Иван Иванов' })).toEqual(done);
  expect(await correct({ callerName: 'Иван Иванов' })).toEqual([200, { isChanged: false }]);
  expect(await correct({ signalId: 2, callerName: 'Иван Иванов' })).toEqual(done);
  expect(await rowsOf(`select id from submitter where name = 'Иван Иванов'`)).toHaveLength(2);
});

test('a new caller with the name of a client, or of another caller, is another person', async () => {
  await service.pool.query(
    `insert into submitter (id, name, client_id) values (80, 'Борис Боев', 7), (81, 'Пенка', null)`,
  );
  for (const [id, callerName] of [
    [80, 'Борис Боев'],
    [81, 'Пенка'],
  ]) {
    await service.pool.query(`update signal set submitter_id = ${id} where id = 1`);
    expect(await correct({ callerName, expectedSubmitterId: id })).toEqual(done);
    expect(await readSubmitter()).toMatchObject({ name: callerName, client: null });
    expect((await readSubmitter()).id).not.toBe(id);
  }
});

test('two operators who record the same caller at once store one person', async () => {
  const colleague = await service.pool.connect();
  await colleague.query('begin');
  await colleague.query('select pg_advisory_xact_lock($1, hashtext($2))', [locks.newCaller, 'Едновременна']);
  await colleague.query(`insert into submitter (name, phone) values ('Едновременна', '0899 555 666')`);
  const corrected = correct({ callerName: 'Едновременна', callerPhone: '0899555666' });
  const isWaiting = async (): Promise<boolean> =>
    (await rowsOf(`select from pg_locks where locktype = 'advisory' and not granted`)).length > 0;
  while (!(await Promise.race([corrected.then(() => true), isWaiting()])));
  await colleague.query('commit');
  colleague.release();
  expect(await corrected).toEqual(done);
  expect(await rowsOf(`select id from submitter where name = 'Едновременна'`)).toHaveLength(1);
});

test('an e-mail of an unknown sender gets a submitter; a wrong choice is corrected, and the next one sees no message to the first', async () => {
  await service.pool.query(
    `update signal set channel = 'EMAIL', submitter_id = null, is_submitter_chosen = false where id = 1`,
  );
  expect(await correct({ submitterId: 2, expectedSubmitterId: null })).toEqual(done);
  expect(await readHasWritten()).toBe(false);
  expect(await correct({ submitterId: 3, expectedSubmitterId: 2 })).toEqual(done);
  expect(await rowsOf('select withheld_up_to is not null as is_withheld from signal where id = 1')).toEqual([
    { is_withheld: true },
  ]);
});

test('another stored submitter than the user saw is not overwritten, and no new caller stays', async () => {
  expect((await correct({ callerName: 'Отхвърлен', expectedSubmitterId: 2 }))[0]).toBe(412);
  expect((await correct({ submitterId: 3, expectedSubmitterId: null }))[0]).toBe(412);
  expect(await readSubmitter()).toMatchObject({ id: 1 });
  expect(await rowsOf(`select id from submitter where name = 'Отхвърлен'`)).toEqual([]);
});

test.each([
  ['signal with an account', `update signal set user_id = 'citizen-1' where id = 1`],
  ['signal by e-mail', `update signal set channel = 'EMAIL' where id = 1`],
  [
    'message with an account',
    `insert into response (signal_id, message, kind, author_subject) values (1, 'Още тече.', 'CLIENT', 'citizen-1')`,
  ],
])('a submitter who has written a %s stays, because access to it would be lost', async (_what, change) => {
  await service.pool.query(`update submitter set subject = 'citizen-1' where id = 1`);
  await service.pool.query('delete from response where signal_id = 1');
  await service.pool.query(change);
  expect(await correct({ submitterId: 2, expectedSubmitterId: 1 })).toEqual([
    400,
    expect.objectContaining({ field: 'submitter' }),
  ]);
  expect(await readSubmitter()).toMatchObject({ id: 1 });
  expect(await readHasWritten()).toBe(true);
  expect((await correct({ title: 'Поправено' }))[0]).toBe(200);
});

test.each([
  [{ submitterId: 99 }, 'submitterId'],
  [{ clientId: 99 }, 'clientId'],
  [{ callerName: ' ' }, 'callerName'],
  [{ callerPhone: '0888 123 456' }, 'callerName'],
  [{ callerName: 'я'.repeat(201) }, 'callerName'],
  [{ callerName: 'Иван', callerPhone: 'вкъщи' }, 'callerPhone'],
])('%j is refused beside its field', async (correction, field) => {
  expect(await correct(correction)).toEqual([400, expect.objectContaining({ field })]);
  expect(await readSubmitter()).toMatchObject({ id: 1 });
});
