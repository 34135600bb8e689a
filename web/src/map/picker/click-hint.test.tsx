import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MapContext, type MapHandle } from '../map-context.ts';
import { ClickHint } from './click-hint.tsx';

const canvas = document.createElement('canvas');
const listeners = new Map<string, (event: unknown) => void>();
const map = {
  getCanvas: () => canvas,
  on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
} as unknown as MapHandle['map'];

const send = (name: string, target: Element = canvas): void =>
  act(() => listeners.get(name)?.({ originalEvent: { target } }));
const wait = (): void => act(() => jest.advanceTimersByTime(1000));
const hint = (): string => screen.getByRole('status').textContent ?? '';

const show = (isTouchScreen = false): void => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isTouchScreen } as MediaQueryList);
  render(
    <ChakraProvider value={defaultSystem}>
      <MapContext value={{ map, items: [], records: [], groups: [], createMarker: undefined as never }}>
        <ClickHint />
      </MapContext>
    </ChakraProvider>,
  );
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('MP-1 after a single click, a hint says that a double click places the marker, until the map moves', () => {
  show();
  expect(hint()).toBe('');
  send('click');
  wait();
  expect(hint()).toBe('Щракнете два пъти, за да поставите маркера.');
  send('movestart');
  expect(hint()).toBe('');
});

test('MP-1 on a touch screen, the hint names the double tap and the crosshair', () => {
  show(true);
  send('click');
  wait();
  expect(hint()).toBe('Докоснете два пъти, за да поставите маркера, или използвайте „Избор с кръст“.');
});

test('MP-1 a double click and a click on a marker show no hint', () => {
  show();
  send('click');
  send('click');
  send('dblclick');
  wait();
  expect(hint()).toBe('');
  send('click', document.createElement('button'));
  wait();
  expect(hint()).toBe('');
});
