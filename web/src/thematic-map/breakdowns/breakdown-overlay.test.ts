import { expect, test } from '@jest/globals';
import { createBreakdownOverlay, kindOf, shownKinds } from './breakdown-overlay.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['without a planned repair', null, 'ACTIVE'],
  ['whose repair has begun', '2026-11-22T13:00:00+02:00', 'ACTIVE'],
  ['whose repair begins later', '2026-11-22T15:00:00+02:00', 'PLANNED'],
])('a breakdown %s is drawn in the colour of its kind', (_name, repairStart, kind) => {
  expect(kindOf({ repairStart }, now)).toBe(kind);
});

test('only ticked kinds are shown', () => {
  expect(shownKinds({})).toEqual([]);
  expect(shownKinds({ 'breakdowns.PLANNED': true, 'breakdowns.ACTIVE': false })).toEqual(['PLANNED']);
});

test('a breakdown without a location is not drawn', () => {
  const breakdown = { id: '1', isFinished: false, repairStart: null, location: null };
  const located = { ...breakdown, id: '2', location: { latitude: 42.7, longitude: 23.3 } };
  const { sources } = createBreakdownOverlay([breakdown, located] as never, '2');
  expect(sources).toMatchObject({ breakdowns: { data: { features: [{ id: 2, properties: { kind: 'ACTIVE' } }] } } });
});
