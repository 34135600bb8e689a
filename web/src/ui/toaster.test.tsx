import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast, toasts } from '../platform/toast.ts';
import { Toaster } from './toaster.tsx';
import { TraceTargetContext } from './trace-id.tsx';
import { openDialogs } from './use-modal.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shownTexts = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((one) => one.textContent);

describe('SH-12 toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <ChakraProvider value={createSystem(defaultBaseConfig)}>
        <Toaster />
      </ChakraProvider>,
    );
  });

  afterEach(() => {
    cleanup();
    toasts.set(() => []);
    jest.useRealTimers();
  });

  test('SH-12 stay for 20 000 ms', () => {
    act(() => toast.success('Записано'));
    advance(19_999);
    expect(shownTexts()).toEqual(['Записано']);
    advance(1);
    expect(shownTexts()).toEqual([]);
  });

  test('SH-12 pause while hovered, and then stay for the remaining time', () => {
    act(() => toast.info('Чакайте'));
    advance(15_000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    advance(60_000);
    expect(shownTexts()).toEqual(['Чакайте']);
    fireEvent.pointerLeave(screen.getByRole('status'));
    advance(4999);
    expect(shownTexts()).toEqual(['Чакайте']);
    advance(1);
    expect(shownTexts()).toEqual([]);
  });

  test('SH-12 pause while focused, wherever the pointer is', () => {
    act(() => toast.info('Чакайте'));
    act(() => screen.getByRole('button', { name: 'Затвори' }).focus());
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.pointerLeave(screen.getByRole('status'));
    advance(60_000);
    expect(shownTexts()).toEqual(['Чакайте']);
    act(() => screen.getByRole('button', { name: 'Затвори' }).blur());
    advance(20_000);
    expect(shownTexts()).toEqual([]);
  });

  test('SH-12 hidden toasts expire too, and an opened dialog does not extend the time', () => {
    act(() => ['1', '2', '3', '4', '5'].forEach((text) => toast.info(text)));
    advance(15_000);
    const dialog = document.createElement('dialog');
    act(() => openDialogs.set(() => [dialog]));
    advance(5000);
    expect(toasts.get()).toEqual([]);
    act(() => openDialogs.set(() => []));
  });

  test('errors are alerts with a trace id', () => {
    act(() => toast.error('Грешка 504', { traceId: '7f3a91c2d0e4' }));
    expect(screen.getByRole('alert').textContent).toContain('Проследяване 7f3a91c2');
  });

  test('LG-3 the trace id is a link if the user can open the page of the failure', () => {
    cleanup();
    const open = jest.fn<(path: string) => void>();
    render(
      <ChakraProvider value={createSystem(defaultBaseConfig)}>
        <TraceTargetContext value={{ pathOf: (traceId) => `/errors?traceId=${traceId}`, open }}>
          <Toaster />
        </TraceTargetContext>
      </ChakraProvider>,
    );
    act(() => toast.error('Грешка 504', { traceId: '7f3a91c2d0e4' }));
    const link = screen.getByRole('link', { name: '7f3a91c2' });
    expect(link.getAttribute('href')).toBe('/errors?traceId=7f3a91c2d0e4');
    fireEvent.click(link, { ctrlKey: true });
    expect(open).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(open).toHaveBeenCalledWith('/errors?traceId=7f3a91c2d0e4');
  });

  test('at most four are shown, the rest is counted', () => {
    act(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => toast.info(text)));
    expect(shownTexts()).toEqual(['3', '4', '5', '6']);
    expect(screen.getByText('още 2')).toBeTruthy();
  });

  test('the same message is not shown twice', () => {
    act(() => toast.error('Няма връзка'));
    act(() => toast.error('Няма връзка'));
    expect(shownTexts()).toEqual(['Няма връзка']);
  });
});
