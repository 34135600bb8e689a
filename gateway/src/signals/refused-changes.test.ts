import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { signalRow } from '../testing/signal.texts.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand, Reply } from '../testing/graphql.ts';

const details = '/api/signal/GetSignalDetails';
const key = 'idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001"';

let stand: GraphqlStand;
let ask: (query: string) => Promise<Reply>;

beforeAll(async () => {
  stand = await startGraphqlStand();
  ask = stand.as(operator);
});
beforeEach(() => {
  stand.service.on('/struma/features', json(['IDEMPOTENCY', 'EXPECTED_VALUES', 'SIGNAL_DESK']));
  stand.service.on(details, json(signalRow));
  stand.service.on('/struma/signals/history', json({ items: [] }));
  stand.service.on('/api/response/GetResponsesList', json({ items: [] }));
  stand.service.seen.length = 0;
});
afterAll(() => stand.stop());

describe('a change that was refused is not done, although reading what is stored instead fails', () => {
  /** From here on the signal itself cannot be read. */
  const failReading = (): void => stand.service.on(details, json({ message: 'Късно' }, 500));
  const outcome = async (mutation: string) => (await ask(`mutation { ${mutation} }`)).body.errors?.[0]?.extensions;
  const notDone = { code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' };

  test('SG-9 a status', async () => {
    stand.service.on('/api/signal/ChangeSignalStatus', (seen, response) => {
      failReading();
      json({ message: 'Друг статус.' }, 412)(seen, response);
    });
    const change = 'changeSignalStatus(input: { id: 7, status: CLOSED, expectedStatus: BREAKDOWN }) { __typename }';
    expect(await outcome(change)).toMatchObject(notDone);
  });

  test('SG-13 a reply', async () => {
    failReading();
    stand.service.on('/api/response/CreateResponse/', json({ message: 'Има по-ново.' }, 412));
    const input = `${key}, signalId: 7, message: { text: "а" }, expectedLastResponseId: 3`;
    expect(await outcome(`replyToSignal(input: { ${input} }) { __typename }`)).toMatchObject(notDone);
  });

  test('taking a signal that is taken', async () => {
    failReading();
    stand.service.on('/struma/signals/take', json({ isDone: false }));
    expect(await outcome('takeSignal(input: { id: 7 }) { __typename }')).toMatchObject(notDone);
  });
});

describe('SG-16 a signal is never stored without the person that it was meant for', () => {
  const submit = async (person: string) => {
    const input = `${key}, title: "а", message: { text: "а" }, location: { latitude: 42, longitude: 23 }, ${person}`;
    const answer = await ask(`mutation { submitSignal(input: { ${input} }) {
      __typename ... on InvalidInput { problems { path code } } } }`);
    return answer.body.data?.submitSignal;
  };
  const invalid = (...problems: object[]) => ({ __typename: 'InvalidInput', problems });

  test.each([
    ['submitterId: "abc"', invalid({ path: ['submitterId'], code: 'UNKNOWN' })],
    ['clientId: ""', invalid({ path: ['clientId'], code: 'UNKNOWN' })],
    ['submitterId: 41, clientId: -5', invalid({ path: ['clientId'], code: 'UNKNOWN' })],
    ['submitterId: 41, clientId: 5', invalid({ path: ['clientId'], code: 'FORMAT' })],
  ])('%s is a problem of the field', async (person, problems) => {
    expect(await submit(person)).toEqual(problems);
    expect(stand.service.seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test.each([
    ['submitterId: 41, clientId: null', 'submitterId', '41'],
    ['clientId: 5', 'clientId', '5'],
  ])('%s is sent', async (person, field, id) => {
    stand.service.on('/api/signal/createSignal/', plainText('(8) Прието.'));
    expect(await submit(person)).toEqual({ __typename: 'SubmitSignalSuccess' });
    const sent = stand.service.seen.find(({ method }) => method === 'POST');
    expect(sent?.body).toContain(`name="${field}"\r\n\r\n${id}\r\n`);
  });
});
