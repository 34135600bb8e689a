import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

interface Result {
  kinds: string[];
  people: unknown[];
  breakdowns: { workCardNo: string }[];
  addresses: unknown[];
}

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name) values
      (2, 1, '2', 'ул. „Отец Паисий“'), (3, 1, '3', 'ул. „Кирил и Методий“');
    insert into address (town_id, street_id, street_number, address_description, full_address) values
      (1, 2, '15', 'ул. Отец Паисий № 15', 'гр. София, ул. „Отец Паисий“ № 15, 1300'),
      (1, 3, '15А', 'ул. Кирил и Методий № 15А', 'гр. София, ул. „Кирил и Методий“ № 15А, 1300');
    insert into breakdown (work_card_no, street_name, town_name, finished) values
      ('А-0617', 'ул. Шипка', 'София', false), ('А-0618', 'ул. „Отец Паисий“', 'София', false),
      ('А-0619', 'ул. „Отец Паисий“', 'София', true), ('А-0620', 'ул. Безимотна', 'София', false);
    analyze`);
}, 60_000);
afterAll(() => service?.stop());

const find = async (text: string, kinds?: string[]): Promise<Result> => {
  const response = await service.call('/struma/search', {
    method: 'POST',
    body: JSON.stringify({ text, ...(kinds && { kinds }) }),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as Result;
};

describe('search of breakdowns by street', () => {
  test.each([
    ['отец паисий', ['А-0618']],
    ['otec paisii', ['А-0618']],
    ['Отец Паисий 15', ['А-0618']],
    ['шипка', ['А-0617']],
    ['безимотна', ['А-0620']],
    ['кирил и методий', []],
    ['ул', []],
  ])("'%s' finds only the open breakdowns of the street", async (typed, cards) => {
    const { breakdowns, kinds } = await find(typed);
    expect(breakdowns.map(({ workCardNo }) => workCardNo)).toEqual(cards);
    expect(kinds.includes('BREAKDOWN')).toBe(cards.length > 0);
    const only = await find(typed, ['BREAKDOWN']);
    expect([only.breakdowns, only.people, only.addresses]).toEqual([breakdowns, [], []]);
  });

  test('the breakdowns of a street come before its addresses', async () => {
    const { kinds } = await find('отец паисий');
    expect(kinds.indexOf('BREAKDOWN')).toBeLessThan(kinds.indexOf('ADDRESS'));
  });
});
