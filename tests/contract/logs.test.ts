/** The logs contain no personal numbers, and the activity log records the mutations. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { eventually } from '../builders/eventually.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { jsonHeaders } from '../builders/requests/graphql-request.ts';

let installation: Installation;
/** An administrator who also has the actions of an operator. */
let administrator: BrowserClient;
beforeAll(async () => {
  installation = await startInstallation();
  administrator = new BrowserClient(installation.address);
  await administrator.signIn('admin', passwords.admin);
  await installation.pool.query(
    `insert into colleague (subject, name) values ('other-operator', 'Друг оператор') on conflict do nothing`,
  );
  await installation.pool.query(`
    insert into submitter (id, name) values (777777, 'Яна Ангелова');
    insert into svo_line (id, longitudes, latitudes) values (777777, '{24,24}', '{43,43.001}');
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
      values (777777, 'общ', 2, 1, 1);
    insert into audit (id, water_meter_id, read_on, water_meter_value) values (777777, 777777, '2026-01-01', 5)`);
}, 120_000);
afterAll(() => installation?.stop());

/** Valid personal numbers of persons born in the 20th, the 21st and the 19th century. */
const numbers = ['7501020018', '0542010073', '7521020012'];
const text = `ЕГН ${numbers.join(', ')}`;
const [number = ''] = numbers;

const send = async (query: string, variables: object = {}): Promise<string> => {
  const body = JSON.stringify({ query, variables });
  return (await administrator.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body })).text();
};
const runMutation = async (name: string, type: string, input: object): Promise<void> => {
  const answer = await send(`mutation ($input: ${type}) { result: ${name}(input: $input) { __typename } }`, { input });
  expect(answer).toContain('Success');
};

/** Rows of the three logs and lines of the log file that contain one of the numbers. */
const findNumbers = async (): Promise<string[]> => {
  const { rows } = await installation.pool.query<{ row: string }>(`
    select row from (
      select l::text as row from log_entry l union all select e::text from exception_log e
      union all select a::text from activity_log a) logs`);
  const lines = (await readFile(join(installation.folder, 'struma.log'), 'utf8')).split('\n');
  return [...rows.map(({ row }) => row), ...lines].filter((line) => numbers.some((one) => line.includes(one)));
};

test('the numbers of this file have a valid check digit', () => {
  const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6];
  for (const one of numbers) {
    const sum = weights.reduce((total, weight, place) => total + weight * Number(one[place]), 0);
    expect((sum % 11) % 10).toBe(Number(one[9]));
  }
});

test('LG-5 written texts with personal numbers are recorded without the numbers', async () => {
  const idempotencyKey = randomUUID();
  const location = { latitude: 42.6, longitude: 23 };
  await runMutation('submitSignal', 'SubmitSignalInput!', { title: text, message: { text }, location, idempotencyKey });
  await runMutation('updateBreakdown', 'UpdateBreakdownInput!', {
    id: '1',
    changes: { description: text, streetDescription: text },
  });
  await runMutation('createNomenclatureItem', 'CreateNomenclatureItemInput!', {
    nomenclatureId: '2',
    code: 'ЕГН',
    nameBg: text,
    idempotencyKey: randomUUID(),
  });
  const { rows } = await installation.pool.query<{ masked: number }>(
    `select count(*)::integer as masked from activity_log where new_value like '%••••••••••%'`,
  );
  expect(rows[0]?.masked).toBeGreaterThanOrEqual(3);
  expect(await findNumbers()).toEqual([]);
});

test('LG-2 LG-5 failures, refused requests and URLs with personal numbers are logged without the numbers', async () => {
  await installation.pool.query(`
    create function fail_with_number() returns trigger language plpgsql as
      $$ begin raise exception '${text}'; end $$;
    create trigger fail_with_number before update on signal for each row when (new.id = 1)
      execute function fail_with_number()`);
  expect(await send('mutation { changeSignalStatus(input: { id: "1", status: REJECTED }) { __typename } }')).toContain(
    'errors',
  );
  await installation.pool.query('drop function fail_with_number cascade');
  await send(`{ "${text}" }`);
  await send('query ($id: ID!) { signal(id: $id) { id } }', { id: { [number]: text } });
  for (const path of [`/${number}`, `/files/${number}`, `/api/x/${number}?egn=${number}`, `/?q=${number}`])
    await administrator.fetch(path);
  const stranger = new BrowserClient(installation.address);
  await stranger.signIn(number, number);
  const { rows } = await eventually(
    () => installation.pool.query(`select message from exception_log where message like 'ЕГН%'`),
    ({ rowCount }) => rowCount === 1,
  );
  expect(rows).toEqual([{ message: 'ЕГН ••••••••••, ••••••••••, ••••••••••' }]);
  const log = (): Promise<string> => readFile(join(installation.folder, 'struma.log'), 'utf8');
  expect(await eventually(log, (lines) => lines.includes('"path":"/files/••••••••••"'))).toContain(
    'unexpected failure',
  );
  expect(await findNumbers()).toEqual([]);
});

test('LG-1 an import error with personal numbers is stored without the numbers', async () => {
  const { rows } = await installation.pool.query<{ error_message: string }>(
    `insert into log_entry (error_message, module_name) values ($1, 'Import') returning error_message`,
    [`Ред 5: ${text}, телефон 0888123456`],
  );
  expect(rows).toEqual([{ error_message: 'Ред 5: ЕГН ••••••••••, ••••••••••, ••••••••••, телефон 0888123456' }]);
  expect(await findNumbers()).toEqual([]);
});

const message = { text: 'Текст' };
const signalId = '1';

/** The mutations that the tests run in this order before reading the activities. Each input changes something. */
const recorded: Readonly<Record<string, object>> = {
  submitSignal: { title: 'Теч', message, location: { latitude: 42.6, longitude: 23 }, idempotencyKey: randomUUID() },
  replyToSignal: { signalId, message, idempotencyKey: randomUUID() },
  addSignalNote: { signalId, message, idempotencyKey: randomUUID() },
  takeSignal: { id: signalId, takeOver: true },
  handOverSignal: { id: signalId, colleagueId: 'other-operator' },
  setSignalPriority: { id: signalId, priorityId: '4' },
  correctSignal: { id: signalId, title: 'Поправено заглавие' },
  correctCaller: {
    submitterId: '777777',
    name: 'Яна Ангелова-Петрова',
    phone: '0888 111 222',
    expectedName: 'Яна Ангелова',
  },
  createBreakdown: {
    idempotencyKey: randomUUID(),
    values: { workCardNo: 'Ж-1', affectedPeople: 0, priorityId: '3', kevrCategory1Id: '1', kevrCategory2Id: '2' },
  },
  updateBreakdown: { id: '1', changes: { description: 'Променено описание' } },
  linkSignals: { breakdownId: '1', signalIds: [signalId] },
  unlinkSignals: { breakdownId: '1', signalIds: [signalId] },
  createWaterMeter: {
    idempotencyKey: randomUUID(),
    values: { fabricNo: 'нов-1', typeId: '1', ownershipTypeId: '2', manufacturerId: '1' },
  },
  addMeterReading: { waterMeterId: '777777', date: '2026-01-31', value: '12.5' },
  correctMeterReading: { waterMeterId: '777777', readingId: '777777', expected: '5', value: '6' },
  withdrawMeterReading: { waterMeterId: '777777', readingId: '777777', expected: '6' },
  moveWaterMeter: { id: '777777', place: { location: { latitude: 42.6, longitude: 23.2 } } },
  updateWaterMeterAddress: { id: '777777', address: {}, addressId: '3' },
  snapWaterMeter: { waterMeterId: '777777', svoId: '777777', marker: { latitude: 43.0005, longitude: 24 } },
  createNomenclatureItem: { nomenclatureId: '2', code: 'Н', nameBg: 'Най-спешен', idempotencyKey: randomUUID() },
  updateNomenclatureItem: { id: '2.1', changes: { nameEn: 'Low' } },
  updateWaterMeter: { id: '1', changes: { nextCalibrationDate: '2040-01-31' } },
  linkSignal: { id: signalId, otherId: '2' },
  removeSignalLink: { linkId: '1', signalId },
  mergeSignal: { id: '3', otherId: signalId, message, idempotencyKey: randomUUID() },
  changeSignalStatus: { id: signalId, status: 'REJECTED' },
  undoSignalStatus: { id: signalId, status: 'REJECTED' },
  createClient: { idempotencyKey: randomUUID(), values: { number: 'Н-1', name: 'Нов клиент', typeId: '1' } },
  updateClient: { id: '1', changes: { name: 'Ново име' } },
  revealClientIdentifier: { id: '1', reason: 'Спор по фактура' },
  createAddress: { idempotencyKey: randomUUID(), values: { townId: '1', description: 'До помпата' } },
  updateAddress: { id: '1', changes: { zipCode: '9999' } },
};

/**
 * Mutations that the tests of this file do not run, each with the reason. Some record no activity; the activities of
 * others are tested in another file, which is named.
 */
const unrecorded: Readonly<Record<string, string>> = {
  saveMapView: 'The map view of the person, saved after each move of the map.',
  saveSignalDraft: 'Unsent text that only its author sees; the sent message is recorded.',
  saveSubmitDraft: 'An unfinished form that only its author sees; the submitted signal is recorded.',
  saveListView: 'The filter, order and columns of a list under a name; no record changes.',
  deleteListView: 'The filter, order and columns of a list under a name; no record changes.',
  setListColumns: 'The columns of a list for one person; no record changes.',
  confirmImport: 'One activity per import: backend/src/imports/import-run.test.ts.',
  repairImport: 'Cells of a file that is not imported yet.',
  undoImport: 'One activity per undone import: backend/src/imports/undo/undo-import.ts.',
  markSignalRead: 'Which reply a citizen has opened; only the mark in the list of the citizen depends on it.',
  reportPresence: 'Who views a signal now; it expires within a minute.',
};

/** Changes at the identity provider; backend/src/administration/administration.test.ts tests their activities. */
const accountChanges = [
  'createUser',
  'updateUser',
  'createGroup',
  'renameGroup',
  'deleteGroup',
  'addUserToGroup',
  'removeUserFromGroup',
  'addUserRoles',
  'removeUserRoles',
  'addGroupRoles',
  'removeGroupRoles',
];

const mutations = buildSchema(
  readFileSync(join(import.meta.dirname, '../../schema/generated/schema.graphql'), 'utf8'),
).getMutationType();

test('LG-5 this file lists every mutation of the schema: as recorded, as not recorded, or as a change of accounts', () => {
  expect(Object.keys(mutations?.getFields() ?? {}).toSorted()).toEqual(
    [...Object.keys(recorded), ...Object.keys(unrecorded), ...accountChanges].toSorted(),
  );
});

test.each(Object.entries(recorded))('LG-5 %s records who changed what, with the trace id', async (name, input) => {
  const traceId = randomUUID().replaceAll('-', '');
  const type = mutations?.getFields()[name]?.args[0]?.type.toString();
  const response = await administrator.fetch('/graphql', {
    method: 'POST',
    headers: { ...jsonHeaders, 'x-trace-id': traceId },
    body: JSON.stringify({
      query: `mutation ($input: ${type}) { result: ${name}(input: $input) { __typename } }`,
      variables: { input },
    }),
  });
  const typename = `${name[0]?.toUpperCase()}${name.slice(1)}Success`;
  expect(await response.json()).toEqual({ data: { result: { __typename: typename } } });
  const { rows } = await installation.pool.query(
    `select actor, actor_subject <> '' and entity <> '' and entity_id <> '' and action <> '' as is_complete
     from activity_log where trace_id = $1`,
    [traceId],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows as object[]) expect(row).toEqual({ actor: 'Ангел Администраторов', is_complete: true });
});
