import { beforeAll, describe, expect, test } from '@jest/globals';
import { changeStatus, replyTo, run, sendInput, submitSignal } from '../builders/requests/signal-requests.ts';
import type { BrowserClient } from '../builders/people/browser-client.ts';
import { replyInput } from '../builders/requests/reply-form.ts';
import type { SignalWorkContext } from './signal-work.ts';

const mark = `mutation ($input: MarkSignalReadInput!) { markSignalRead(input: $input) {
  __typename ... on MarkSignalReadSuccess { signal { hasNewReply } } } }`;

const correct = 'mutation ($input: CorrectSignalInput!) { correctSignal(input: $input) { __typename } }';

const parts = `id hasWithheldMessages message { text } attachments { fileName }
  responses { message { text } attachments { fileName } }`;

/** Tests of what a citizen sees of an operator's work. The caller starts the product. */
export const citizenViewTests = (getContext: () => SignalWorkContext): void => {
  describe('what a citizen sees of the operators’ work', () => {
    let { installation, operator, citizen, own } = {} as SignalWorkContext;
    beforeAll(() => void ({ installation, operator, citizen, own } = getContext()));
    const change = (status: string) => changeStatus(operator, own, status);
    const reply = (person: BrowserClient, input: object, id = own) => replyTo(person, id, input);

    test('SG-3 a citizen sees a new reply until the citizen opens it, on any device', async () => {
      await installation.pool.query('update signal set status_id = 1, closed_at = null where id = $1', [own]);
      await reply(operator, {});
      const read = async () =>
        (await run(citizen, '{ signals(filter: { hasNewReply: true }) { items { id hasNewReply } } }')).signals?.items;
      expect(await read()).toContainEqual({ id: own, hasNewReply: true });
      const { signal } = await run(citizen, `{ signal(id: "${own}") { responses { id } } }`);
      const lastResponseId = (signal?.responses as { id: string }[] | undefined)?.at(-1)?.id;
      expect(await run(citizen, mark, { input: { id: own, lastResponseId } })).toEqual({
        markSignalRead: { __typename: 'MarkSignalReadSuccess', signal: { hasNewReply: false } },
      });
      expect(JSON.stringify(await read())).not.toContain(`"${own}"`);
      await change('CLOSED');
    });

    test('SG-5 a citizen who becomes the submitter by a correction sees no earlier message or file', async () => {
      const location = { latitude: 42.6, longitude: 23.03 };
      const submitted = await submitSignal(operator, { message: { text: 'Тайната на съседа' }, location });
      const id = String(submitted.submitSignal?.signalId);
      const file = { name: 'ранен.txt', bytes: 'ранен' };
      await sendInput(operator, `/files/signals/${id}/responses`, replyInput(id, { message: { text: 'Ранен' } }), [
        file,
      ]);
      const { rows } = await installation.pool.query<{ id: number; earlier: number }>(
        `update signal set submitter_id = (select min(id) from submitter where subject is null) where id = $1
         returning submitter_id as earlier, (select submitter_id from signal where id = $2) as id`,
        [id, own],
      );
      const input = { id, submitterId: String(rows[0]?.id), expectedSubmitterId: String(rows[0]?.earlier) };
      expect(await run(operator, correct, { input })).toEqual({
        correctSignal: { __typename: 'CorrectSignalSuccess' },
      });
      await reply(operator, { message: { text: 'Късен' } }, id);
      const seen = await run(
        citizen,
        `{ signal(id: "${id}") { ${parts} } signals(filter: { words: "тайната" }) { totalCount } }`,
      );
      expect(seen).toEqual({
        signal: {
          id,
          hasWithheldMessages: true,
          message: { text: '' },
          attachments: [],
          responses: [{ message: { text: 'Късен' }, attachments: [] }],
        },
        signals: { totalCount: 0 },
      });
      const archive = `/files/signals/${id}/attachments.zip`;
      expect([(await citizen.fetch(archive)).status, (await operator.fetch(archive)).status]).toEqual([404, 200]);
      expect(await (await citizen.fetch('/files/signals.csv')).text()).not.toContain('Тайната');
    });
  });
};
