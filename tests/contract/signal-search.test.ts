import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { insertManySignals } from '../builders/data/many-signals.ts';
import { listBySql, listSignals, orderBySql, sortExpressions, type Sort } from '../builders/requests/listed-signals.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
  await insertManySignals(installation.pool);
  await installation.pool.query(`
    update signal set title = 'Теч на тротоара', message = 'Вода под налягане' where id % 5 = 0;
    insert into response (signal_id, message, kind) select id, 'Водата спря', 'CLIENT' from signal where id % 7 = 0;
    insert into response (signal_id, message, kind) select id, 'водолаз', 'INTERNAL_NOTE' from signal where id % 3 = 0`);
}, 120_000);
afterAll(() => installation?.stop());

/** SQL: all texts of a signal that the search reads, joined to one text. */
const searched = `lower(s.title || s.message || coalesce((
  select string_agg(message, '') from response where signal_id = s.id and kind <> 'INTERNAL_NOTE'), ''))`;

/** Filters with simple SQL that selects the same rows. */
const filters: readonly [object, string][] = [
  [{ statuses: ['BREAKDOWN', 'CLOSED'] }, 's.status_id in (2, 4)'],
  [{ needsReply: true }, 's.needs_reply'],
  [{ words: 'Вода' }, `${searched} like '%вода%'`],
  [{ words: 'спря' }, `${searched} like '%спря%'`],
  [{ words: 'тротоара налягане' }, `${searched} like '%тротоара%' and ${searched} like '%налягане%'`],
  [{ words: 'водолаз' }, 'false'],
  [{ ids: ['3', '30', '300', '99999999'] }, 's.id in (3, 30, 300)'],
  [{ phone: '0888' }, `regexp_replace(submitter.phone, '\\D', '', 'g') like '%888%'`],
  [{ person: 'а' }, `submitter.name ilike '%а%'`],
  [{ person: 'иван' }, `submitter.name ilike '%иван%'`],
  [{ priorityIds: ['1', '2'] }, 's.priority_id in (1, 2)'],
];

/** Repeatable numbers below `limit`. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
};

describe('SG-2 FI-6 FI-8 searches in the list return the rows that SQL returns', () => {
  test.each(filters)('%j', async (filter, where) => {
    const { ids, counts } = await listSignals(installation.operator, filter);
    expect(ids).toEqual(await listBySql(installation, where));
    expect(counts[0]).toBe(ids.length);
  });

  test('the filters above have more than seven different counts', async () => {
    const sizes = await Promise.all(filters.map(async ([, where]) => (await listBySql(installation, where)).length));
    expect(new Set(sizes).size).toBeGreaterThan(7);
  });

  test.each(Array.from({ length: 40 }, (_, index) => index + 1))('random filters and sort keys %i', async (seed) => {
    const below = numbersFrom(seed * 7919);
    const chosen = [0, 1].flatMap(() => filters.slice(below(filters.length)).slice(0, 1));
    const fields = Object.keys(sortExpressions);
    const first = below(fields.length);
    const sort = [first, (first + 1 + below(fields.length - 1)) % fields.length].map((index): Sort => ({
      field: fields[index] ?? 'ID',
      direction: below(2) === 0 ? 'ASC' : 'DESC',
    }));
    const filter = Object.assign({}, ...chosen.map(([one]) => one)) as object;
    // A later value of the same field replaces the earlier one.
    const where = chosen.filter(([one], index) => {
      const later = chosen.slice(index + 1).flatMap(([other]) => Object.keys(other));
      return !Object.keys(one).some((name) => later.includes(name));
    });
    const expected = await listBySql(
      installation,
      where.map(([, text]) => `(${text})`).join(' and '),
      orderBySql(sort),
    );
    expect((await listSignals(installation.operator, filter, sort, 25)).ids).toEqual(expected);
  });
});
