import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { json } from '../../testing/rest-service.ts';
import { signalRow } from '../../testing/signal.texts.ts';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../../testing/graphql.ts';

const route = '/struma/signals/correct';
let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['SIGNAL_DESK']));
  harness.service.on('/api/signal/GetSignalDetails', json(signalRow));
  harness.service.on('/struma/signals/history', json({ items: [] }));
  harness.service.on(route, json({ isChanged: true }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const correct = async (input: string): Promise<unknown> => {
  const { body } = await harness.as(operator)(`mutation { correctSignal(input: { id: 7, ${input} }) {
    __typename
    ... on CorrectSignalSuccess { signal { id } }
    ... on InvalidInput { problems { path code message } }
    ... on SignalConflict { fields changedBy current { title location { latitude longitude } } }
  } }`);
  return body.data?.correctSignal;
};
const sent = () =>
  harness.service.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

test('only given values are sent; a place that was missing is sent as null', async () => {
  const success = { __typename: 'CorrectSignalSuccess', signal: { id: '7' } };
  expect(await correct('title: " Спукана тръба ", expectedTitle: "Теч"')).toEqual(success);
  await correct('location: { latitude: 42.6, longitude: 23.2 }, expectedLocation: null');
  expect(sent()).toEqual([
    { signalId: 7, title: 'Спукана тръба', expectedTitle: 'Теч' },
    { signalId: 7, location: { latitude: 42.6, longitude: 23.2 }, expectedLocation: null },
  ]);
});

test.each([
  ['submitterId: 41, expectedSubmitterId: 40', { submitterId: 41, expectedSubmitterId: 40 }],
  ['submitterId: null, expectedSubmitterId: 40', { submitterId: null, expectedSubmitterId: 40 }],
  ['clientId: 5, expectedSubmitterId: null', { clientId: 5, expectedSubmitterId: null }],
  ['newCaller: { name: "Иван", phone: null }', { callerName: 'Иван' }],
  ['newCaller: { name: "Иван", phone: "0888" }', { callerName: 'Иван', callerPhone: '0888' }],
])('the submitter is corrected: %s', async (input, body) => {
  expect(await correct(input)).toMatchObject({ __typename: 'CorrectSignalSuccess' });
  expect(sent()).toEqual([{ signalId: 7, ...body }]);
});

test('null without the submitter that the user saw removes nothing', async () => {
  await correct('title: "Теч", submitterId: null');
  expect(sent()).toEqual([{ signalId: 7, title: 'Теч' }]);
});

test('a conflict of the submitter names the colleague who has changed it', async () => {
  harness.service.on(route, json({ message: 'Променен.' }, 412));
  const entry = { id: 1, changedUtc: '2026-05-04 06:00:00', changedLocal: '2026-05-04 09:00:00' };
  const items = [{ ...entry, field: 'submitter', oldValue: 'а', newValue: 'б', changedBy: 'Мария' }];
  harness.service.on('/struma/signals/history', json({ items }));
  expect(await correct('submitterId: 41, expectedSubmitterId: 999')).toMatchObject({
    __typename: 'SignalConflict',
    fields: ['expectedSubmitterId'],
    changedBy: 'Мария',
  });
});

test('a conflict names the fields that a colleague has changed, and the colleague', async () => {
  harness.service.on(route, json({ message: 'Променен.' }, 412));
  const entry = { id: 1, changedUtc: '2026-05-04 06:00:00', changedLocal: '2026-05-04 09:00:00' };
  const items = [
    { ...entry, field: 'title', oldValue: 'а', newValue: 'Теч', changedBy: 'Мария' },
    { ...entry, id: 2, field: 'location', oldValue: 'а', newValue: 'б', changedBy: 'Иван' },
  ];
  harness.service.on('/struma/signals/history', json({ items }));
  const stored = { latitude: 42.7, longitude: 23.3 };
  const place = 'location: { latitude: 42.6, longitude: 23.2 }';
  const current = { title: 'Теч', location: stored };
  expect(
    await correct(`title: "б", expectedTitle: "а", ${place}, expectedLocation: { latitude: 42.7, longitude: 23.3 }`),
  ).toEqual({ __typename: 'SignalConflict', fields: ['expectedTitle'], changedBy: 'Мария', current });
  expect(await correct(`${place}, expectedLocation: null`)).toEqual({
    __typename: 'SignalConflict',
    fields: ['expectedLocation'],
    changedBy: 'Иван',
    current,
  });
});

test.each([
  ['title: "  "', { path: ['title'], code: 'REQUIRED', message: 'Въведете заглавие.' }],
  [`title: "${'а'.repeat(201)}"`, { path: ['title'], code: 'LENGTH', message: 'Заглавието е по-дълго от 200 знака.' }],
  [
    'location: { latitude: 91, longitude: 23 }',
    { path: ['location'], code: 'RANGE', message: 'Изберете място на картата.' },
  ],
  ['submitterId: "abc"', { path: ['submitterId'], code: 'UNKNOWN', message: 'Няма такъв клиент.' }],
  [
    'clientId: 5, newCaller: { name: "Иван" }',
    { path: ['newCaller'], code: 'FORMAT', message: 'Посочете подателя само по един начин.' },
  ],
])('%s is refused without a call', async (input, problem) => {
  expect(await correct(input)).toEqual({ __typename: 'InvalidInput', problems: [problem] });
  expect(sent()).toEqual([]);
});

test.each(['submitterId: 41', 'clientId: 5', 'newCaller: { name: "Иван" }'])(
  '%s is refused as FIXED if the stored submitter has written',
  async (input) => {
    harness.service.on(route, json({ message: 'Подателят не се сменя.', field: 'submitter' }, 400));
    expect(await correct(input)).toEqual({
      __typename: 'InvalidInput',
      problems: [{ path: ['submitterId'], code: 'FIXED', message: 'Подателят не се сменя.' }],
    });
  },
);

test('a value that the service refuses is a problem of its field, with the reason', async () => {
  harness.service.on(route, json({ message: 'Мястото е извън България.', field: 'location' }, 400));
  expect(await correct('location: { latitude: 48.2, longitude: 16.4 }')).toEqual({
    __typename: 'InvalidInput',
    problems: [{ path: ['location'], code: 'RANGE', message: 'Мястото е извън България.' }],
  });
});
