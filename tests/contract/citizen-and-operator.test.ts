/** What citizens and operators may do with signals, on the whole product. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { passwords } from '../builders/people/demo-users.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { changeStatus, codeOf, replyTo, run, sendInput, submitSignal } from '../builders/requests/signal-requests.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { readFailure } from '../builders/requests/graphql-request.ts';
import { foreignRecordTests } from './foreign-records.ts';
import { citizenViewTests } from './citizen-view.ts';
import { signalWorkTests } from './signal-work.ts';

let installation: Installation;
let operator: BrowserClient;
let admin: BrowserClient;
let citizen: BrowserClient;
/** Ids of a signal of the demo citizen, and of a signal of another person. */
let own: string;
let foreign: string;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
  [admin, citizen] = [new BrowserClient(installation.address), new BrowserClient(installation.address)];
  await Promise.all([admin.signIn('admin', passwords.admin), citizen.signIn('citizen', passwords.citizen)]);
  [own = '', foreign = ''] = await Promise.all([
    insertSignal(`(select id from submitter where name = 'Гергана Гражданска')`),
    insertSignal('2'),
  ]);
}, 120_000);
afterAll(() => installation?.stop());

const insertSignal = async (submitter: string): Promise<string> => {
  const { rows } = await installation.pool.query<{ id: number }>(`
    insert into signal (title, message, submitter_id, location)
    values ('Теч пред блока', 'Тече.', ${submitter}, point(23.001, 42.6001)) returning id`);
  return String(rows[0]?.id);
};

const place = { latitude: 42.6, longitude: 23.0 };
const change = (status: string, expectedStatus?: string, client = operator) =>
  changeStatus(client, own, status, expectedStatus);
const submit = (client: BrowserClient, input: object) => submitSignal(client, { location: place, ...input });
const reply = (client: BrowserClient, input: object, id = own) => replyTo(client, id, input);

describe('SG-3 the citizen portal', () => {
  test('has exactly the signals of the demo citizen', async () => {
    const { signals } = await run(
      citizen,
      '{ signals(page: { number: 1, size: 100 }) { totalCount items { id submitter { name } takenBy { name } } } }',
    );
    const { rows } = await installation.pool.query<{ id: number }>(`
      select s.id from signal s join submitter on submitter.id = s.submitter_id where submitter.name = 'Гергана Гражданска' order by s.id desc`);
    expect(rows.length).toBeGreaterThan(3);
    expect(signals).toEqual({
      totalCount: rows.length,
      items: rows.map(({ id }) => ({ id: String(id), submitter: { name: 'Гергана Гражданска' }, takenBy: null })),
    });
  });

  test('AU-11 a signal of another person is null by id, 404 for files and NOT_FOUND for replies', async () => {
    expect(await run(citizen, `{ signal(id: "${foreign}") { id } }`)).toEqual({ signal: null });
    await sendReply(operator, foreign, { files: [{ name: 'a.txt', bytes: 'a' }] });
    const { signal } = await run(
      operator,
      `{ signal(id: "${foreign}") { attachmentsUrl responses { attachments { url } } } }`,
    );
    const { attachmentsUrl, responses } = signal as {
      attachmentsUrl: string;
      responses: { attachments: { url: string }[] }[];
    };
    for (const url of [attachmentsUrl, responses[0]?.attachments[0]?.url ?? ''])
      expect([(await operator.fetch(url)).status, (await citizen.fetch(url)).status]).toEqual([200, 404]);
    expect(
      await codeOf(citizen, `mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }`, {
        input: replyInput(foreign),
      }),
    ).toBe('NOT_FOUND');
  });

  test('AU-11 operations of operators are forbidden to a citizen', async () => {
    for (const query of [
      `{ signal(id: "${own}") { notes { id } } }`,
      `{ signal(id: "${own}") { history { id } } }`,
      '{ signalViews { mine } }',
      '{ replyTemplates { text } }',
      '{ colleagues { id } }',
      '{ search(text: "Иванов") { kinds } }',
      '{ submitters { totalCount } }',
      `mutation { changeSignalStatus(input: { id: "${own}", status: CLOSED }) { __typename } }`,
      `mutation { takeSignal(input: { id: "${own}" }) { __typename } }`,
    ])
      expect([query, await codeOf(citizen, query)]).toEqual([query, 'FORBIDDEN']);
    const sent = await sendInput(citizen, `/files/signals/${own}/notes`, replyInput(own));
    expect(await readFailure(sent)).toMatchObject({ status: 403, code: 'FORBIDDEN', outcome: 'NOT_DONE' });
  });

  test('SG-17 SG-18 a citizen submits with files, gets problems for missing fields, and replies with the kind CLIENT', async () => {
    const input = {
      idempotencyKey: randomUUID(),
      title: 'Няма вода',
      message: { text: 'От сутринта' },
      location: place,
    };
    const files = [{ name: 'чешма.png', bytes: 'x', type: 'image/png' }];
    const send = async () =>
      (await (await sendInput(citizen, '/files/signals', input, files)).json()) as {
        __typename: string;
        signalId: string;
      };
    const sent = await send();
    expect(sent).toEqual({ __typename: 'SubmitSignalSuccess', signalId: expect.stringMatching(/^\d+$/) });
    expect(await send()).toEqual(sent);
    const { signal } = await run(
      citizen,
      `{ signal(id: "${sent.signalId}") { title channel message { text } attachments { fileName } } }`,
    );
    expect(signal).toEqual({
      title: 'Няма вода',
      channel: 'PORTAL',
      message: { text: 'От сутринта' },
      attachments: [{ fileName: 'чешма.png' }],
    });
    expect(await submit(citizen, { title: ' ', message: { text: '\n' } })).toEqual({
      submitSignal: {
        __typename: 'InvalidInput',
        message: '"Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.',
        problems: [
          { path: ['title'], code: 'REQUIRED' },
          { path: ['message'], code: 'REQUIRED' },
        ],
      },
    });
    expect(await reply(citizen, {}, sent.signalId)).toMatchObject({ replyToSignal: { signal: { needsReply: true } } });
    const seen = await run(operator, `{ signal(id: "${sent.signalId}") { responses { kind author } } }`);
    expect(seen).toEqual({ signal: { responses: [{ kind: 'CLIENT', author: null }] } });
  });
});

describe('SG-6 the status', () => {
  test('SG-7 SG-8 SG-9 choosing the current status gives no message, another status is stored, a return to SIGNAL is refused', async () => {
    expect((await change('SIGNAL')).changeSignalStatus).toMatchObject({ status: 'SIGNAL', serviceMessage: null });
    expect((await change('BREAKDOWN', 'SIGNAL')).changeSignalStatus).toMatchObject({
      serviceMessage: 'Статусът е променен на Авария.',
      signal: { status: 'BREAKDOWN' },
    });
    expect((await change('SIGNAL')).changeSignalStatus).toEqual({
      __typename: 'Refusal',
      code: 'WRONG_STATE',
      message: 'Не е позволено промяна на статуса от Авария към Сигнал',
    });
  });

  test('a change is a conflict if a colleague changed the status meanwhile; the response has the current status, the author and the time', async () => {
    await change('REJECTED', 'BREAKDOWN', admin);
    expect((await change('CLOSED', 'BREAKDOWN')).changeSignalStatus).toMatchObject({
      __typename: 'SignalConflict',
      fields: ['expectedStatus'],
      changedBy: 'Ангел Администраторов',
      changedAt: expect.stringMatching(/^\d{4}-/),
      current: { id: own, status: 'REJECTED' },
    });
    const { signal } = await run(operator, `{ signal(id: "${own}") { history { kind oldValue newValue changedBy } } }`);
    expect(signal?.history).toEqual([
      { kind: 'STATUS', oldValue: 'Сигнал', newValue: 'Авария', changedBy: 'Огнян Операторов' },
      { kind: 'STATUS', oldValue: 'Авария', newValue: 'Отхвърлен', changedBy: 'Ангел Администраторов' },
    ]);
  });

  test('SG-13 a reply by the upload route is a conflict if a newer response exists; the `fields` of the conflict are GraphQL names', async () => {
    await replyTo(operator, own);
    const input = { ...replyInput(own), expectedLastResponseId: '0' };
    const response = await sendInput(operator, `/files/signals/${own}/responses`, input);
    expect(await response.json()).toEqual({
      __typename: 'SignalConflict',
      message: expect.any(String),
      fields: ['expectedLastResponseId'],
      changedBy: 'Огнян Операторов',
      changedAt: expect.stringMatching(/\+0[23]:00$/),
      current: { id: own },
    });
  });

  test('a change of an unknown signal is NOT_FOUND; an unknown status is BAD_USER_INPUT', async () => {
    const query = 'mutation ($input: ChangeSignalStatusInput!) { changeSignalStatus(input: $input) { __typename } }';
    for (const id of ['999999', '-1', 'abc'])
      expect(await codeOf(operator, query, { input: { id, status: 'CLOSED' } })).toBe('NOT_FOUND');
    expect(await codeOf(operator, query, { input: { id: own, status: 'LOST' } })).toBe('BAD_USER_INPUT');
  });
});

signalWorkTests(() => ({ installation, operator, admin, citizen, own, foreign }));
citizenViewTests(() => ({ installation, operator, admin, citizen, own, foreign }));
foreignRecordTests(() => ({ installation, operator, admin, citizen, own, foreign }));
