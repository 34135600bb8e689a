import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { Person } from '../builders/people/person.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { jsonHeaders } from '../builders/requests/graphql-request.ts';

/** Valid personal numbers of persons born in the 20th, the 21st and the 19th century. */
const numbers = ['7501020018', '0542010073', '7521020012'];
const text = `ЕГН ${numbers.join(', ')}`;
const [number = ''] = numbers;

let installation: Installation;
let administrator: Person;

beforeAll(async () => {
  installation = await startInstallation();
  administrator = new Person(installation.address);
  await administrator.signIn('admin', passwords.admin);
}, 120_000);
afterAll(() => installation?.stop());

const send = async (query: string, variables: object = {}): Promise<string> => {
  const body = JSON.stringify({ query, variables });
  return (await administrator.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body })).text();
};
const run = async (name: string, type: string, input: object): Promise<void> => {
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

test('the numbers are valid: date and checksum', () => {
  const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6];
  for (const one of numbers) {
    const sum = weights.reduce((total, weight, place) => total + weight * Number(one[place]), 0);
    expect((sum % 11) % 10).toBe(Number(one[9]));
  }
});

test('LG-5 written texts with personal numbers are recorded without them', async () => {
  const idempotencyKey = randomUUID();
  const location = { latitude: 42.6, longitude: 23 };
  await run('submitSignal', 'SubmitSignalInput!', { title: text, message: { text }, location, idempotencyKey });
  await run('updateBreakdown', 'UpdateBreakdownInput!', {
    id: '1',
    changes: { description: text, streetDescription: text },
  });
  await run('createNomenclatureItem', 'CreateNomenclatureItemInput!', {
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

test('LG-2 LG-5 failures, refused requests and URLs with personal numbers are logged without them', async () => {
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
  const stranger = new Person(installation.address);
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

test('LG-1 an import error with personal numbers is stored without them', async () => {
  const { rows } = await installation.pool.query<{ masked: number }>(
    `insert into log_entry (error_message, module_name) values ($1, 'Import') returning error_message`,
    [`Ред 5: ${text}, телефон 0888123456`],
  );
  expect(rows).toEqual([{ error_message: 'Ред 5: ЕГН ••••••••••, ••••••••••, ••••••••••, телефон 0888123456' }]);
  expect(await findNumbers()).toEqual([]);
});
