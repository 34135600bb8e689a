import { expect, test } from '@jest/globals';
import { createBreakdownOverlay, kindOf, shownKinds } from './breakdown-overlay.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['without a planned repair', null, 'ACTIVE'],
  ['whose repair has begun', '2026-11-22T13:00:00+02:00', 'ACTIVE'],
  ['whose repair begins later', '2026-11-22T15:00:00+02:00', 'PLANNED'],
])('a breakdown %s (%s) is of the kind %s', (_name, repairStart, kind) => {
  expect(kindOf({ repairStart }, now)).toBe(kind);
});

test('only kinds with a checked checkbox are shown', () => {
  expect(shownKinds({})).toEqual([]);
  expect(shownKinds({ 'breakdowns.PLANNED': true, 'breakdowns.ACTIVE': false })).toEqual(['PLANNED']);
});

test('a breakdown without a location is not drawn', () => {
  const breakdown = { id: '1', workCardNo: 'А-1', isFinished: false, repairStart: null, location: null };
  const located = { ...breakdown, id: '2', location: { latitude: 42.7, longitude: 23.3 } };
  const { sources } = createBreakdownOverlay([breakdown, located] as never, '2', () => {});
  expect(sources).toMatchObject({ breakdowns: { data: { features: [{ id: 2, properties: { kind: 'ACTIVE' } }] } } });
});

test('breakdowns with a location are rows of the table, and choosing a row selects its breakdown', () => {
  const chosen: string[] = [];
  const located = { id: '2', workCardNo: 'А-2', streetName: 'ул. Орион', isFinished: false, repairStart: null };
  const place = { latitude: 42.7, longitude: 23.3 };
  const breakdowns = [
    { ...located, location: place },
    { ...located, id: '3', workCardNo: 'А-3', location: null },
  ];
  const { records = [] } = createBreakdownOverlay(breakdowns as never, '2', (id) => chosen.push(id));
  expect(records).toMatchObject([{ kind: 'Авария', name: 'А-2', note: 'ул. Орион, в работа', place, isChosen: true }]);
  records[0]?.choose();
  expect(chosen).toEqual(['2']);
});
