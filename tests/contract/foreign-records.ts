import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execute } from '../builders/requests/graphql-request.ts';
import { codeOf, run } from '../builders/requests/signal-requests.ts';
import type pg from 'pg';
import type { SignalWorkContext } from './signal-work.ts';

interface Context extends SignalWorkContext {
  /** Id of a breakdown to which the foreign signal is linked. */
  breakdown: string;
}

/**
 * Tests that a citizen and a colleague cannot use records of other people, even if they know the numbers of the
 * records. The caller starts the product.
 */
export const foreignRecordTests = (getContext: () => SignalWorkContext): void => {
  describe('records of others', () => {
    const context = {} as Context;
    beforeAll(async () => {
      const { pool } = getContext().installation;
      Object.assign(context, getContext(), { breakdown: await insertBreakdown(pool) });
      await pool.query('update signal set status_id = 2, breakdown_id = $1 where id = $2', [
        context.breakdown,
        context.foreign,
      ]);
    });
    testRefusedChanges(context);
    testHiddenSignals(context);
    testHiddenTexts(context);
  });
};

const insertBreakdown = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into breakdown (work_card_no, signal_timestamp, description, location, town_name, street_name,
       water_stop_start, water_stop_people, created_by)
     values ('Чужда-1', now() - interval '1 hour', 'вътрешна бележка', point(23.001, 42.6001), 'гр. Перник',
       'ул. Тайна', now(), 412, 'Петър Илиев') returning id::text`,
  );
  return rows[0]?.id ?? '';
};

/** Reads everything that linking, merging and replying would change. */
const readWork = async ({ installation, own, foreign }: Context): Promise<unknown> =>
  (
    await installation.pool.query(
      `select (select jsonb_agg(jsonb_build_array(id, status_id, breakdown_id) order by id) from signal
           where id = any($1)) as signals,
         (select count(*) from signal_link) as links,
         (select count(*) from response where signal_id = any($1)) as responses`,
      [[own, foreign]],
    )
  ).rows[0];

/** Documents that a citizen may not send, with their variables. */
const attacksOn = ({ breakdown, own, foreign }: Context): [string, Record<string, unknown>][] => {
  const message = { text: 'Дубликат' };
  const links = { breakdownId: breakdown, signalIds: [own, foreign] };
  return [
    ['mutation ($input: LinkSignalsInput!) { linkSignals(input: $input) { __typename } }', { input: links }],
    ['mutation ($input: UnlinkSignalsInput!) { unlinkSignals(input: $input) { __typename } }', { input: links }],
    [
      'mutation ($input: LinkSignalInput!) { linkSignal(input: $input) { __typename } }',
      { input: { id: own, otherId: foreign } },
    ],
    [
      'mutation ($input: MergeSignalInput!) { mergeSignal(input: $input) { __typename } }',
      { input: { idempotencyKey: randomUUID(), id: foreign, otherId: own, message } },
    ],
    [`{ breakdown(id: "${breakdown}") { workCardNo } }`, {}],
    [`{ linkCandidates(breakdownId: "${breakdown}") { signal { id } } }`, {}],
    [`{ breakdowns(filter: { workCardNo: "Чужда" }) { items { description } } }`, {}],
    [`{ signal(id: "${own}") { links { id } } }`, {}],
  ];
};

const testRefusedChanges = (context: Context): void => {
  test('AU-11 BR-7 BR-12 a citizen cannot link, unlink or merge signals, and cannot read a breakdown', async () => {
    const before = await readWork(context);
    const { citizen } = context;
    for (const [document, variables] of attacksOn(context))
      expect([document, await codeOf(citizen, document, variables)]).toEqual([document, 'FORBIDDEN']);
    expect(await readWork(context)).toEqual(before);
  });

  test('AU-11 a citizen cannot reply to a signal of another person', async () => {
    const { citizen, foreign } = context;
    const before = await readWork(context);
    const code = await codeOf(
      citizen,
      'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }',
      { input: { signalId: foreign, idempotencyKey: randomUUID(), message: { text: 'До всички' } } },
    );
    expect(code).toBe('NOT_FOUND');
    expect(await readWork(context)).toEqual(before);
  });
};

const testHiddenSignals = (context: Context): void => {
  test('AU-11 SG-4 a filter by breakdown, channel, number, person or words returns only own signals to a citizen, or is FORBIDDEN', async () => {
    const { installation, operator, citizen, breakdown, foreign } = context;
    const filters = [
      { breakdownIds: [breakdown] },
      { workCardNo: 'Чужда' },
      { channels: ['EMAIL'] },
      { ids: [foreign] },
      { person: 'а' },
      { words: 'теч' },
      { hasBreakdown: true },
    ];
    const citizenSignals = await installation.pool.query<{ id: string }>(
      `select s.id::text from signal s join submitter p on p.id = s.submitter_id where p.name = 'Гергана Гражданска'`,
    );
    const visible = new Set(citizenSignals.rows.map(({ id }) => id));
    const find = async (person: typeof citizen, filter: object) => {
      const document = 'query ($filter: SignalFilter) { signals(filter: $filter) { items { id } } }';
      const { data, errors } = await execute<{ signals: { items: { id: string }[] } }>(person, document, { filter });
      return { codes: errors.map(({ code }) => code), ids: data?.signals.items.map(({ id }) => id) ?? [] };
    };
    expect((await find(operator, { breakdownIds: [breakdown] })).ids).toEqual([foreign]);
    for (const filter of filters) {
      const { codes, ids } = await find(citizen, filter);
      expect([filter, ids.filter((id) => !visible.has(id))]).toEqual([filter, []]);
      for (const code of codes) expect(code).toBe('FORBIDDEN');
    }
  });

  test('SG-3 water outages have only public fields for a citizen', async () => {
    const { citizen } = context;
    const { outages } = await run(
      citizen,
      '{ outages(at: { latitude: 42.6, longitude: 23.0 }) { distance townName streetName waterStopStart waterStopEnd repairEnd } }',
    );
    expect(outages).toMatchObject([{ townName: 'гр. Перник', streetName: 'ул. Тайна' }]);
    for (const field of ['workCardNo', 'description', 'createdBy', 'affectedPeople', 'id'])
      await expect(run(citizen, `{ outages(at: { latitude: 42.6, longitude: 23.0 }) { ${field} } }`)).rejects.toThrow();
  });
};

const testHiddenTexts = (context: Context): void => {
  test('AU-11 drafts and private views of an operator are invisible to others, and a colleague cannot delete the view', async () => {
    const { installation, operator, admin, citizen, own } = context;
    const save =
      'mutation ($input: SaveListViewInput!) { saveListView(input: $input) { ... on SaveListViewSuccess { viewId } } }';
    const view = { list: 'signals', name: 'Само за мен', search: '', columns: [], isShared: false };
    const { saveListView } = await run(operator, save, { input: view });
    const text = 'Чернова на оператора';
    await run(operator, 'mutation ($input: SaveSignalDraftInput!) { saveSignalDraft(input: $input) { __typename } }', {
      input: { signalId: own, kind: 'REPLY', message: { text }, idempotencyKey: randomUUID() },
    });
    const draftOf = (person: typeof operator) =>
      run(person, `{ signalDraft(signalId: "${own}", kind: REPLY) { message { text } } }`);
    expect(JSON.stringify(await draftOf(operator))).toContain(text);
    for (const person of [admin, citizen]) expect(JSON.stringify(await draftOf(person))).not.toContain(text);
    expect(JSON.stringify(await run(admin, '{ listViews(list: "signals") { items { name } } }'))).not.toContain(
      'Само за мен',
    );
    await run(admin, 'mutation ($input: DeleteListViewInput!) { deleteListView(input: $input) { __typename } }', {
      input: { id: saveListView?.viewId },
    }).catch(() => null);
    const { rows } = await installation.pool.query('select name from list_view where name = $1', ['Само за мен']);
    expect(rows).toHaveLength(1);
  });
};
