import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { of } from 'rxjs';
import type { Place } from '../../map/picker/place.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { useProposals } from './use-proposals.ts';

const proposal = (distance: number) => ({
  __typename: 'SvoProposal',
  svoId: '4624',
  shownNumber: '4624',
  distance,
  point: { __typename: 'Coordinates', latitude: 42.5, longitude: 22.9 },
  isNearest: true,
  isSameSide: true,
  servesAddress: false,
  servedAddresses: [],
});

afterEach(cleanup);

test('WM-4 after the marker was moved, the proposals are those for its place, and the earlier ones stay until then', async () => {
  const requested: unknown[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables }) => {
      requested.push(variables['at']);
      return of({ data: { svoProposals: [proposal(variables['at'] ? 95 : 3.1)] } });
    }),
  });
  const session = { environment: { features: ['SVO_TOOLS'] } } as unknown as Session;
  const Around = ({ children }: PropsWithChildren) => (
    <SessionContext value={session}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </SessionContext>
  );
  const { result, rerender } = renderHook(
    (moved: Place | null) => useProposals('7', moved).proposals?.map(({ distance }) => distance),
    { initialProps: null as Place | null, wrapper: Around },
  );
  await waitFor(() => expect(result.current).toEqual([3.1]));
  rerender({ latitude: 42.6, longitude: 22.9 });
  rerender({ latitude: 42.7, longitude: 22.9 });
  expect(result.current).toEqual([3.1]);
  await waitFor(() => expect(result.current).toEqual([95]));
  expect(requested).toEqual([null, { latitude: 42.7, longitude: 22.9 }]);
});
