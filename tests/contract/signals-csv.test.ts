import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { passwords } from '../builders/people/demo-users.ts';
import { submitSignal } from '../builders/requests/signal-requests.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { readFailure } from '../builders/requests/graphql-request.ts';

let installation: Installation;
let operator: BrowserClient;
let citizen: BrowserClient;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
  citizen = new BrowserClient(installation.address);
  await citizen.signIn('citizen', passwords.citizen);
}, 120_000);
afterAll(() => installation?.stop());

const csvOf = (client: BrowserClient, parameters: Record<string, unknown> = {}): Promise<Response> => {
  const query = Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]);
  return client.fetch(`/files/signals.csv?${new URLSearchParams(query).toString()}`);
};
const rowsOf = async (answer: Response): Promise<string[]> => {
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect([answer.status, text.slice(0, 10)]).toEqual([200, '\u{FEFF}Сигнал №;']);
  return text.split('\r\n').slice(1, -1);
};
const numbersOf = async (answer: Response): Promise<string[]> =>
  (await rowsOf(answer)).map((line) => line.split(';')[0] ?? '');

describe('the list as a file', () => {
  test('has all signals of the filter in sort order', async () => {
    const filter = { statuses: ['SIGNAL', 'BREAKDOWN'], created: { from: '2020-01-01T00:00:00+02:00' } };
    const sort = [{ field: 'CREATED_AT', direction: 'ASC' }];
    const answer = await csvOf(operator, { filter, sort });
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('сигнали'));
    const { rows } = await installation.pool.query<{ id: number }>(
      'select id from signal where status_id < 3 order by created_at, id desc',
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(await numbersOf(answer)).toEqual(rows.map(({ id }) => String(id)));
    expect(await rowsOf(await csvOf(operator, { filter: { submitterIds: ['0'] } }))).toEqual([]);
  });

  test('AU-11 contains only own signals for a citizen, and is forbidden without access to signals', async () => {
    const { submitSignal: sent } = await submitSignal(citizen, {
      title: '=1+1',
      location: { latitude: 42.6, longitude: 23 },
    });
    const { rows } = await installation.pool.query<{ id: number }>(
      `select id from signal where submitter_id = (select submitter_id from signal where id = $1) order by id desc`,
      [sent?.signalId],
    );
    const lines = await rowsOf(await csvOf(citizen));
    expect(lines.map((line) => line.split(';')[0])).toEqual(rows.map(({ id }) => String(id)));
    expect(lines[0]).toContain(`;'=1+1;`);
    const other = new BrowserClient(installation.address);
    expect(await readFailure(await csvOf(other))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await other.signIn('valves', passwords.valves);
    expect(await readFailure(await csvOf(other))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('an invalid filter and a misspelled or repeated parameter are refused', async () => {
    for (const filter of [
      { statuses: ['LOST'] },
      { nothing: 1 },
      'x',
      { created: { from: 'вчера' } },
      { workCardNo: 'x'.repeat(201) },
    ])
      expect([filter, await readFailure(await csvOf(operator, { filter }))]).toMatchObject([
        filter,
        { status: 400, code: 'BAD_USER_INPUT' },
      ]);
    for (const misspelled of ['Filter={}', 'filter[]={}', 'sort=[]&page=2', 'filter={}&filter={}']) {
      const refused = await operator.fetch(`/files/signals.csv?${misspelled}`);
      expect([misspelled, refused.status, (await refused.json()) as object]).toMatchObject([
        misspelled,
        400,
        { code: 'BAD_USER_INPUT' },
      ]);
    }
    const broken = await operator.fetch('/files/signals.csv?filter={');
    expect(await readFailure(broken)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });
});
