import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { specifiedBreakdown as specified } from '../testing/specified-breakdown.texts.ts';
import {
  stubBreakdowns,
  askAsOperator,
  breakdownPaths,
  receivedOn as receivedBy,
  startBreakdownHarness,
} from '../testing/breakdowns.ts';
import { startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

const { read: readPath, create: createPath, update: updatePath } = breakdownPaths;
const key = 'd7f2b7a0-0000-4000-8000-000000000001';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startBreakdownHarness();
});
beforeEach(() => stubBreakdowns(harness));
afterAll(() => harness.stop());

const ask = (document: string, variables: object = {}) => askAsOperator(harness, document, variables);
const receivedOn = (path: string) => receivedBy(harness, path);

/** Runs `work` with a new harness for a service without optional features: a harness reads the features only once. */
const withForeignService = async (work: () => Promise<void>): Promise<void> => {
  const usual = harness;
  harness = await startGraphqlHarness();
  try {
    harness.service.on(readPath, json(specified));
    await work();
  } finally {
    await harness.stop();
    harness = usual;
  }
};

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

  test('BR-8 sends the values under their REST names, with the idempotency key', async () => {
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
    [{ startedAt: '2026-11-30T09:00:00Z', waterStopEnd: '2026-11-18T08:00:00Z' }, 'waterStopEnd', 'ORDER'],
    [{ priorityId: 'x' }, 'priorityId', 'UNKNOWN'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location', 'RANGE'],
  ])('BR-8 the value %j is a problem of its field', async (values, field, code) => {
    const expected = { problems: [{ path: ['values', field], code }] };
    expect(await create({ ...complete, ...values })).toMatchObject(expected);
    expect(receivedOn(createPath)).toEqual([]);
  });

  test('BR-10 BR-11 the text of a refusal is its reason; a taken work card number and an inactive item are problems of fields', async () => {
    harness.service.on(createPath, plainText('(0) Вече има авария с номер А-0918.'));
    expect(await create(complete)).toEqual({
      __typename: 'Refusal',
      code: 'SERVICE_REFUSED',
      message: 'Вече има авария с номер А-0918.',
    });
    harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0919', breakdownId: 3 }));
    expect(await create(complete)).toMatchObject({ problems: [{ path: ['values', 'workCardNo'], code: 'DUPLICATE' }] });
    harness.service.on('/struma/breakdowns/work-card-number', json({ next: 'А-0919', breakdownId: null }));
    const lists = ['kevrcategory/GetKEVRCategories', 'kevrsecondarycategory/GetKEVRSecondaryCategories'];
    for (const list of [...lists, 'priority/GetPriority'])
      harness.service.on(
        `/api/${list}AsKeyValuePairList`,
        json([0, 1, 2, 3].map((key) => ({ key, value: String(key) }))),
      );
    expect(await create({ ...complete, kevrCategory2Id: '9' })).toMatchObject({
      problems: [{ path: ['values', 'kevrCategory2Id'], code: 'UNKNOWN' }],
    });
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

  test('BR-9 sends only changed values; null clears a value', async () => {
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

  test('BR-9 a service without optional features receives the changed fields in the URL', async () => {
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

  test('an outdated expected value is a conflict, with the stored breakdown', async () => {
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
  ])('BR-9 the change %j is a problem of its field', async (changes, field, code) => {
    expect(await update(changes)).toMatchObject({ problems: [{ path: ['changes', field], code }] });
    expect(receivedOn(updatePath)).toEqual([]);
  });

  test('BR-9 a breakdown that was deleted after it was opened is NOT_FOUND, also if it is deleted between the read and the update', async () => {
    const document = `mutation ($input: UpdateBreakdownInput!) { updateBreakdown(input: $input) { ${failure} } }`;
    const codeOf = async () =>
      (await ask(document, { input: { id: '7', changes: { affectedPeople: 1 } } })).errors?.[0]?.extensions['code'];
    harness.service.on(updatePath, json({ message: 'none' }, 404));
    expect(await codeOf()).toBe('NOT_FOUND');
    harness.service.on(breakdownPaths.read, json({ message: 'none' }, 404));
    expect(await codeOf()).toBe('NOT_FOUND');
    expect(receivedOn(updatePath)).toHaveLength(1);
  });

  test('BR-10 the error text of the service is the reason of the refusal', async () => {
    harness.service.on(updatePath, plainText('(0) Няма права'));
    expect(await update({ affectedPeople: 1 })).toMatchObject({ code: 'SERVICE_REFUSED', message: 'Няма права' });
  });
});
