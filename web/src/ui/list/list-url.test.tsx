import { describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FilterField, FilterValues } from './filter/filter-fields.ts';
import { useListUrl } from './use-list-url.ts';
import { useOpenRow } from './use-open-row.ts';

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'user', label: 'Потребител' },
  { kind: 'dateTimeRange', name: 'created', from: 'От', to: 'До' },
];
const columns = [{ key: 'id', header: '№', sort: 'ID', kind: 'record', value: () => '1' }] as const;
const today: FilterValues = { createdFrom: '2026-11-22T00:00', createdTo: '2026-11-22T23:59' };

/** Runs a hook on the page with this URL. The previous page in the history is `/before`. */
const renderAt = async <Result,>(address: string, hook: () => Result) => {
  const slot: { children?: ReactNode } = {};
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: '/list', Component: () => slot.children },
    ],
    { initialEntries: ['/before', address] },
  );
  const rendered = renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => {
      slot.children = children;
      return <RouterProvider router={router} />;
    },
  });
  await act(async () => undefined);
  const addressOf = () =>
    `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
  return { ...rendered, router, addressOf };
};

describe('a list whose filters have a default order', () => {
  const defaultSort = [{ column: 'id', direction: 'DESC' }] as const;
  const defaultSortOf = ({ user }: FilterValues) => (user === 'чака' ? defaultSort : []);
  const useList = () => useListUrl({ name: 'signals', fields, columns, defaultSortOf });

  test('FI-6 applies the default order if the URL has no sort key, and does not write it to the URL', async () => {
    const { result, addressOf } = await renderAt('/list?user=чака', useList);
    expect(result.current.state.sort).toEqual(defaultSort);
    expect(result.current.variables.sort).toEqual([{ field: 'ID', direction: 'DESC' }]);
    expect(result.current.isUrlCorrected).toBe(false);
    expect(result.current.goTo({ ...result.current.state })).toBe(false);
    act(() => void result.current.goTo({ ...result.current.state, page: 2 }));
    expect(decodeURIComponent(addressOf())).toBe('/list?user=чака&page=2');
  });

  test('FI-6 another filter does not inherit the default order, and a chosen order replaces it', async () => {
    const { result } = await renderAt('/list?user=чака', useList);
    const { state, pathOf } = result.current;
    expect(pathOf({ ...state, filter: {} })).toEqual({ search: '' });
    expect(pathOf({ ...state, filter: {}, sort: [{ column: 'id', direction: 'ASC' }] })).toEqual({ search: 'sort=id' });
    act(() => void result.current.goTo({ ...state, sort: [{ column: 'id', direction: 'ASC' }] }));
    expect(result.current.state.sort).toEqual([{ column: 'id', direction: 'ASC' }]);
  });
});

describe('LG-2 a list with a default filter', () => {
  const useList = () => useListUrl({ name: 'exceptions', fields, columns, defaultFilter: today });

  test('LG-2 applies the default filter if the URL has none; the next state has the filter in the URL', async () => {
    const { result, addressOf } = await renderAt('/list?size=25', useList);
    expect(result.current.filter).toEqual(today);
    expect(result.current.isUrlCorrected).toBe(false);
    act(() => void result.current.goTo({ ...result.current.state, page: 2 }));
    expect(addressOf()).toContain('createdFrom=2026-11-22T00%3A00&createdTo=2026-11-22T23%3A59&page=2&size=25');
  });

  test('LG-2 a filter in the URL replaces the default filter; clearing it restores the default', async () => {
    const { result, addressOf } = await renderAt('/list?user=%D0%B0%D0%BD%D0%B0', useList);
    expect(result.current.filter).toEqual({ user: 'ана' });
    expect(result.current.isCleared).toBe(false);
    act(() => void result.current.goTo({ ...result.current.state, filter: {} }));
    expect(result.current.filter).toEqual(today);
    expect(addressOf()).toContain('createdFrom=2026-11-22T00%3A00');
    expect(result.current.goTo({ ...result.current.state, filter: {} })).toBe(false);
    expect(result.current.isCleared).toBe(true);
  });
});

describe('LG-3 the open row of a list', () => {
  test('LG-3 is in the URL, and closing the row goes back to the list if the row was opened from there', async () => {
    const { result, router, addressOf } = await renderAt('/list?user=a', useOpenRow);
    expect(result.current.id).toBeNull();
    const path = result.current.pathOf('2026-01-01 10:00 ab');
    await act(() => router.navigate(path));
    expect(result.current.id).toBe('2026-01-01 10:00 ab');
    act(() => result.current.close());
    expect([result.current.id, addressOf()]).toEqual([null, '/list?user=a']);
    await act(() => router.navigate(-1));
    expect(addressOf()).toBe('/before');
  });

  test('LG-3 from a shared link is closed without going back', async () => {
    const { result, router, addressOf } = await renderAt('/list?user=a#row=7', useOpenRow);
    expect(result.current.id).toBe('7');
    act(() => result.current.close());
    expect(addressOf()).toBe('/list?user=a');
    await act(() => router.navigate(-1));
    expect(addressOf()).toBe('/before');
  });

  test.each(['#content', '#row=', '#row=%E0%A4%A'])('LG-3 is absent if the hash of the URL is %s', async (hash) => {
    const { result } = await renderAt(`/list${hash}`, useOpenRow);
    expect(result.current.id).toBeNull();
  });
});
