import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Location, NavigateFunction } from 'react-router-dom';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { connectionError } from '../../platform/request/gateway-fetch.ts';
import { listenToShortcuts } from '../../platform/shortcuts.ts';
import type { Column } from './table/column.ts';
import type { FilterField } from './filter/filter-fields.ts';
import type { Loaded } from './list-results.ts';
import { ListScreen } from './list-screen.tsx';
import { useListUrl } from './use-list-url.ts';

interface Meter {
  id: string;
  street: string;
}

const columns: readonly Column<Meter, 'ID' | 'STREET'>[] = [
  { key: 'id', header: 'Водомер №', sort: 'ID', kind: 'record', value: ({ id }) => id },
  { key: 'street', header: 'Улица', sort: 'STREET', kind: 'text', value: ({ street }) => street },
];
const fields: readonly FilterField[] = [
  { kind: 'text', name: 'street', label: 'Улица' },
  { kind: 'dateTimeRange', name: 'checked', from: 'Проверен от', to: 'Проверен до' },
];
const meters = (count: number): Meter[] =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, street: 'ул. „Орион“' }));
// The text of an elapsed time is different after each minute.
const columnsAt = (now: number): readonly Column<Meter, 'ID' | 'STREET'>[] => [
  ...columns,
  { key: 'age', header: 'Преди', kind: 'text', value: () => `${now} мин` },
];
const searches = jest.fn<(search: string) => void>();
const refetch = jest.fn<() => Promise<unknown>>();

let rows: Loaded<readonly Meter[]>;
let total: number | undefined;
const trace: { place?: Location; navigate?: NavigateFunction; tick?: () => void } = {};
let serial = 0;
let stopListening: () => void;

const Page = () => {
  const [now, setNow] = useState(0);
  useLayoutEffect(() => {
    trace.tick = () => setNow((previous) => previous + 1);
  });
  const list = useListUrl({ name: `meters-${serial}`, fields, columns: useMemo(() => columnsAt(now), [now]) });
  searches(JSON.stringify([list.filter, list.variables]));
  return (
    <ListScreen
      list={list}
      caption="Водомери"
      filterTitle="Търсене на водомери"
      rows={rows}
      count={{ value: total, isCurrent: true, loading: false, error: undefined, refetch: async () => undefined }}
      idOf={({ id }) => id}
      pathOf={({ id }) => `/meters/${id}`}
      openLabelOf={({ id }) => `Преглед на водомер ${id}`}
      itemOf={({ id }) => id}
    />
  );
};

const Probe = () => {
  const place = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    Object.assign(trace, { place, navigate });
  });
  return null;
};

const renderPage = async (address: string): Promise<void> => {
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter initialEntries={[address]}>
        <Probe />
        <Routes>
          <Route path="/meters" element={<Page />} />
          <Route path="/meters/:id" element={<p>Преглед</p>} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>,
  );
  await act(async () => undefined);
};
const search = (): string => decodeURIComponent(trace.place?.search ?? '').replaceAll('+', ' ');
const press = (target: Element, code: string, more: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(target, { code, key: code, ...more });
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const openFilter = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: 'Търсене на водомери' }));
  return screen.findByRole('form', { name: 'Търсене на водомери' }, { timeout: 20_000 });
};
const submit = async (form: HTMLElement): Promise<void> => {
  await act(async () => fireEvent.submit(form));
};

beforeEach(() => {
  jest.clearAllMocks();
  serial += 1;
  refetch.mockResolvedValue(undefined);
  rows = { value: meters(10), isCurrent: true, loading: false, error: undefined, refetch };
  total = 1268;
  stopListening = listenToShortcuts();
});
afterEach(() => {
  stopListening();
  cleanup();
});

describe('a list screen', () => {
  test('FI-5 shows the number of records and at most 10 links to pages', async () => {
    await renderPage('/meters');
    expect((await screen.findByText(/Общо:/)).textContent).toBe('Общо: 1\u2009268 записа.');
    expect(screen.getAllByRole('link', { name: /^Страница/ })).toHaveLength(10);
    expect(
      within(screen.getByLabelText('Редове на страница'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['5', '10', '25', '50', '100']);
  });

  test('FI-1 FI-2 FI-3 submitting the form searches; an empty form without an active filter does nothing', async () => {
    await renderPage('/meters?page=3&size=25');
    const form = await openFilter();
    await submit(form);
    expect(search()).toBe('?page=3&size=25');
    expect(refetch).not.toHaveBeenCalled();

    type('Улица', ' Орион ');
    await submit(form);
    expect(search()).toBe('?street=Орион&size=25');

    await submit(form);
    expect(refetch).toHaveBeenCalledTimes(1);

    type('Улица', '');
    await submit(form);
    expect(search()).toBe('?size=25');
  });

  test('FI-4 clearing empties the fields and searches, even without an active filter', async () => {
    await renderPage('/meters?street=Орион');
    const form = await openFilter();
    type('Проверен от', '31/02');
    fireEvent.click(within(form).getByRole('button', { name: 'Изчисти' }));
    await act(async () => undefined);
    expect(search()).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Улица' }).value).toBe('');
    expect(screen.queryByText('Въведената дата не е валидна.')).toBeNull();

    fireEvent.click(within(form).getByRole('button', { name: 'Изчисти' }));
    await act(async () => undefined);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('FI-10 an invalid date stays in its box and prevents the search', async () => {
    await renderPage('/meters');
    const form = await openFilter();
    type('Улица', 'Орион');
    const box = within(screen.getByRole('group', { name: 'Проверен от' })).getAllByRole<HTMLInputElement>('textbox')[0];
    if (!box) throw new Error('no box');
    fireEvent.change(box, { target: { value: '31022026' } });
    await submit(form);
    expect(box.value).toBe('31/02/2026');
    expect(screen.getByText('Въведената дата не е валидна.')).toBeDefined();
    expect(search()).toBe('');
  });

  test('removing a chip searches at once and keeps the texts of the other fields', async () => {
    await renderPage('/meters?street=Орион&checkedFrom=2026-11-01T00:00&page=2');
    await openFilter();
    type('Улица', 'Козница');
    fireEvent.click(screen.getByRole('button', { name: 'Премахни Проверен от' }));
    await act(async () => undefined);
    expect(search()).toBe('?street=Орион');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Улица' }).value).toBe('Козница');
  });

  test('Back restores the filter and its fields', async () => {
    await renderPage('/meters?street=Орион&page=2');
    await openFilter();
    await act(async () => trace.navigate?.('/meters'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Улица' }).value).toBe('');
    await act(async () => trace.navigate?.(-1));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Улица' }).value).toBe('Орион');
    expect(searches.mock.lastCall?.[0]).toBe(JSON.stringify([{ street: 'Орион' }, { page: { number: 2, size: 10 } }]));
  });

  test('FI-6 a click on a heading sorts, with Shift it adds a sort key; the headings show the sort order', async () => {
    await renderPage('/meters?page=4');
    fireEvent.click(screen.getByRole('button', { name: 'Улица' }));
    expect(search()).toBe('?sort=street');
    fireEvent.click(screen.getByRole('button', { name: 'Водомер №' }), { shiftKey: true });
    fireEvent.click(screen.getByRole('button', { name: /Водомер №/ }), { shiftKey: true });
    expect(search()).toBe('?sort=street,-id');
    const heads = screen.getAllByRole('columnheader').map((head) => [head.getAttribute('aria-sort'), head.textContent]);
    expect(heads.slice(0, 2)).toEqual([
      ['descending', 'Водомер №2'],
      ['ascending', 'Улица1'],
    ]);
  });

  test('FI-7 an empty list shows its filter in words and a button to clear it', async () => {
    rows = { ...rows, value: [] };
    total = 0;
    await renderPage('/meters?street=Орион');
    expect(await screen.findByText('Няма намерени резултати')).toBeDefined();
    expect(screen.getByText('Филтър:', { exact: false }).textContent).toBe('Филтър: Улица Орион');
    fireEvent.click(screen.getByRole('button', { name: 'Изчисти филтъра' }));
    expect(search()).toBe('');
  });

  test('a page past the end links to the last page', async () => {
    rows = { ...rows, value: [] };
    await renderPage('/meters?page=10000');
    expect(screen.getByRole('link', { name: 'Към последната страница' }).getAttribute('href')).toBe('/meters?page=127');
  });

  test('the rows scroll to the top when another page opens, not when an elapsed time changes', async () => {
    const toTop = jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    await renderPage('/meters');
    toTop.mockClear();
    act(() => trace.tick?.());
    expect(screen.getAllByText('1 мин')).toHaveLength(10);
    expect(toTop).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Следваща страница' }));
    await act(async () => undefined);
    expect(toTop).toHaveBeenCalledTimes(1);
    toTop.mockRestore();
  });

  test('rows are shown before the count is known', async () => {
    total = undefined;
    await renderPage('/meters');
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText(/Общо:/).textContent).toBe('Общо: … записа.');
    expect(screen.getByRole('link', { name: 'Следваща страница' })).toBeDefined();
  });

  test('a failed read is shown instead of the rows, with a retry', async () => {
    rows = { ...rows, value: undefined, isCurrent: false, error: connectionError() };
    await renderPage('/meters');
    expect(screen.getByRole('alert').textContent).toContain('Списъкът не се зареди');
    fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('SG-1 a click selects the row; physical keys move the focus, turn pages and open the record', async () => {
    await renderPage('/meters');
    const row = (id: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^${id} `) });
    fireEvent.click(row('m2'));
    expect(row('m2').getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);

    act(() => row('m2').focus());
    press(row('m2'), 'ArrowDown', { key: 'ArrowDown' });
    expect(document.activeElement).toBe(row('m3'));
    press(row('m3'), 'KeyK', { key: 'к' });
    expect(document.activeElement).toBe(row('m2'));
    expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0)).toEqual([row('m2')]);

    rows = { ...rows, value: meters(20).slice(10) };
    press(row('m2'), 'BracketRight', { key: 'щ' });
    await act(async () => undefined);
    expect(search()).toBe('?page=2');
    expect(document.activeElement).toBe(row('m10'));

    press(row('m10'), 'Enter');
    await act(async () => undefined);
    expect(trace.place?.pathname).toBe('/meters/m10');
  });

  test('shortcuts of one letter do nothing while the user types in a field', async () => {
    await renderPage('/meters');
    await openFilter();
    press(screen.getByRole('textbox', { name: 'Улица' }), 'KeyR');
    expect(refetch).not.toHaveBeenCalled();
    press(document.body, 'KeyR');
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
