import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { MapContext, type MapHandle } from '../map-context.ts';
import type { MapTableRow } from '../map-overlay.ts';
import { FeatureTable } from './feature-table.tsx';

const at = (longitude: number) => ({ latitude: 42.7, longitude });

interface Drawn {
  id: number;
  sourceLayer: string;
  longitude: number;
}

const pipes = (count: number): Drawn[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sourceLayer: 'pipes',
    longitude: 23.3 + index / 1e5,
  }));

/** A map whose centre is at a longitude of 23.3, and whose right edge is at 23.4. */
const mapWith = (drawn: readonly Drawn[]) =>
  ({
    getCenter: () => ({ lat: 42.7, lng: 23.3 }),
    getBounds: () => ({ contains: ([longitude = 0]: number[]) => longitude < 23.4 }),
    getLayer: () => ({}),
    getContainer: () => document.body,
    panBy: () => {},
    on: () => {},
    off: () => {},
    queryRenderedFeatures: () =>
      drawn.map(({ id, sourceLayer, longitude }) => ({
        id,
        source: sourceLayer,
        sourceLayer,
        properties: {},
        geometry: { type: 'Point', coordinates: [longitude, 42.7] },
      })),
  }) as unknown as MapHandle['map'];

/** The service knows the numbers of the meters 7 and 8. */
const client = (requests: unknown[] = []) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables }) => {
      requests.push(variables);
      const items = [
        { __typename: 'WaterMeter', id: '8', fabricNo: '26273952' },
        { __typename: 'WaterMeter', id: '7', fabricNo: '26111940' },
      ];
      return of({ data: { waterMeters: { __typename: 'WaterMeterPage', items } } });
    }),
  });

const show = (drawn: readonly Drawn[], records: readonly MapTableRow[], requests?: unknown[]): void => {
  const items = [{ layerName: 'pipes', sourceLayer: 'pipes', isSelectable: false }] as never;
  const handle = { map: mapWith(drawn), items, records, groups: [], createMarker: undefined as never };
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client(requests)}>
        <MapContext value={handle}>
          <FeatureTable chosen={null} onChoose={() => {}} onClose={() => {}} />
        </MapContext>
      </ApolloProvider>
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
  show(pipes(150), [signal('8', 23.39), signal('7', 23.38), signal('9', 23.41)]);
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
  show(pipes(3), []);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Тръба10 м', 'Тръба21 м', 'Тръба32 м']);
  expect(screen.queryByText(/Сигналите/)).toBeNull();
});

test('MP-5 WM-4 the table has the numbers that users know, the id if the service has none, and reads them at once', async () => {
  const requests: unknown[] = [];
  const meter = (id: number): Drawn => ({ id, sourceLayer: 'meters', longitude: 23.3 + id / 1e5 });
  show([meter(7), meter(8), meter(9), { id: 10_004_624, sourceLayer: 'src_lines_w', longitude: 23.3 }], [], requests);
  const names = () => rows().map(({ children: [kind, number] }) => `${kind?.textContent} ${number?.textContent}`);
  expect(names()).toEqual(['СВО 4624', 'Водомер …', 'Водомер …', 'Водомер …']);
  await screen.findByText('26111940');
  expect(names()).toEqual(['СВО 4624', 'Водомер 26111940', 'Водомер 26273952', 'Водомер 9']);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ number: 1, bounds: { south: expect.closeTo(42.7, 3) } });
});
