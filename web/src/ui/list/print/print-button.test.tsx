import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ListState } from '../list-state.ts';
import { PrintButton } from './print-button.tsx';

const initialState: ListState = { filter: { street: 'Орион' }, sort: [], page: 3, size: 25 };
const print = jest.fn<() => void>();
let shownState: ListState;

const List = ({ isReady, hasFailed = false }: { isReady: boolean; hasFailed?: boolean }) => {
  const [state, setState] = useState(initialState);
  useLayoutEffect(() => {
    shownState = state;
  });
  return <PrintButton state={state} isReady={isReady} hasFailed={hasFailed} goTo={setState} />;
};

const renderList = () => {
  const system = createSystem(defaultBaseConfig);
  const page = (list: ReactNode) => <ChakraProvider value={system}>{list}</ChakraProvider>;
  const { rerender } = render(page(<List isReady />));
  return (list: ReactNode) => rerender(page(list));
};
const pressPrint = () => fireEvent.click(screen.getByRole('button', { name: 'Печат' }));

describe('FI-11 print', () => {
  beforeEach(() => {
    print.mockReset();
    Object.assign(window, { print });
  });
  afterEach(cleanup);

  test('FI-11 waits for the rows of a page of 100, prints, and restores the list', () => {
    const rerenderList = renderList();
    rerenderList(<List isReady={false} />);
    pressPrint();
    expect(shownState).toEqual({ ...initialState, page: 1, size: 100 });
    expect(print).not.toHaveBeenCalled();
    rerenderList(<List isReady />);
    expect(print).toHaveBeenCalledTimes(1);
    expect(shownState.size).toBe(100);
    fireEvent(window, new Event('afterprint'));
    expect(shownState).toEqual(initialState);
    rerenderList(<List isReady />);
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('FI-11 does not print after a failed read, and restores the list', () => {
    const rerenderList = renderList();
    rerenderList(<List isReady={false} />);
    pressPrint();
    rerenderList(<List isReady={false} hasFailed />);
    expect(print).not.toHaveBeenCalled();
    expect(shownState).toEqual(initialState);
  });
});
