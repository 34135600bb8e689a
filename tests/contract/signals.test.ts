/** The list of signals: its rows, pages, filters and sort keys equal those of SQL; lookups and the current user. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { insertManySignals } from '../builders/data/many-signals.ts';
import { integratorToken, type BrowserClient } from '../builders/people/browser-client.ts';
import { execute, type HttpClient } from '../builders/requests/graphql-request.ts';
import { listBySql, listSignals, orderBySql, sortExpressions, type Sort } from '../builders/requests/listed-signals.ts';

let installation: Installation;
let operator: BrowserClient;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
  await insertManySignals(installation.pool);
}, 120_000);
afterAll(() => installation?.stop());

const list = (filter: object, sort: Sort[] = [], size = 100) => listSignals(operator, filter, sort, size);
const listWithSql = (where: string, order?: string) => listBySql(installation, where, order);

describe('SG-1 the list', () => {
  test('a row has every column as in the database', async () => {
    const { rows } = await installation.pool.query<Record<string, unknown>>(`
      select s.id::text, p.name_bg as priority, st.name_bg as status, sub.name as submitter, b.work_card_no,
        to_char(s.created_at at time zone 'Europe/Sofia', 'YYYY-MM-DD"T"HH24:MI:SS') as created,
        to_char(s.last_response_at at time zone 'Europe/Sofia', 'YYYY-MM-DD"T"HH24:MI:SS') as answered,
        to_char(s.closed_at at time zone 'Europe/Sofia', 'YYYY-MM-DD"T"HH24:MI:SS') as closed
      from signal s left join nomenclature_item p on p.nomenclature_id = 2 and p.id = s.priority_id
      left join nomenclature_item st on st.nomenclature_id = 1 and st.id = s.status_id
      left join submitter sub on sub.id = s.submitter_id left join breakdown b on b.id = s.breakdown_id
      order by s.id desc limit 100`);
    const { data } = await execute<{ signals: { items: Row[] } }>(
      operator,
      `{ signals(page: { number: 1, size: 100 }) { items {
        id priority { name } statusName submitter { name } workCardNo createdAt lastResponseAt closedAt
      } } }`,
    );
    const local = (moment: string | null) => moment && moment.slice(0, 19);
    const shown = data?.signals.items.map((row) => ({
      id: row.id,
      priority: row.priority?.name ?? null,
      status: row.statusName,
      submitter: row.submitter?.name ?? null,
      work_card_no: row.workCardNo,
      created: local(row.createdAt),
      answered: local(row.lastResponseAt),
      closed: local(row.closedAt),
    }));
    expect(shown).toEqual(rows);
    for (const row of data?.signals.items ?? []) expect(row.createdAt).toMatch(/^[-\dT:]{19}\+0[23]:00$/);
  });

  interface Row {
    id: string;
    priority: { name: string } | null;
    statusName: string;
    submitter: { name: string } | null;
    workCardNo: string | null;
    createdAt: string;
    lastResponseAt: string | null;
    closedAt: string | null;
  }

  test.each([5, 10, 25, 50, 100])(
    'FI-5 pages of %i have each signal once, and each page reports the same total count',
    async (size) => {
      const { ids, counts } = await list({ statuses: ['BREAKDOWN', 'CLOSED'] }, [], size);
      expect(ids).toEqual(await listWithSql('s.status_id in (2, 4)'));
      expect(new Set(counts)).toEqual(new Set([ids.length]));
    },
  );
});

describe('SG-2 FI-8 filters return the rows that SQL returns', () => {
  const cases: [object, string][] = [
    [{}, 'true'],
    [{ statuses: [], priorityIds: null, workCardNo: ' ', created: { from: null } }, 'true'],
    [
      { created: { from: '2026-01-10T02:00:00+02:00', to: '2026-01-20T02:00:00+02:00' } },
      `s.created_at >= '2026-01-10Z' and s.created_at < '2026-01-20T00:00:01Z'`,
    ],
    [{ created: { to: '2026-01-10T00:00:00Z' } }, `s.created_at < '2026-01-10T00:00:01Z'`],
    [
      { closed: { from: '2026-04-01T03:02:00+03:00', to: '2026-04-01T03:05:00+03:00' } },
      `s.closed_at between '2026-04-01T00:02Z' and '2026-04-01T00:05:00.999Z'`,
    ],
    [{ lastResponse: { from: '2026-03-01T08:00:00Z' } }, `s.last_response_at >= '2026-03-01T08:00Z'`],
    [{ statuses: ['SIGNAL'] }, 's.status_id = 1'],
    [{ statuses: ['BREAKDOWN', 'REJECTED'] }, 's.status_id in (2, 3)'],
    [{ priorityIds: ['2'] }, 's.priority_id = 2'],
    [{ priorityIds: ['1', '4', '4'] }, 's.priority_id in (1, 4)'],
    [{ needsReply: true }, 's.needs_reply'],
    [{ needsReply: false }, 'not s.needs_reply'],
    [{ needsReply: null }, 'true'],
    [{ submitterIds: ['1'] }, 's.submitter_id = 1'],
    [{ submitterIds: ['1', '2', '3'] }, 's.submitter_id in (1, 2, 3)'],
    [{ workCardNo: '1' }, `breakdown.work_card_no like '%1%'`],
    [{ workCardNo: ' 00 ' }, `breakdown.work_card_no like '%00%'`],
    [{ workCardNo: '%' }, `position('%' in breakdown.work_card_no) > 0`],
    [{ workCardNo: '_' }, `position('_' in breakdown.work_card_no) > 0`],
    [{ workCardNo: '\\' }, `position('\\' in breakdown.work_card_no) > 0`],
    [{ workCardNo: "'; drop table signal; --" }, 'false'],
    [
      {
        statuses: ['BREAKDOWN', 'CLOSED'],
        priorityIds: ['1', '2', '3'],
        needsReply: false,
        submitterIds: ['2', '5', '9', '10'],
      },
      's.status_id in (2, 4) and s.priority_id in (1, 2, 3) and not s.needs_reply and s.submitter_id in (2, 5, 9, 10)',
    ],
    [
      {
        created: { from: '2026-01-05T00:00:00Z' },
        lastResponse: { to: '2026-03-01T07:00:00Z' },
        needsReply: true,
        workCardNo: '0',
      },
      `s.created_at >= '2026-01-05Z' and s.last_response_at < '2026-03-01T07:00:01Z' and s.needs_reply
       and breakdown.work_card_no like '%0%'`,
    ],
  ];

  test.each(cases)('%j', async (filter, where) => {
    const { ids, counts } = await list(filter);
    expect(ids).toEqual(await listWithSql(where));
    expect(counts[0]).toBe(ids.length);
  });

  test('the cases above have more than twelve different counts, and more than 17 of them find signals', async () => {
    const sizes = await Promise.all(cases.map(async ([, where]) => (await listWithSql(where)).length));
    expect(new Set(sizes).size).toBeGreaterThan(12);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(17);
  });

  test('SG-2 ignores letter case', async () => {
    await installation.pool.query(
      `update breakdown set work_card_no = 'РК-Щ-77' where id = (select min(id) from breakdown)`,
    );
    const expected = await listWithSql(`breakdown.work_card_no = 'РК-Щ-77'`);
    expect(expected.length).toBeGreaterThan(0);
    expect((await list({ workCardNo: 'рк-щ' })).ids).toEqual(expected);
  });
});

describe('FI-6 one or more columns sort as in SQL', () => {
  const fields = Object.keys(sortExpressions);
  const single = fields.flatMap((field): Sort[][] => [[{ field, direction: 'ASC' }], [{ field, direction: 'DESC' }]]);
  const pairs = fields.map((field, index): Sort[] => [
    { field, direction: index % 2 ? 'ASC' : 'DESC' },
    { field: fields[(index * 3 + 1) % fields.length] ?? 'ID', direction: index % 3 ? 'DESC' : 'ASC' },
  ]);
  const all: Sort[] = [
    'STATUS',
    'PRIORITY',
    'WORK_CARD_NO',
    'CLOSED_AT',
    'LAST_RESPONSE_AT',
    'SUBMITTER',
    'CREATED_AT',
    'ID',
  ].map((field, index) => ({ field, direction: index % 2 ? 'DESC' : 'ASC' }));
  const named = [...single, ...pairs, all].map((sort): [string, Sort[]] => [
    sort.map(({ field, direction }) => `${field} ${direction}`).join(', '),
    sort,
  ]);

  test.each(named)('%s', async (_name, sort) => {
    expect((await list({}, sort)).ids).toEqual(await listWithSql('true', orderBySql(sort)));
  });

  test('with a filter, on small pages', async () => {
    const sort: Sort[] = [
      { field: 'CLOSED_AT', direction: 'DESC' },
      { field: 'SUBMITTER', direction: 'ASC' },
    ];
    const order = 's.closed_at desc nulls last, submitter.name collate bulgarian asc nulls last, s.id desc';
    expect((await list({ needsReply: false }, sort, 25)).ids).toEqual(await listWithSql('not s.needs_reply', order));
  });
});

describe('lookups and the current user', () => {
  test('FI-12 no list has an empty entry', async () => {
    const { data } = await execute<Lookups>(
      operator,
      '{ priorities { id name } signalStatuses { status name } submitters(page: { number: 1, size: 100 }) { items { id name } } }',
    );
    expect(data?.priorities.map(({ name }) => name)).toEqual(['Нисък', 'Нормален', 'Висок', 'Спешен']);
    const statuses = ['Сигнал', 'Авария', 'Отхвърлен', 'Отхвърлен/Затворен'];
    expect(data?.signalStatuses.map(({ name }) => name)).toEqual(statuses);
    expect(data?.submitters.items.filter(({ id, name }) => id === '0' || name === '')).toEqual([]);
  });

  type Lookups = { priorities: Named[]; signalStatuses: Named[]; submitters: { items: Named[] } };
  interface Named {
    id: string;
    name: string;
  }

  const session = `{ session {
    name memberOf allowedActions allowedGroups isProduction access { operator activityLog errorsLog roles }
    lastMapView { center { latitude longitude } zoom }
  } }`;

  test('AU-4 AU-8 `session` returns the current user', async () => {
    const { data } = await execute(operator, session);
    expect(data).toMatchObject({
      session: {
        allowedActions: expect.arrayContaining(['USER', 'OPERATOR']),
        allowedGroups: ['TestMainGroup'],
        isProduction: false,
        access: { operator: true, activityLog: false, errorsLog: false, roles: false },
        lastMapView: null,
      },
    });
  });

  test('AU-4 memberOf names the roles', async () => {
    const { data } = await execute<{ session: { memberOf: string[] } }>(operator, session);
    expect(data?.session.memberOf).toEqual(expect.arrayContaining(['Потребител', 'Оператор']));
  });
});

describe('GQ-1 GQ-3 an integrator with a bearer', () => {
  test('reads the same data as an operator', async () => {
    const token = await integratorToken(installation.address);
    const integrator: HttpClient = {
      fetch: (path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.delete('x-struma');
        headers.set('authorization', `Bearer ${token}`);
        return fetch(installation.address + path, { ...init, headers });
      },
    };
    const query = `{ signals(sort: [{ field: CREATED_AT, direction: DESC }], page: { number: 1, size: 25 }) {
      totalCount items { id title message { text document } responses { id kind respondedAt } attachments { id url } }
    } }`;
    const [forOperator, forIntegrator] = [await execute(operator, query), await execute(integrator, query)];
    expect(forIntegrator.errors).toEqual([]);
    expect(forIntegrator.data).toEqual(forOperator.data);
  });
});
