import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

const listPath = '/api/breakdown/GetBreakdownsList';
const readPath = '/api/breakdown/GetBreakdownById';
const createPath = '/api/breakdown/Create';
const updatePath = '/api/breakdown/Update';
const linkPath = '/api/breakdown/AddSignalToBreakdown';
const unlinkPath = '/api/breakdown/RemoveSignalFromBreakdown';
const key = 'd7f2b7a0-0000-4000-8000-000000000001';
const tools = ['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES', 'PARTIAL_PAGES', 'BREAKDOWN_TOOLS', 'SIGNAL_DESK'];

/** As document A lists the fields: local times, categories without an id. */
const specified = {
  id: 7,
  workCardNo: 'А-0917',
  finished: false,
  signalTimestamp: '2026-11-18 06:10:30',
  repairStart: '2026-11-18 09:30:00',
  repairEnd: null,
  waterStopStart: null,
  waterStopEnd: null,
  waterStopPeople: 412,
  kevrCategory1: { code: '2', nameBg: 'Разпределителна мрежа' },
  kevrCategory2: null,
  regionName: 'София',
  municipalityName: 'Столична',
  townName: 'гр. София',
  streetName: 'ж.к. Люлин 7',
  streetDescription: '',
  description: 'Теч',
  priorityId: 3,
  priority: { nameBg: 'Висок' },
  latitude: 42.71642,
  longitude: 23.25488,
  visoftId: '118204',
  osmId: 48213,
  createdBy: 'Петър Илиев',
  checked: false,
};

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on('/struma/features', json(tools));
  harness.service.on(listPath, json({ items: [specified], totalCount: 1 }));
  harness.service.on(readPath, json(specified));
  harness.service.on(updatePath, json(specified));
  harness.service.on(createPath, json({ ...specified, id: 8 }));
  harness.service.on('/struma/history', json({ items: [], totalCount: 0 }));
  harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0918', breakdownId: null }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const ask = async (document: string, variables: object = {}) => (await harness.as(operator)(document, variables)).body;
const receivedOn = (path: string) => harness.service.received.filter((one) => one.path === path.toLowerCase());
/** The harness keeps the features of a service, so a foreign service needs its own. */
const withForeignService = async (work: () => Promise<void>): Promise<void> => {
  const usual = harness;
  harness = await startGraphqlHarness();
  try {
    harness.service.on(readPath, json(specified));
    harness.service.on(listPath, json({ items: [specified], totalCount: 1 }));
    await work();
  } finally {
    await harness.stop();
    harness = usual;
  }
};

describe('the list', () => {
  const list =
    'query ($filter: BreakdownFilter, $sort: [BreakdownSort!]) { breakdowns(filter: $filter, sort: $sort) { items { id } totalCount } }';

  test('BR-2 FI-8 sends local times and the REST names of filters', async () => {
    const filter = {
      workCardNo: ' 0917 ',
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

  test('BR-2 a water stop that ends before it starts is refused', async () => {
    const filter = { waterStop: { from: '2026-11-18T09:30:00Z', to: '2026-11-17T09:30:00Z' } };
    expect((await ask(list, { filter })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

test('BR-4 BR-5 BR-11 reads a breakdown as the specification has it', async () => {
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

test('FI-14 a local time of the repeated hour is the earlier one unless UTC is sent', async () => {
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

const failure = `__typename ... on Failure { message } ... on InvalidInput { problems { path code message } } ... on Refusal { code }`;

describe('createBreakdown', () => {
  const create = async (values: object) => {
    const document = `mutation ($input: CreateBreakdownInput!) { createBreakdown(input: $input) { ${failure}
      ... on CreateBreakdownSuccess { breakdownId } } }`;
    return (await ask(document, { input: { idempotencyKey: key, values } })).data?.['createBreakdown'];
  };
  const complete = {
    workCardNo: ' А-0918 ',
    affectedPeople: 0,
    priorityId: '3',
    kevrCategory1Id: '1',
    kevrCategory2Id: '2',
  };

  test('BR-8 sends the values in the names of the REST service, with the key', async () => {
    const values = {
      ...complete,
      startedAt: '2026-11-18T04:10:59Z',
      location: { latitude: 42.5, longitude: 23 },
      pipeId: '48213',
      description: null,
    };
    expect(await create(values)).toEqual({ __typename: 'CreateBreakdownSuccess', breakdownId: '8' });
    const [request] = receivedOn(createPath);
    expect(request?.headers['idempotency-key']).toBe(key);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      workCardNo: 'А-0918',
      waterStopPeople: 0,
      priorityId: 3,
      kevrCategory1Id: 1,
      kevrCategory2Id: 2,
      signalTimestamp: '2026-11-18 06:10:00',
      latitude: 42.5,
      longitude: 23,
      osmId: 48213,
    });
  });

  test('BR-8 every mandatory field is reported before anything is sent', async () => {
    expect(await create({ workCardNo: '  ' })).toMatchObject({
      __typename: 'InvalidInput',
      problems: ['workCardNo', 'affectedPeople', 'kevrCategory1Id', 'kevrCategory2Id', 'priorityId'].map((field) => ({
        path: ['values', field],
        code: 'REQUIRED',
        message: 'Полето е задължително',
      })),
    });
    expect(receivedOn(createPath)).toEqual([]);
  });

  test.each([
    [{ affectedPeople: -1 }, 'affectedPeople', 'RANGE'],
    [{ affectedPeople: 1_000_000_000 }, 'affectedPeople', 'RANGE'],
    [{ description: 'а'.repeat(10_000) }, 'description', 'LENGTH'],
    [{ repairStart: '2026-11-18T09:00:00Z', repairEnd: '2026-11-18T08:00:00Z' }, 'repairEnd', 'ORDER'],
    [{ priorityId: 'x' }, 'priorityId', 'UNKNOWN'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location', 'RANGE'],
  ])('BR-8 %j is a problem of its field', async (values, field, code) => {
    const expected = { problems: [{ path: ['values', field], code }] };
    expect(await create({ ...complete, ...values })).toMatchObject(expected);
    expect(receivedOn(createPath)).toEqual([]);
  });

  test('BR-10 BR-11 an error text is the reason; a taken number is a problem of its field', async () => {
    harness.service.on(createPath, plainText('(0) Вече има авария с номер А-0918.'));
    expect(await create(complete)).toEqual({
      __typename: 'Refusal',
      code: 'SERVICE_REFUSED',
      message: 'Вече има авария с номер А-0918.',
    });
    harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0919', breakdownId: 3 }));
    expect(await create(complete)).toMatchObject({ problems: [{ path: ['values', 'workCardNo'], code: 'DUPLICATE' }] });
    harness.service.on(createPath, plainText(''));
    harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0919', breakdownId: null }));
    expect(await create(complete)).toMatchObject({ code: 'NOT_RECORDED' });
  });
});

describe('updateBreakdown', () => {
  const update = async (changes: object, expected?: object) => {
    const document = `mutation ($input: UpdateBreakdownInput!) { updateBreakdown(input: $input) { ${failure}
      ... on UpdateBreakdownSuccess { isChanged } ... on BreakdownConflict { fields changedBy current { id } } } }`;
    return (await ask(document, { input: { id: '7', changes, expected } })).data?.['updateBreakdown'];
  };

  test('BR-9 sends only what changed; null clears', async () => {
    const changes = {
      workCardNo: 'А-0917',
      affectedPeople: 380,
      description: null,
      startedAt: '2026-11-18T06:10:00+02:00',
    };
    expect(await update(changes, { affectedPeople: 412, townName: 'x' })).toEqual({
      __typename: 'UpdateBreakdownSuccess',
      isChanged: true,
    });
    expect(JSON.parse(receivedOn(updatePath)[0]?.body ?? '')).toEqual({
      id: 7,
      waterStopPeople: '380',
      description: '',
      expected: { waterStopPeople: '412' },
    });
  });

  test('BR-9 sends nothing if nothing changed', async () => {
    expect(await update({ affectedPeople: 412, repairEnd: null })).toMatchObject({ isChanged: false });
    expect(receivedOn(updatePath)).toEqual([]);
  });

  test('BR-9 a service with the specified calls only receives the changed fields in the address', async () => {
    await withForeignService(async () => {
      harness.service.on(updatePath, json(specified));
      expect(await update({ affectedPeople: 380, description: null }, { affectedPeople: 412 })).toMatchObject({
        isChanged: true,
      });
      const [request] = receivedOn(updatePath);
      expect(Object.fromEntries(request?.query ?? [])).toEqual({ id: '7', waterStopPeople: '380', description: '' });
      expect(request?.body).toBe('');
    });
  });

  test('an outdated value is a conflict with the stored breakdown', async () => {
    const entry = { username: 'Петър', createdOn: '2026-11-18 07:38:20', createdOnLocal: '2026-11-18 09:38:20' };
    harness.service.on('/struma/history', json({ items: [entry], totalCount: 1 }));
    const conflict = {
      __typename: 'BreakdownConflict',
      fields: ['affectedPeople'],
      changedBy: 'Петър',
      current: { id: '7' },
    };
    expect(await update({ affectedPeople: 500 }, { affectedPeople: 380 })).toMatchObject(conflict);
    expect(receivedOn(updatePath)).toEqual([]);
    harness.service.on(updatePath, json({ message: 'changed' }, 412));
    expect(await update({ affectedPeople: 500 }, { affectedPeople: 412 })).toMatchObject({ ...conflict, fields: [] });
  });

  test.each([
    [{ priorityId: null }, 'priorityId', 'REQUIRED'],
    [{ startedAt: null }, 'startedAt', 'REQUIRED'],
    [{ repairEnd: '2026-11-18T09:00:00+02:00' }, 'repairEnd', 'ORDER'],
  ])('BR-9 %j is a problem of its field', async (changes, field, code) => {
    expect(await update(changes)).toMatchObject({ problems: [{ path: ['changes', field], code }] });
    expect(receivedOn(updatePath)).toEqual([]);
  });

  test('BR-10 the error text of the service is the reason', async () => {
    harness.service.on(updatePath, plainText('(0) Няма права'));
    expect(await update({ affectedPeople: 1 })).toMatchObject({ code: 'SERVICE_REFUSED', message: 'Няма права' });
  });
});

describe('links to signals', () => {
  const change = async (mutation: 'linkSignals' | 'unlinkSignals', signalIds: string[]) => {
    const name = `${mutation === 'linkSignals' ? 'Link' : 'Unlink'}Signals`;
    const document = `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { __typename
      ... on ${name}Success { outcomes { signalId status reason } } } }`;
    const body = await ask(document, { input: { breakdownId: '7', signalIds } });
    return body.data?.[mutation] ?? body.errors?.[0]?.extensions['code'];
  };

  test('BR-7 BR-12 each signal has its own outcome, and a refused one does not stop the others', async () => {
    harness.service.on(linkPath, ({ query }, response) => {
      const id = query.get('signalId') ?? '';
      plainText(id === '2' ? '(0) Сигналът вече е свързан.' : `(${id}) Успешно добавен сигнал!`)({} as never, response);
    });
    expect(await change('linkSignals', ['1', '2', '3', 'x'])).toMatchObject({
      outcomes: [
        { signalId: '1', status: 'DONE', reason: 'Успешно добавен сигнал!' },
        { signalId: '2', status: 'REFUSED', reason: 'Сигналът вече е свързан.' },
        { signalId: '3', status: 'DONE' },
        { signalId: 'x', status: 'REFUSED' },
      ],
    });
    expect(receivedOn(linkPath).map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  test('BR-7 nothing more is sent after the service failed, and no call is repeated', async () => {
    harness.service.on(linkPath, ({ query }, response) =>
      query.get('signalId') === '2' ? void response.destroy() : plainText('(1) да')({} as never, response),
    );
    expect(await change('linkSignals', ['1', '2', '3'])).toMatchObject({
      outcomes: [{ status: 'DONE' }, { status: 'UNKNOWN' }, { status: 'NOT_DONE' }],
    });
    expect(receivedOn(linkPath)).toHaveLength(2);
  });

  test('BR-6 a signal of another breakdown keeps its link', async () => {
    const signal = { id: 1, breakdown: null, breakdownId: 7 };
    harness.service.on('/api/signal/GetSignalDetails', ({ query }, response) =>
      json(query.get('signalId') === '1' ? signal : { ...signal, breakdownId: 8 })({} as never, response),
    );
    harness.service.on(unlinkPath, plainText('(1) Успешно премахнат сигнал!'));
    expect(await change('unlinkSignals', ['1', '2'])).toMatchObject({
      outcomes: [{ status: 'DONE' }, { status: 'REFUSED', reason: 'Сигналът не е свързан с тази авария.' }],
    });
    expect(receivedOn(unlinkPath)).toHaveLength(1);
  });

  test('BR-7 no signals and more than 100 are refused, and a missing breakdown is NOT_FOUND', async () => {
    expect(await change('linkSignals', [])).toMatchObject({ __typename: 'InvalidInput' });
    expect(
      await change(
        'linkSignals',
        Array.from({ length: 101 }, (_, index) => String(index + 1)),
      ),
    ).toMatchObject({
      __typename: 'InvalidInput',
    });
    harness.service.on(readPath, json({ message: 'none' }, 404));
    expect(await change('linkSignals', ['1'])).toBe('NOT_FOUND');
  });
});

test('BR-8 a free work card number, and the breakdown with a given one', async () => {
  harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0918', breakdownId: 7 }));
  const { data } = await ask('{ workCardNumber(number: "А-0917") { next takenById } }');
  expect(data?.['workCardNumber']).toEqual({ next: 'А-0918', takenById: '7' });
});
