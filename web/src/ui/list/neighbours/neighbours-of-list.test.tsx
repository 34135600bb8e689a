import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { listContext } from './list-context.ts';
import { useNeighbours } from './use-neighbours.ts';

const context = {
  list: 'meters',
  ids: ['9', '8'],
  total: undefined,
  page: { number: 2, size: 2 },
  readPage: async ({ number }: { number: number }) => (number === 3 ? ['7', '6'] : ['11', '10']),
  readTotal: async () => 7,
};

afterEach(() => act(() => listContext.set(() => null)));

test('at the edge of a page the ids of the adjacent page are read, and the total if it is unknown', async () => {
  act(() => listContext.set(() => context));
  const { result, rerender } = renderHook(({ id }) => useNeighbours('meters', id), { initialProps: { id: '8' } });
  await waitFor(() => expect(result.current).toEqual({ previous: '9', next: '7', position: 4, total: 7 }));
  rerender({ id: '9' });
  await waitFor(() => expect(result.current).toEqual({ previous: '10', next: '8', position: 3, total: 7 }));
});

test('a record of another list has no neighbours', () => {
  act(() => listContext.set(() => context));
  expect(renderHook(() => useNeighbours('signals', '8')).result.current).toBeNull();
});
