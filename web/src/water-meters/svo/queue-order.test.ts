import { expect, test } from '@jest/globals';
import { findQueue, type ListedMeter, narrowToCommon } from './queue-order.ts';

const location = { __typename: 'Coordinates', latitude: 42.5, longitude: 22.9 } as const;

/** Meters without an SVO have their id alone; the others have `+`, those of an address without coordinates `?`. */
const list = (...texts: string[]): ListedMeter[] =>
  texts.map((text) => ({
    id: text.replace(/\D/g, ''),
    svoId: text.endsWith('+') ? '10020148' : null,
    address: { __typename: 'WaterMeterAddress', id: '5', location: text.endsWith('?') ? null : location },
  }));

/** The queue of the service: meters without an SVO, sorted by id. */
const queue = [5, 10, 20, 25, 30, 40];
const readService = async (id: string) => ({
  __typename: 'SvoQueue' as const,
  total: queue.length,
  position: queue.filter((other) => other < Number(id)).length + 1,
  previousId: queue.findLast((other) => other < Number(id))?.toString() ?? null,
  nextId: queue.find((other) => other > Number(id))?.toString() ?? null,
});

const neighbours = async (id: string, listed: ListedMeter[] | null) => {
  const { previousId, position, total, nextId, isOfList } = await findQueue(id, listed, readService);
  return `${previousId} < ${position} of ${total}${isOfList ? ' listed' : ''} < ${nextId}`;
};

test('WM-4 J and K follow the rows of the list without an SVO in the order of the list, then the other meters', async () => {
  const listed = list('30', '11+', '12?', '10', '20', '15+');
  expect(await neighbours('30', listed)).toBe('25 < 1 of 3 listed < 10');
  expect(await neighbours('10', listed)).toBe('30 < 2 of 3 listed < 20');
  // The meters 20 and 30 of the list are not opened again after its end.
  expect(await neighbours('20', listed)).toBe('10 < 3 of 3 listed < 25');
  expect(await neighbours('25', listed)).toBe('5 < 4 of 6 < 40');
});

test('WM-4 of a meter with an SVO, the neighbours are the nearest rows without one', async () => {
  expect(await neighbours('11', list('30', '11+', '12?', '10'))).toBe('30 < 2 of 2 listed < 10');
});

test('WM-4 without a list, or without another row, the order is that of the service', async () => {
  expect(await neighbours('20', null)).toBe('10 < 3 of 6 < 25');
  expect(await neighbours('20', list('20'))).toBe('10 < 3 of 6 < 25');
  expect(await neighbours('20', list('30', '10'))).toBe('5 < 3 of 6 < 25');
});

test('WM-4 the filter of the list is narrowed to open common meters', () => {
  const open = { isClosed: false, ownershipTypeIds: ['2'] };
  expect(narrowToCommon(undefined)).toEqual(open);
  expect(narrowToCommon({ streetName: 'Младост', ownershipTypeIds: ['1', '2'] })).toEqual({
    streetName: 'Младост',
    ...open,
  });
  expect(narrowToCommon({ ownershipTypeIds: ['1'] })).toBeNull();
  expect(narrowToCommon({ isClosed: true })).toBeNull();
});
