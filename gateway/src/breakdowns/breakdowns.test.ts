import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { specifiedBreakdown as specified } from '../testing/specified-breakdown.texts.ts';
import {
  stubBreakdowns,
  askAsOperator,
  breakdownPaths,
  receivedOn as receivedBy,
  startBreakdownHarness,
} from '../testing/breakdowns.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json } from '../testing/rest-service.ts';

const { list: listPath, read: readPath, number: numberPath } = breakdownPaths;

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startBreakdownHarness();
});
beforeEach(() => stubBreakdowns(harness));
afterAll(() => harness.stop());

const ask = (document: string, variables: object = {}) => askAsOperator(harness, document, variables);
const receivedOn = (path: string) => receivedBy(harness, path);

describe('the list', () => {
  const list =
    'query ($filter: BreakdownFilter, $sort: [BreakdownSort!]) { breakdowns(filter: $filter, sort: $sort) { items { id } totalCount } }';

  test('BR-2 FI-8 sends local times and the REST names of filters', async () => {
    const filter = {
      workCardNo: ' 0917 ',
      words: 'Паисий',
      kevrCategory1Ids: ['2'],
      kevrCategory2Ids: ['1'],
      townName: 'София',
      streetName: '',
      priorityIds: ['3'],
      started: { from: '2026-11-17T22:00:00Z', to: '2026-11-18T23:59:59+02:00' },
      repair: { from: '2026-07-01T09:00:00+03:00' },
      waterStop: { from: '2026-11-18T09:30:00+02:00', to: '2026-11-18T13:00:00+02:00' },
      hasLocation: false,
      view: 'ACTIVE',
    };
    await ask(list, { filter, sort: [{ field: 'AFFECTED_PEOPLE', direction: 'DESC' }] });
    expect(Object.fromEntries(receivedOn(listPath)[0]?.query ?? [])).toEqual({
      workCardNo: '0917',
      words: 'Паисий',
      kevrCategory1: '2',
      kevrCategory2: '1',
      townName: 'София',
      priorityId: '3',
      brekadownDateTimeFrom: '2026-11-18 00:00:00',
      brekadownDateTimeTo: '2026-11-18 23:59:59',
      repairDateTimeFrom: '2026-07-01 09:00:00',
      waterStopStartDateTimeFrom: '2026-11-18 09:30:00',
      waterStopEndDateTimeTo: '2026-11-18 13:00:00',
      geolocationId: '2',
      view: 'ACTIVE',
      sortBy: 'waterStopPeople',
      sortDesc: 'true',
      page: '1',
      itemsPerPage: '10',
    });
  });

  test.each([
    [{ hasLocation: true }, { geolocationId: '1' }],
    [{ hasLocation: null, waterStop: {} }, {}],
  ])('BR-2 sends %j as %j', async (filter, expected) => {
    await ask(list, { filter });
    expect(Object.fromEntries(receivedOn(listPath)[0]?.query ?? [])).toEqual({
      ...expected,
      page: '1',
      itemsPerPage: '10',
    });
  });

  test('BR-2 a filter by a period without water that ends before its start is refused', async () => {
    const filter = { waterStop: { from: '2026-11-18T09:30:00Z', to: '2026-11-17T09:30:00Z' } };
    expect((await ask(list, { filter })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

test('BR-4 BR-5 BR-11 reads a breakdown of a service that sends local times only, and categories without ids', async () => {
  const fields = `id workCardNo isFinished startedAt repairStart repairEnd affectedPeople kevrCategory1 { id name }
    kevrCategory2 { id } regionName municipalityId municipalityName streetDescription priority { id name }
    location { latitude } externalId pipeId createdBy isChecked signalsCount`;
  expect((await ask(`{ breakdown(id: "7") { ${fields} } }`)).data?.['breakdown']).toEqual({
    id: '7',
    workCardNo: 'А-0917',
    isFinished: false,
    startedAt: '2026-11-18T06:10:30+02:00',
    repairStart: '2026-11-18T09:30:00+02:00',
    repairEnd: null,
    affectedPeople: 412,
    kevrCategory1: { id: '2', name: 'Разпределителна мрежа' },
    kevrCategory2: null,
    regionName: 'София',
    municipalityId: null,
    municipalityName: 'Столична',
    streetDescription: null,
    priority: { id: '3', name: 'Висок' },
    location: { latitude: 42.71642 },
    externalId: '118204',
    pipeId: '48213',
    createdBy: 'Петър Илиев',
    isChecked: false,
    signalsCount: null,
  });
});

test('BR-4 the moment at which a breakdown was finished is null if the service does not send it', async () => {
  const read = async (wire: object) => {
    harness.service.on(readPath, json({ ...specified, finished: true, ...wire }));
    return (await ask('{ breakdown(id: "7") { isFinished finishedAt } }')).data?.['breakdown'];
  };
  expect(await read({})).toEqual({ isFinished: true, finishedAt: null });
  expect(await read({ finishedAt: '2026-11-18 14:10:00', finishedAtUtc: '2026-11-18 12:10:00' })).toEqual({
    isFinished: true,
    finishedAt: '2026-11-18T14:10:00+02:00',
  });
});

test.each(['2.4', 'А-0917', '-7', '7e0', '9007199254740993'])(
  'BR-4 the id %s, which no breakdown can have, returns null without a call',
  async (id) => {
    expect((await ask('query ($id: ID!) { breakdown(id: $id) { id } }', { id })).data).toEqual({ breakdown: null });
    expect(receivedOn(readPath)).toEqual([]);
  },
);

test('FI-14 a local time in the repeated hour is read as the earlier moment unless the service sends UTC too', async () => {
  const read = async (wire: object) => {
    harness.service.on(readPath, json({ ...specified, ...wire }));
    return (await ask('{ breakdown(id: "7") { startedAt } }')).data?.['breakdown'];
  };
  const signalTimestamp = '2026-10-25 03:30:00';
  expect(await read({ signalTimestamp })).toEqual({ startedAt: '2026-10-25T03:30:00+03:00' });
  expect(await read({ signalTimestamp, signalTimestampUtc: '2026-10-25 01:30:00' })).toEqual({
    startedAt: '2026-10-25T03:30:00+02:00',
  });
});

test('BR-8 finds a free work card number, and the breakdown that has a given number', async () => {
  harness.service.on(numberPath, json({ next: 'А-0918', breakdownId: 7 }));
  const { data } = await ask('{ workCardNumber(number: "А-0917") { next breakdownId takenById } }');
  expect(data?.['workCardNumber']).toEqual({ next: 'А-0918', breakdownId: '7', takenById: '7' });
});

describe('matches of signals and breakdowns', () => {
  const match = { score: 87, distance: 60, hoursApart: 0, isSamePipe: true, hasSimilarWords: false };

  test('BR-12 nearBreakdowns returns the breakdowns that match a signal by its place, moment and title', async () => {
    harness.service.on('/struma/breakdowns/near', json({ items: [{ breakdown: specified, match }] }));
    const { data } = await ask(`{ nearBreakdowns(
      location: { latitude: 42.5, longitude: 23.25 }, at: "2026-10-25T03:30:00+02:00", title: "Теч"
    ) { breakdown { id } match { score distance isFoundByStreet hoursApart isSamePipe hasSimilarWords } } }`);
    expect(data?.['nearBreakdowns']).toEqual([{ breakdown: { id: '7' }, match: { ...match, isFoundByStreet: false } }]);
    expect(Object.fromEntries(harness.service.received.at(-1)?.query ?? [])).toEqual({
      latitude: '42.5',
      longitude: '23.25',
      at: '2026-10-25 01:30:00',
      words: 'Теч',
    });
  });

  test('BR-7 a breakdown id that cannot exist has no candidates, and causes no call', async () => {
    harness.service.received.length = 0;
    const { data } = await ask('{ linkCandidates(breakdownId: "x") { match { score } } }');
    expect(data?.['linkCandidates']).toEqual([]);
    expect(harness.service.received).toEqual([]);
  });
});

test('SG-3 outages returns the open breakdowns near a place, with the fields that everybody may see', async () => {
  const outage = { distance: 60, townName: 'гр. София', streetName: '', repairEndUtc: null, repairEndLocal: null };
  const start = { waterStopStartUtc: '2026-11-22 06:00:00', waterStopStartLocal: '2026-11-22 08:00:00' };
  const end = { waterStopEndUtc: null, waterStopEndLocal: null };
  harness.service.on('/struma/breakdowns/outages', json({ items: [{ ...outage, ...start, ...end }] }));
  const { data } = await ask(`{ outages(at: { latitude: 42.5, longitude: 23.25 }) {
    distance townName streetName waterStopStart waterStopEnd repairEnd isLinked
  } }`);
  expect(data?.['outages']).toEqual([
    {
      distance: 60,
      townName: 'гр. София',
      streetName: null,
      waterStopStart: '2026-11-22T08:00:00+02:00',
      waterStopEnd: null,
      repairEnd: null,
      isLinked: false,
    },
  ]);
});

test('SG-3 outages sends the number of a signal to the service, which tells the breakdown of the signal', async () => {
  const times = { waterStopStartUtc: null, waterStopStartLocal: null, waterStopEndUtc: null, waterStopEndLocal: null };
  const outage = { distance: null, townName: null, streetName: null, repairEndUtc: null, repairEndLocal: null };
  harness.service.on('/struma/breakdowns/outages', json({ items: [{ ...outage, ...times, isLinked: true }] }));
  const askFor = (signalId: string) =>
    ask(`{ outages(at: { latitude: 42.5, longitude: 23.25 }, signalId: "${signalId}") { isLinked } }`);
  expect((await askFor('17')).data?.['outages']).toEqual([{ isLinked: true }]);
  await askFor('not a number');
  expect(receivedOn('/struma/breakdowns/outages').map(({ query }) => query.get('signalId'))).toEqual(['17', null]);
});
