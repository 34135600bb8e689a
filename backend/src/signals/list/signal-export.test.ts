import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { captureSql } from '../../../../tests/builders/database/captured-sql.ts';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { readCsv } from '../../../../tests/builders/files/read-csv.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    update signal set title = '=HYPERLINK("http://evil")' where id = 2;
    update signal set title = 'Теч; на "Славия"' where id = 3;
    update signal set title = '-5' where id = 4;
    update submitter set subject = 'subject-of-citizen' where id = 1;
    update signal set taken_by = 'ivanova' where id = 1`);
}, 60_000);
afterAll(() => service?.stop());

const path = '/struma/signals/export';
const operatorNamed = (name: string) => personClaims(name, ['Оператор'], ['TestMainGroup']);
const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);

const linesOf = async (query = '', claims = {}): Promise<string[]> => {
  const answer = await service.call(`${path}${query}`, { claims });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'efbbbf']);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
};
const numbersOf = (lines: readonly string[]): string[] => lines.slice(1).map((line) => line.split(';')[0] ?? '');
/** Starts an export and does not read its body. */
const startExport = async (person: string): Promise<IncomingMessage> => {
  const headers = { authorization: `Bearer ${await service.issuer.token(operatorNamed(person))}` };
  return new Promise((resolve) => void get(`${service.url}${path}`, { headers }, resolve));
};
const countOpenExports = async (): Promise<number> => {
  const { rows } = await service.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? -1;
};

describe('the list as CSV', () => {
  test('has the columns of the list with Bulgarian headings and local times of Sofia', async () => {
    const lines = await linesOf('?sortBy=id&sortDesc=false');
    expect(lines.slice(0, 5)).toEqual([
      expect.stringMatching(
        /^Сигнал №;Приоритет;Статус;Създаден от;Създаден на;Последен отговор;Затворен на;Авария №;Заглавие;Чака отговор;Канал;Ширина;Дължина;.*Работи по него/,
      ),
      expect.stringMatching(/^1;Нисък;Сигнал;Яна Ангелова;2026-03-29 02:30:00;;;;Теч;да;Портал;42,69;23,32;.*ivanova/),
      expect.stringMatching(
        /^2;Спешен;Авария;Ангел Щерев;2026-03-29 04:30:00;2026-04-01 13:00:00;;РК-100;"'=HYPERLINK\(""http:\/\/evil""\)";не;Портал;;;/,
      ),
      expect.stringMatching(
        /^3;;Отхвърлен;;2026-10-25 03:30:00;2026-10-26 12:00:00;2026-10-27 10:00:00;;"Теч; на ""Славия""";не;Портал;;;/,
      ),
      expect.stringMatching(
        /^4;Нормален;Отхвърлен\/Затворен;ангел Борисов;2026-10-25 03:30:00;2026-10-26 11:00:00;2026-10-28 10:00:00;;-5;не;Портал;;;/,
      ),
    ]);
  });

  test('has the rows of the list in the same order, for any filter and sort', async () => {
    for (const query of [
      '?x=1',
      '?statusId=1&statusId=2',
      '?needsReply=true&sortBy=priority&sortDesc=true',
      '?sortBy=closedUtc&sortBy=createdBySubmitter',
      '?workCardNo=РК',
      '?statusId=4&needsReply=true',
    ]) {
      const page = (await (await service.call(`/api/signal/GetSignalList${query}&itemsPerPage=100`)).json()) as {
        items: { id: number }[];
      };
      expect([query, numbersOf(await linesOf(query))]).toEqual([query, page.items.map(({ id }) => String(id))]);
    }
  });

  test('does not read messages, which may be long and are not shown', async () => {
    const statements = await captureSql(() => linesOf());
    const lookUps = statements.filter(({ name }) => name !== undefined);
    expect(lookUps.map(({ values }) => values)).toEqual([[expect.arrayContaining([1, 6])]]);
    for (const { text } of statements) expect(text).not.toMatch(/message|select \*|s\.\*/);
  });

  test('each text is one cell (RFC 4180); formulas and texts that would be converted have an apostrophe', async () => {
    const expected = {
      same: (text: string) => text,
      guarded: (text: string) => `'${text}`,
      'guarded twice': (text: string) => `'${text.replace('=', "'=")}`,
    };
    const texts = [
      ['Щъркел, „бл. 12“; вх. Ѝ', 'same'],
      ['първи ред\r\nвтори "ред"\nтрети', 'same'],
      ['"', 'same'],
      ['";"', 'same'],
      ['  отстъп ', 'same'],
      ['=1+1', 'guarded'],
      ['+359 888 123 456', 'guarded'],
      ['-1+1', 'guarded'],
      ['@SUM(A1)', 'guarded'],
      ['\t=1+1', 'guarded'],
      ['\r\n=1+1', 'guarded twice'],
      ["=cmd|' /C calc'!A0", 'guarded'],
      ['0888 123 456', 'guarded'],
      ['2026-03-29 02:30:00', 'same'],
      ['\u{1F6B0} теч', 'same'],
    ] as const;
    const { rows } = await service.pool.query<{ id: number }>(
      `insert into signal (title, message, created_at) select title, '', '2026-10-25T00:30:00Z'
       from unnest($1::text[]) with ordinality as given (title, place) order by place returning id`,
      [texts.map(([text]) => text)],
    );
    const answer = await service.call(`${path}?sortBy=id&sortDesc=false`);
    const [head = [], ...lines] = readCsv((await answer.text()).replace(/^\uFEFF/, ''));
    await service.pool.query('delete from signal where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
    expect(lines.filter(({ length }) => length !== head.length)).toEqual([]);
    const column = (name: string): string[] => lines.slice(6).map((line) => line[head.indexOf(name)] ?? '');
    expect(column('Заглавие')).toEqual(texts.map(([text, how]) => expected[how](text)));
    expect(new Set(column('Създаден на'))).toEqual(new Set(['2026-10-25 03:30:00']));
  });

  test('AU-11 a citizen receives own signals without their operators', async () => {
    const lines = await linesOf('', citizen);
    expect(numbersOf(lines)).toEqual(['5', '1']);
    expect(lines.join()).not.toMatch(/Работи по него|ivanova/);
  });

  test('has a Bulgarian file name and headers with which browsers save it; an invalid filter gets 400', async () => {
    const answer = await service.call(path);
    // Read to its end: an export that is cancelled may still count in the next test.
    await answer.text();
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`filename\\*=UTF-8''${encodeURIComponent('сигнали')}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      'text/csv; charset=utf-8',
      'nosniff',
    ]);
    expect((await service.call(`${path}?statusId=abc`)).status).toBe(400);
  });

  test('at most one export per person and three in all are streamed; a disconnect frees the connection', async () => {
    await service.pool.query(`
      insert into signal (title, message) select repeat('дълго ', 30), '' from generate_series(1, 60000)`);
    const answers = await Promise.all(['ana', 'boris', 'vera'].map(startExport));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const second = await service.call(path, { claims: operatorNamed('ana') });
    expect([second.status, await second.json()]).toMatchObject([
      429,
      { message: 'Вече изтегляте списък. Изчакайте да завърши.' },
    ]);
    // The limit covers the exports of all lists, because they share the connections to the database.
    expect((await service.call('/api/Breakdown/ExportAll', { claims: operatorNamed('boris') })).status).toBe(429);
    const fourth = await service.call(path);
    expect([fourth.status, await fourth.json()]).toMatchObject([
      429,
      { message: expect.stringMatching(/твърде много/) },
    ]);
    expect(await countOpenExports()).toBe(3);
    for (const answer of answers) answer.destroy();
    expect(await eventually(countOpenExports, (count) => count === 0)).toBe(0);
    expect(numbersOf(await linesOf())).toHaveLength(60_006);
  });
});
