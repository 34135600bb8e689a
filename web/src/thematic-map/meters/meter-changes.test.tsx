import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { MapContext, type MapHandle } from '../../map/map-context.ts';
import { MeterChanges } from './meter-changes.tsx';
import { meterMoves } from './meter-moves.ts';

const refreshed: string[] = [];
let toRequest = (url: string) => ({ url });
const map = {
  getSource: (name: string) => (name === 'hidden' ? undefined : {}),
  setTransformRequest: (change: typeof toRequest) => void (toRequest = change),
  refreshTiles: (name: string) => void refreshed.push(name),
} as unknown as MapHandle['map'];
const items = [
  { sourceName: 'pipes', sourceLayer: 'pipes' },
  { sourceName: 'meters', sourceLayer: 'meters' },
  { sourceName: 'meters', sourceLayer: 'meters' },
  { sourceName: 'hidden', sourceLayer: 'meters' },
] as never;

beforeEach(() => {
  jest.useFakeTimers();
  refreshed.length = 0;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = () =>
  render(
    <MapContext value={{ map, items, records: [], groups: [], createMarker: undefined as never }}>
      <MeterChanges />
    </MapContext>,
  );
const move = () => act(() => meterMoves.set((count) => count + 1));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('MP-11 the tiles of the meters are requested again once after moves in quick succession', () => {
  show();
  move();
  wait(400);
  move();
  wait(499);
  expect(refreshed).toEqual([]);
  wait(1);
  expect(refreshed).toEqual(['meters']);
  wait(5000);
  move();
  wait(500);
  expect(refreshed).toEqual(['meters', 'meters']);
});

test('MP-11 a map that is opened after a move requests its tiles once only', () => {
  move();
  show();
  wait(1000);
  expect(refreshed).toEqual([]);
});

test('MP-11 only the tiles of the meters get another URL after each change', () => {
  const urlOf = (layer: string) => toRequest(`http://struma.example/map/tiles/${layer}/16/1/2`).url;
  show();
  move();
  wait(500);
  const first = urlOf('meters');
  expect(first).toMatch(/\/map\/tiles\/meters\/16\/1\/2\?version=\d+$/);
  wait(5000);
  move();
  wait(500);
  expect(urlOf('meters')).not.toBe(first);
  expect(urlOf('pipes')).toBe('http://struma.example/map/tiles/pipes/16/1/2');
});
