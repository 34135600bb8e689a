import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase } from '../../kernel/database/database.ts';
import { insertTown, radomir } from '../../../../tests/builders/data/towns.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { readWords } from './search-words.ts';

let service: TestService;

const documentOf = (...paragraphs: string[][]): string =>
  JSON.stringify({
    type: 'doc',
    content: paragraphs.map((parts) => ({
      type: 'paragraph',
      content: parts.map((text) => ({ type: 'text', text, marks: [{ type: 'bold' }] })),
    })),
  });

beforeAll(async () => {
  service = await startTestService({ answerHours: 24 });
  await insertSignals(service.pool);
  await insertTown(service.pool, radomir);
  await service.pool.query(
    `insert into response (signal_id, message, kind) values
       (3, $1, 'CLIENT'), (5, 'Водомерът пред №7 тече', 'OPERATOR'), (6, 'тайно: водомер', 'INTERNAL_NOTE')`,
    [documentOf(['Шах', 'тата e пълна'], ['с "мръсна" вода'])],
  );
  await service.pool.query(`
    update signal set title = 'Без капак', message = 'Отворена шахта' where id = 4;
    update submitter set phone = '+359 888 12-34-56' where id = 1;
    update submitter set phone = '0888 123 999', name = 'Ангел Иванов Щерев' where id = 2;
    insert into client (id, client_number, name, client_type_id) values (1, '1000001', 'ангел Борисов', 1);
    insert into street (town_id, grao_code, name) values (1, '00001', 'ул. „Отец Паисий“'), (1, '00002', 'ул. „Шипка“'),
      (1, '00003', 'ул. „3-ти март“'), (1, '00004', 'ул. „Осми март“');
    insert into address (town_id, client_id, address_description, full_address, location) values
      (1, null, '', 'гр. Радомир, ул. Отец Паисий № 15, вх. А, 2400', point(23.3201, 42.6901)),
      (1, 1, '', 'гр. Радомир, ул. Отец Паисий № 150, 2400', null),
      (1, null, '', 'гр. Радомир, ул. 3-ти март № 7, 2400', point(23.3201, 42.6901)),
      (1, 1, '', 'гр. Радомир, ул. Осми март № 7, 2400', null);
    update submitter set client_id = 1 where id = 3`);
});
afterAll(() => service.stop());

interface Row {
  id: number;
  waitsSinceUtc: string | null;
  answerDueUtc: string | null;
}

const read = async (query: Record<string, string>): Promise<Row[]> => {
  const response = await service.call(`/api/signal/GetSignalList?${new URLSearchParams(query).toString()}`);
  expect(response.status).toBe(200);
  const page = (await response.json()) as { items: Row[]; totalCount: number };
  expect(page.totalCount).toBe(page.items.length);
  return page.items;
};
const readIds = async (query: Record<string, string>): Promise<number[]> => (await read(query)).map(({ id }) => id);

describe('the search of the list of signals', () => {
  test.each([
    ['шахта', [4, 3]],
    ['ШАХТА', [4, 3]],
    ['капак шахта', [4]],
    ['мръсна вода', [3]],
    ['„мръсна" — вода!', [3]],
    ['водомер', [5]],
    ['№ 7', [5]],
    ['тайно', []],
    ['paragraph', []],
    ['bold', []],
    // Typed with Latin letters of the same shape.
    ['шаxтa', [4, 3]],
    ['теч', [6, 5, 3, 2, 1]],
    // A word of less than three letters is searched as a whole word.
    ['e', [3]],
    ['те', []],
    ['!!!', []],
    ['%', []],
  ])('SG-2 finds signals by the words %j', async (words, expected) =>
    expect(await readIds({ words })).toEqual(expected),
  );

  test.each([
    ['0888123456', [5, 1]],
    ['+359888123456', [5, 1]],
    ['00359 (888) 12 34 56', [5, 1]],
    ['888/123-456', [5, 1]],
    ['123456', [5, 1]],
    ['0888', [5, 2, 1]],
    ['0889', []],
    ['88', []],
    ['Яна', []],
  ])('SG-2 finds signals by the telephone %j', async (phone, expected) =>
    expect(await readIds({ phone })).toEqual(expected),
  );

  test.each([
    ['отец паисий 15', [1]],
    ['ул. "Отец Паисий" №15', [1]],
    ['паисий 150', [4]],
    ['паисий', [4, 1]],
    // No house with this number: the number is ignored.
    ['паисий 5', [4, 1]],
    ['ул. „Паисий“, № 5 вх. Я', [4, 1]],
    ['ул. 15', [1]],
    // A number before the last word belongs to the name of the street: it is not ignored.
    ['март 999', [4, 1]],
    ['3-ти март 999', [1]],
    ['паисий вх а', [1]],
    ['otec paisii 15', [1]],
    // Typed with the keys of БДС while another layout is active.
    ['fje[ mdrirx 15', [1]],
    ['фйеш мдрирь 15', [1]],
    ['отец пайсий 15', [1]],
    // Latin letters of the same shape.
    ['ул. Oтeц Пaиcий 15', [1]],
    ['шипка 15', []],
    ['ул.', []],
  ])('SG-2 finds signals by the address %j', async (address, expected) =>
    expect(await readIds({ address })).toEqual(expected),
  );

  test.each([
    ['щерев', [2]],
    ['щерев ангел', [2]],
    ['ангел', [5, 4, 2, 1]],
    ['"Ангелова", Яна', [5, 1]],
    ['angel shterev', [2]],
    ['6terev', [2]],
    ['dkhe. ye,el', [2]],
    ['щерве', [2]],
    ['щерев № 15', [2]],
    ['щерев непознат', []],
    ['_', []],
  ])('SG-2 finds signals by the person %j', async (person, expected) =>
    expect(await readIds({ person })).toEqual(expected),
  );

  test('SG-2 filters by the number of the signal, and by several filters together', async () => {
    expect(await readIds({ id: '4' })).toEqual([4]);
    expect(await readIds({ id: '9007199254740991' })).toEqual([]);
    expect(await readIds({ id: '1', words: 'теч', phone: '123456', address: 'паисий', person: 'яна' })).toEqual([1]);
  });

  test.each([
    ['иванова', [4, 2]],
    ['ИВАНОВА  мария', [2]],
    ['%', []],
    [' ', [6, 5, 4, 3, 2, 1]],
  ])(
    'SG-2 finds signals by the operator %j who works on them; a citizen filters without it',
    async (colleague, expected) => {
      await service.pool.query(`
      insert into colleague (subject, name) values ('m', 'Мария Иванова'), ('p', 'Петя Иванова') on conflict do nothing;
      update submitter set subject = 'subject-of-citizen' where id = 1;
      update signal set taken_by = case id when 2 then 'm' when 4 then 'p' end`);
      expect(await readIds({ colleague })).toEqual(expected);
      const own = await service.call(`/api/signal/GetSignalList?colleague=${encodeURIComponent(colleague)}`, {
        claims: personClaims('citizen', ['Потребител'], ['TestMainGroup']),
      });
      expect(((await own.json()) as { totalCount: number }).totalCount).toBe(2);
    },
  );

  test('a changed message is found by its new words only', async () => {
    await service.pool.query(`update signal set message = 'Спукана тръба' where id = 2`);
    expect(await readIds({ words: 'спукана' })).toEqual([2]);
    await service.pool.query(`update signal set message = '{"type":"doc","content":[]}' where id = 2`);
    expect(await readIds({ words: 'спукана' })).toEqual([]);
  });
});

describe('the deadline of the answer', () => {
  test('SG-1 is the time of the waiting message plus the target', async () => {
    expect((await read({ sortBy: 'id' })).map(({ answerDueUtc }) => answerDueUtc)).toEqual([
      '2026-03-30 00:30:00',
      null,
      null,
      null,
      '2026-11-03 10:00:00',
      '2026-11-02 10:00:00',
    ]);
  });

  test('SG-1 the start of the wait is kept after a merge was taken back, although the last message is newer', async () => {
    await service.pool.query(`update signal set kept_wait = '2026-11-02T10:00:00Z' where id = 6`);
    const waits = (await read({ sortBy: 'id' })).map(({ waitsSinceUtc }) => waitsSinceUtc);
    expect(waits).toEqual(['2026-03-29 00:30:00', null, null, null, '2026-11-02 10:00:00', '2026-11-02 10:00:00']);
    await service.pool.query('update signal set kept_wait = null where id = 6');
  });

  test('FI-6 sorts signals in both directions; signals that do not wait are last', async () => {
    expect(await readIds({ sortBy: 'answerDueUtc' })).toEqual([1, 6, 5, 4, 3, 2]);
    expect(await readIds({ sortBy: 'answerDueUtc', sortDesc: 'true' })).toEqual([5, 6, 1, 4, 3, 2]);
  });

  test('the target in hours is sent with the counts of the views', async () => {
    expect(await (await service.call('/struma/signals/views')).json()).toMatchObject({ answerHours: 24, WAITING: 3 });
  });
});

test('SG-2 a common word, which is in thousands of messages, finds all signals that have it', async () => {
  await service.pool.query(`
    insert into signal (title, message) select 'Навсякъде', 'дума ' || n from generate_series(1, 4000) n;
    insert into response (signal_id, message)
      select id, 'навсякъде' from signal where id in (1, 2);
    analyze signal, response`);
  const database = createDatabase(service.pool);
  expect(await readWords(database, 'навсякъде мръсна')).toEqual([
    { pattern: '%навсякъде%', isCommon: true },
    { pattern: '%мръсна%', isCommon: false },
  ]);
  const many = await readWords(database, Array.from({ length: 100 }, (_word, number) => `д${number}`).join(' '));
  expect(many?.map(({ isCommon }) => isCommon)).toEqual(Array.from({ length: 100 }, (_word, index) => index >= 10));
  const response = await service.call('/api/signal/GetSignalList?sortBy=id&itemsPerPage=5&words=навсякъде');
  const page = (await response.json()) as { items: Row[]; totalCount: number };
  expect([page.items.map(({ id }) => id), page.totalCount]).toEqual([[1, 2, 7, 8, 9], 4002]);
  expect(await readIds({ words: 'навсякъде дума', id: '4006' })).toEqual([4006]);
  expect(await readIds({ words: 'навсякъде мръсна' })).toEqual([]);
});
