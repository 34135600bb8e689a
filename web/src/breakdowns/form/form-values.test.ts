import { describe, expect, test } from '@jest/globals';
import { compareVersions } from './conflict-dialog.tsx';
import { changesBetween, emptyValues, orderProblems, problemsOf, toChanges, valuesOf } from './form-values.ts';

const stored = {
  __typename: 'Breakdown' as const,
  id: '7',
  workCardNo: 'А-0917',
  isFinished: false,
  startedAt: '2026-11-18T06:10:30+02:00',
  repairStart: '2026-11-18T09:30:00+02:00',
  repairEnd: null,
  waterStopStart: null,
  waterStopEnd: null,
  finishedAt: null,
  affectedPeople: 412,
  computedPeople: null,
  affectedStreets: null,
  zonePipeIds: ['48213', '48214'],
  brokenValveIds: null,
  kevrCategory1: { id: '2', name: 'Мрежа' },
  kevrCategory2: null,
  regionName: 'София',
  municipalityId: '1',
  municipalityName: 'Столична',
  townName: 'гр. София',
  streetName: null,
  streetDescription: null,
  description: 'Теч',
  priority: { id: '3', name: 'Висок' },
  location: { latitude: 42.7, longitude: 23.2 },
  externalId: null,
  pipeId: '48213',
  createdBy: 'Петър',
  isChecked: false,
  signalsCount: 0,
};
const loaded = valuesOf(stored);

describe('the values of the form', () => {
  test('pipes and valves of an isolation are sent as lists, people as a number, an emptied field as null', () => {
    const values = {
      ...loaded,
      computedPeople: '118',
      affectedStreets: 'ул. Нова',
      zonePipeIds: '5,6',
      brokenValveIds: '7',
    };
    expect(loaded).toMatchObject({ computedPeople: '', zonePipeIds: '48213,48214', brokenValveIds: '' });
    expect(changesBetween(values, loaded)).toEqual({
      computedPeople: 118,
      affectedStreets: 'ул. Нова',
      zonePipeIds: ['5', '6'],
      brokenValveIds: ['7'],
    });
    expect(changesBetween({ ...loaded, zonePipeIds: '' }, loaded)).toEqual({ zonePipeIds: null });
  });

  test('BR-9 a form with the loaded values has no changes', () => {
    expect(changesBetween(loaded, loaded)).toEqual({});
    expect(loaded).toMatchObject({ startedAt: '18/11/2026 06:10', affectedPeople: '412', location: '42.7,23.2' });
  });

  test('BR-9 only changed fields are sent, emptied ones as null; the seconds of a stored time do not count', () => {
    const values = {
      ...loaded,
      affectedPeople: ' 380 ',
      description: '',
      repairEnd: '18/11/2026 13:00',
      location: '42.5,23',
      isFinished: 'true',
      priorityId: '1',
    };
    expect(changesBetween(values, loaded)).toEqual({
      affectedPeople: 380,
      description: null,
      repairEnd: '2026-11-18T13:00:00+02:00',
      location: { latitude: 42.5, longitude: 23 },
      isFinished: true,
      priorityId: '1',
    });
  });

  test('BR-9 the expected values are those that the form was loaded with', () => {
    expect(toChanges(loaded, ['affectedPeople', 'repairEnd', 'startedAt'])).toEqual({
      affectedPeople: 412,
      repairEnd: null,
      startedAt: '2026-11-18T06:10:00+02:00',
    });
  });
});

describe('the problems of the form', () => {
  test('BR-8 an empty form reports the five mandatory fields', () => {
    expect(Object.entries(problemsOf(emptyValues, null))).toEqual(
      ['workCardNo', 'affectedPeople', 'priorityId', 'kevrCategory1Id', 'kevrCategory2Id'].map((field) => [
        field,
        'Полето е задължително',
      ]),
    );
  });

  test('BR-9 a mandatory field may stay empty if it is stored empty; its stored value cannot be cleared', () => {
    const old = { ...loaded, kevrCategory1Id: '', priorityId: '1' };
    expect(problemsOf(old, old)).not.toHaveProperty('kevrCategory1Id');
    expect(problemsOf({ ...old, priorityId: '' }, old)).toHaveProperty('priorityId', 'Полето е задължително');
  });

  test.each([
    [{ affectedPeople: '-1' }, 'affectedPeople'],
    [{ affectedPeople: '1000000000' }, 'affectedPeople'],
    [{ affectedPeople: '1,5' }, 'affectedPeople'],
    [{ pipeId: 'x1' }, 'pipeId'],
    [{ repairStart: '31/02/2026 09:00' }, 'repairStart'],
    [{ waterStopStart: '29/03/2026 03:30' }, 'waterStopStart'],
    [{ repairEnd: '18/11/2026 09:00' }, 'repairEnd'],
  ])('BR-8 %j is a problem of %s', (part, field) => {
    const problems = problemsOf({ ...loaded, kevrCategory2Id: '1', ...part }, loaded);
    expect(Object.keys(problems)).toEqual([field]);
  });

  test('BR-8 a period may end at its start, and may have an end without a start', () => {
    const values = { ...loaded, repairEnd: '18/11/2026 09:30', waterStopEnd: '01/01/2030 00:00' };
    expect(orderProblems(values, null)).toEqual({});
  });

  test('BR-8 an end before the start of the breakdown is a problem, unless both are stored already', () => {
    const values = { ...loaded, startedAt: '30/11/2030 09:00', repairEnd: '18/11/2026 09:30' };
    expect(Object.keys(orderProblems(values, loaded))).toEqual(['repairEnd']);
    expect(orderProblems(values, values)).toEqual({});
  });
});

test('compareVersions separates disputed fields from fields that only the colleague or only the user changed', () => {
  const values = { ...loaded, affectedPeople: '500', description: 'Пробив', priorityId: '1', townName: 'с. Ново' };
  const theirs = { ...loaded, affectedPeople: '380', description: 'Пробив', streetName: 'ул. Орион' };
  expect(compareVersions({ loaded, values, stored: theirs })).toEqual({
    disputed: ['affectedPeople'],
    changedByColleague: ['streetName'],
    own: ['priorityId', 'townName'],
  });
});
