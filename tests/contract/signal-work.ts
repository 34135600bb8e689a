import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  changeStatus,
  conflictFields,
  replyTo,
  run,
  sendInput,
  submitSignal,
} from '../builders/requests/signal-requests.ts';
import type { Installation } from '../builders/product/installation.ts';
import type { BrowserClient } from '../builders/people/browser-client.ts';
import { replyInput } from '../builders/requests/reply-form.ts';

export interface SignalWorkContext {
  installation: Installation;
  operator: BrowserClient;
  admin: BrowserClient;
  citizen: BrowserClient;
  /** Ids of a signal of the citizen, and of a signal of another person. */
  own: string;
  foreign: string;
}

/** Tests of the operators' work. The caller starts the product. */
export const signalWorkTests = (getContext: () => SignalWorkContext): void => {
  describe('the operators’ work', () => {
    let { installation, operator, admin, citizen, own, foreign } = {} as SignalWorkContext;
    beforeAll(() => void ({ installation, operator, admin, citizen, own, foreign } = getContext()));
    const change = (status: string) => changeStatus(operator, own, status);
    const reply = (person: BrowserClient, input: object, id = own) => replyTo(person, id, input);

    test('a note and its file are visible to operators only: not in the conversation, files or archive of the citizen', async () => {
      const input = replyInput(own, { message: { text: 'Клиентът е груб' } });
      const sent = await sendInput(operator, `/files/signals/${own}/notes`, input, [
        { name: 'тайна.txt', bytes: 'тайна' },
      ]);
      expect(await sent.json()).toEqual({ __typename: 'AddSignalNoteSuccess', noteId: expect.any(String) });
      const { signal } = await run(
        operator,
        `{ signal(id: "${own}") { needsReply notes { author message { text } attachments { fileName url } } } }`,
      );
      const { notes } = signal as { notes: { attachments: { url: string }[] }[] };
      expect(notes).toMatchObject([
        { author: 'Огнян Операторов', message: { text: 'Клиентът е груб' }, attachments: [{ fileName: 'тайна.txt' }] },
      ]);
      const url = notes[0]?.attachments[0]?.url ?? '';
      expect([(await operator.fetch(url)).status, (await citizen.fetch(url)).status]).toEqual([200, 404]);
      const seen = await run(citizen, `{ signal(id: "${own}") { responses { message { text } } } }`);
      expect(JSON.stringify(seen)).not.toContain('груб');
      expect((await citizen.fetch(`/files/signals/${own}/attachments.zip`)).status).toBe(404);
      expect((await operator.fetch(`/files/signals/${own}/attachments.zip`)).status).toBe(200);
    });

    const take = (person: BrowserClient, takeOver = false) =>
      run(
        person,
        `mutation ($input: TakeSignalInput!) { takeSignal(input: $input) {
        __typename ... on TakeSignalSuccess { signal { takenBy { name } } } ${conflictFields} } }`,
        { input: { id: foreign, takeOver } },
      );

    test('another operator sees who took a signal, and takes it over; it is handed over and released', async () => {
      expect(await take(operator)).toMatchObject({ takeSignal: { signal: { takenBy: { name: 'Огнян Операторов' } } } });
      expect(await take(operator)).toMatchObject({ takeSignal: { __typename: 'TakeSignalSuccess' } });
      expect(await take(admin)).toMatchObject({
        takeSignal: {
          __typename: 'SignalConflict',
          changedBy: 'Огнян Операторов',
          current: { takenBy: { name: 'Огнян Операторов' } },
        },
      });
      expect(await take(admin, true)).toMatchObject({
        takeSignal: { signal: { takenBy: { name: 'Ангел Администраторов' } } },
      });
      const { colleagues } = (await run(operator, '{ colleagues { id name } }')) as unknown as {
        colleagues: { id: string; name: string }[];
      };
      expect(colleagues.map(({ name }) => name)).toEqual(['Ангел Администраторов', 'Огнян Операторов']);
      const handOver = (colleagueId: string | null) =>
        run(
          operator,
          `mutation ($input: HandOverSignalInput!) { handOverSignal(input: $input) { ... on HandOverSignalSuccess { signal { takenBy { id } } } } }`,
          { input: { id: foreign, colleagueId } },
        );
      const id = colleagues[1]?.id ?? '';
      expect(await handOver(id)).toEqual({ handOverSignal: { signal: { takenBy: { id } } } });
      const { signal } = await run(operator, `{ signal(id: "${foreign}") { history { kind oldValue newValue } } }`);
      expect(signal?.history).toContainEqual({
        kind: 'TAKEN_BY',
        oldValue: 'Огнян Операторов',
        newValue: 'Ангел Администраторов',
      });
      const takenSignals = await run(
        operator,
        '{ signals(filter: { view: MINE }) { totalCount items { id } } signalViews { mine } }',
      );
      expect(takenSignals).toEqual({ signals: { totalCount: 1, items: [{ id: foreign }] }, signalViews: { mine: 1 } });
      expect(await handOver(null)).toEqual({ handOverSignal: { signal: { takenBy: null } } });
    });

    test('the count of each view is the number of signals that it shows', async () => {
      const { signalViews } = await run(operator, '{ signalViews { mine free waiting overdue } }');
      for (const view of ['MINE', 'FREE', 'WAITING', 'OVERDUE']) {
        const { signals } = await run(
          operator,
          'query ($view: SignalView) { signals(filter: { view: $view }) { totalCount } }',
          { view },
        );
        expect([view, signals?.totalCount]).toEqual([view, signalViews?.[view.toLowerCase()]]);
      }
    });

    test('templates are filled with data of the signal', async () => {
      const { replyTemplates } = (await run(
        operator,
        `{ replyTemplates(signalId: "${own}") { name text } }`,
      )) as unknown as {
        replyTemplates: { name: string; text: string }[];
      };
      expect(replyTemplates.length).toBeGreaterThan(3);
      expect(replyTemplates[0]?.text).toContain(`Здравейте, Гергана Гражданска,\nСигнал № ${own}`);
      expect(replyTemplates[1]?.text).toContain('{авария}');
    });

    test('a report of presence returns the other operators on the signal, until they leave', async () => {
      const report = (person: BrowserClient, state: string) =>
        run(
          person,
          'mutation ($input: ReportPresenceInput!) { reportPresence(input: $input) { ... on ReportPresenceSuccess { others { colleague { name } state } } } }',
          { input: { signalId: own, state } },
        );
      expect(await report(operator, 'WRITING')).toEqual({ reportPresence: { others: [] } });
      expect(await report(admin, 'VIEWING')).toEqual({
        reportPresence: { others: [{ colleague: { name: 'Огнян Операторов' }, state: 'WRITING' }] },
      });
      await report(operator, 'LEFT');
      expect(await report(admin, 'VIEWING')).toEqual({ reportPresence: { others: [] } });
    });

    test('a phone caller is found by name, phone and client number', async () => {
      const { rows } = await installation.pool.query<{ name: string; phone: string; client_number: string }>(`
      select s.name, s.phone, client_number from submitter s join client on client.id = s.client_id where phone is not null limit 1`);
      const [storedCaller] = rows;
      for (const search of [storedCaller?.name, storedCaller?.phone, storedCaller?.client_number]) {
        const found = (await run(
          operator,
          'query ($text: String!) { search(text: $text, kinds: [PERSON]) { people { name phone clientNumber openSignals } } }',
          { text: search },
        )) as unknown as { search: { people: object[] } };
        expect([search, found.search.people]).toEqual([
          search,
          expect.arrayContaining([expect.objectContaining({ clientNumber: storedCaller?.client_number })]),
        ]);
      }
    });

    test('SG-17 similar signals near a place are suggested before sending; a place outside the area is reported as outside', async () => {
      const findPlace = (person: BrowserClient, location: object) =>
        run(
          person,
          'query ($location: CoordinatesInput!) { signalPlace(location: $location, title: "Теч пред") { isInsideArea nearby { distance signal { id title } } } }',
          { location },
        );
      const { signalPlace } = await findPlace(operator, { latitude: 42.6001, longitude: 23.001 });
      expect(signalPlace?.nearby).toEqual(
        expect.arrayContaining([{ distance: 0, signal: { id: foreign, title: 'Теч пред блока' } }]),
      );
      const seen = await findPlace(citizen, { latitude: 42.6001, longitude: 23.001 });
      expect(JSON.stringify(seen)).not.toContain(`"${foreign}"`);
      expect((await findPlace(citizen, { latitude: 48.85, longitude: 2.35 })).signalPlace).toEqual({
        isInsideArea: false,
        nearby: [],
      });
      expect(await submitSignal(operator, { location: { latitude: 48.85, longitude: 2.35 } })).toMatchObject({
        submitSignal: { signal: { channel: 'OPERATOR', submitter: null } },
      });
    });

    test('open signals near a place are listed before closed ones, whatever their similarity; signals closed a month ago are not listed', async () => {
      const location = { latitude: 42.9102, longitude: 23.0304 };
      const send = async (title: string, north: number): Promise<string> => {
        const at = { ...location, latitude: location.latitude + north };
        const { submitSignal: sent } = await submitSignal(operator, { title, location: at });
        return (sent as { signalId: string }).signalId;
      };
      const [done, open] = [await send('Теч пред блока', 0), await send('Липсва капак', 0.002)];
      await installation.pool.query('update signal set status_id = 4, closed_at = now() where id = $1', [done]);
      const near = () =>
        run(
          operator,
          'query ($location: CoordinatesInput!) { signalPlace(location: $location, title: "Теч пред блока") { nearby { signal { id } } } }',
          { location },
        );
      const both = { signalPlace: { nearby: [{ signal: { id: open } }, { signal: { id: done } }] } };
      expect(await near()).toEqual(both);
      await installation.pool.query(`update signal set closed_at = now() - interval '31 days' where id = $1`, [done]);
      expect(await near()).toEqual({ signalPlace: { nearby: [{ signal: { id: open } }] } });
    });

    test('a reply is a conflict if a newer message has arrived; with the id of the last message the reply is sent', async () => {
      const sent = await reply(citizen, { message: { text: 'Още тече' } }, foreign).catch(() => null);
      expect(sent).toBeNull();
      await installation.pool.query('update signal set status_id = 1, closed_at = null where id = $1', [own]);
      await reply(citizen, { message: { text: 'Още тече' } });
      expect((await reply(operator, { expectedLastResponseId: '0' })).replyToSignal).toMatchObject({
        __typename: 'SignalConflict',
        fields: ['expectedLastResponseId'],
        current: { id: own },
      });
      const { signal } = await run(operator, `{ signal(id: "${own}") { responses { id } } }`);
      const expectedLastResponseId = (signal?.responses as { id: string }[] | undefined)?.at(-1)?.id;
      expect((await reply(operator, { expectedLastResponseId })).replyToSignal).toMatchObject({
        __typename: 'ReplyToSignalSuccess',
      });
      await change('CLOSED');
      expect((await reply(citizen, {})).replyToSignal).toMatchObject({
        code: 'SERVICE_REFUSED',
        message: 'Сигналът е затворен и не приема повече съобщения.',
      });
    });

    test('a draft is stored on the server for its author only, and removed when it is sent', async () => {
      const key = randomUUID();
      const save = (text: string | null) =>
        run(
          operator,
          'mutation ($input: SaveSignalDraftInput!) { saveSignalDraft(input: $input) { __typename ... on SaveSignalDraftSuccess { savedAt } } }',
          {
            input: { signalId: foreign, kind: 'REPLY', message: text === null ? null : { text }, idempotencyKey: key },
          },
        );
      const read = (person: BrowserClient) =>
        run(person, `{ signalDraft(signalId: "${foreign}", kind: REPLY) { message { text } idempotencyKey } }`);
      expect((await save('Започнах')).saveSignalDraft).toMatchObject({ __typename: 'SaveSignalDraftSuccess' });
      expect(await read(operator)).toEqual({ signalDraft: { message: { text: 'Започнах' }, idempotencyKey: key } });
      expect(await read(admin)).toEqual({ signalDraft: null });
      await reply(operator, { idempotencyKey: key }, foreign);
      expect(await read(operator)).toEqual({ signalDraft: null });
    });

    test('RQ-4 the KEVR lists of the specification exist', async () => {
      const lists = await run(operator, '{ kevrCategories1 { name } kevrCategories2 { name } }');
      expect(lists.kevrCategories1).toContainEqual({ name: 'Авария на СВО' });
      expect(lists.kevrCategories2).toContainEqual({ name: 'Спукана тръба' });
    });
  });
};
