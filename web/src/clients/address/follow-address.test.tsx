import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { MapContext, type MapHandle } from '../../map/map-context.ts';
import { FollowAddress } from './follow-address.tsx';

const places: Record<string, { latitude: number; longitude: number }> = {
  Радомир: { latitude: 42.54, longitude: 22.96 },
  'ул. Искър, Радомир': { latitude: 42.55, longitude: 22.97 },
};
let moves: object[] = [];
let requested: string[] = [];

const map = { easeTo: (move: object) => moves.push(move) } as unknown as MapHandle['map'];
const handle: MapHandle = { map, items: [], records: [], groups: [], createMarker: undefined as never };

const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables }) => {
      const { text } = variables as { text: string };
      requested.push(text);
      const location = places[text];
      const hits = location ? [{ __typename: 'GeoHit', label: text, location }] : [];
      return of({ data: { geocode: hits } });
    }),
  });

const start = () => {
  const client = createClient();
  const page = (address: Parameters<typeof FollowAddress>[0]) => (
    <ApolloProvider client={client}>
      <MapContext value={handle}>
        <FollowAddress {...address} />
      </MapContext>
    </ApolloProvider>
  );
  const { rerender } = render(page({ town: undefined, street: undefined, isPlaced: false }));
  return (address: Parameters<typeof FollowAddress>[0]): void => rerender(page(address));
};

beforeEach(() => {
  moves = [];
  requested = [];
});
afterEach(cleanup);

test('AD-1 the map moves to the chosen town, then nearer to the chosen street', async () => {
  const choose = start();
  expect(requested).toEqual([]);
  choose({ town: '61577 - Радомир', street: undefined, isPlaced: false });
  await waitFor(() => expect(moves).toHaveLength(1));
  choose({ town: '61577 - Радомир', street: 'ул. Искър', isPlaced: false });
  await waitFor(() => expect(moves).toHaveLength(2));
  expect(moves).toMatchObject([
    { center: [22.96, 42.54], zoom: 13 },
    { center: [22.97, 42.55], zoom: 16 },
  ]);
});

test('AD-1 the map stays where the address has a place, and where nothing is found', async () => {
  const choose = start();
  choose({ town: 'Радомир', street: undefined, isPlaced: true });
  choose({ town: 'Непознато', street: undefined, isPlaced: false });
  await waitFor(() => expect(requested).toEqual(['Непознато']));
  choose({ town: 'Радомир', street: undefined, isPlaced: false });
  await waitFor(() => expect(moves).toHaveLength(1));
  expect(moves).toMatchObject([{ center: [22.96, 42.54] }]);
});
