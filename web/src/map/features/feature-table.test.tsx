import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MapContext, type MapHandle } from '../map-context.ts';
import type { MapTableRow } from '../map-overlay.ts';
import { FeatureTable } from './feature-table.tsx';

const at = (longitude: number) => ({ latitude: 42.7, longitude });

/** A map whose centre is at a longitude of 23.3, and whose right edge is at 23.4. */
const mapWith = (pipes: number) =>
  ({
    getCenter: () => ({ lat: 42.7, lng: 23.3 }),
    getBounds: () => ({ contains: ([longitude = 0]: number[]) => longitude < 23.4 }),
    getLayer: () => ({}),
    getContainer: () => document.body,
    panBy: () => {},
    on: () => {},
    off: () => {},
    queryRenderedFeatures: () =>
      Array.from({ length: pipes }, (_, index) => ({
        id: index + 1,
        source: 'pipes',
        sourceLayer: 'pipes',
        properties: {},
        geometry: { type: 'Point', coordinates: [23.3 + index / 1e5, 42.7] },
      })),
  }) as unknown as MapHandle['map'];

const show = (pipes: number, records: readonly MapTableRow[]): void => {
  const items = [{ layerName: 'pipes', sourceLayer: 'pipes', isSelectable: false }] as never;
  const handle = { map: mapWith(pipes), items, records, groups: [], createMarker: undefined as never };
  render(
    <ChakraProvider value={defaultSystem}>
      <MapContext value={handle}>
        <FeatureTable chosen={null} onChoose={() => {}} onClose={() => {}} />
      </MapContext>
    </ChakraProvider>,
  );
};
const rows = () => screen.getAllByRole('row').slice(1);

afterEach(cleanup);

test('MP-5 the records in view come before the features of the network, each group by distance', () => {
  const chosen: string[] = [];
  const signal = (name: string, longitude: number): MapTableRow => ({
    kind: 'Сигнал',
    name,
    note: 'Теч, Нов',
    place: at(longitude),
    isChosen: false,
    choose: () => chosen.push(name),
  });
  show(150, [signal('8', 23.39), signal('7', 23.38), signal('9', 23.41)]);
  expect(rows()).toHaveLength(100);
  expect(
    rows()
      .slice(0, 4)
      .map(({ children: [kind, number] }) => `${kind?.textContent} ${number?.textContent}`),
  ).toEqual(['Сигнал 7Теч, Нов', 'Сигнал 8Теч, Нов', 'Тръба 1', 'Тръба 2']);
  expect(screen.getByText(/^Показани са 100 от 152.*Сигналите и авариите са първи\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Избери сигнал 8, Теч, Нов' }));
  expect(chosen).toEqual(['8']);
});

test('MP-5 without records the table has the features nearest to the centre', () => {
  show(3, []);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Тръба10 м', 'Тръба21 м', 'Тръба32 м']);
  expect(screen.queryByText(/Сигналите/)).toBeNull();
});
