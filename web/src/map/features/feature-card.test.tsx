import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { FeatureCard } from './feature-card.tsx';
import type { ShownFeature } from './features.ts';

const place = { latitude: 42.698334, longitude: 23.319941 };
const connection: ShownFeature = { source: 'src_lines_w', sourceLayer: 'src_lines_w', id: 2611, tags: {}, place };
const meter: ShownFeature = { source: 'meters', sourceLayer: 'meters', id: 7, tags: { isResidential: true }, place };
const pipe: ShownFeature = {
  source: 'pipes',
  sourceLayer: 'pipes',
  id: 41_304,
  tags: { aq_type: 'главен', diameter: 200 },
  place,
};

const link = new ApolloLink(({ operationName, variables: { id } }) =>
  of({
    data:
      operationName === 'SvoLine'
        ? {
            svoLine: {
              __typename: 'SvoLine',
              id,
              shownNumber: id,
              pipeId: '41999',
              properties: [{ __typename: 'SvoProperty', name: 'year', label: 'Година', value: '1987' }],
            },
          }
        : { waterMeter: { __typename: 'WaterMeter', id, fabricNo: 'В-100' } },
  }),
);

afterEach(cleanup);

test('MP-5 the card shows the data of the chosen feature after another feature was chosen', async () => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const names: string[] = [];
  const card = (feature: ShownFeature) => (
    <ApolloProvider client={client}>
      <ChakraProvider value={defaultSystem}>
        <FeatureCard feature={feature} onName={(name) => names.push(name)} onClose={() => {}} />
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(card(connection));
  await screen.findByText('1987');
  expect(screen.getByRole('region', { name: 'СВО 2611' })).toBeTruthy();
  rerender(card(pipe));
  expect(screen.getByRole('region', { name: 'Тръба 41304' }).textContent).toContain('DN 200');
  expect(screen.queryByText('1987')).toBeNull();
  rerender(card(meter));
  expect(await screen.findByRole('region', { name: 'Водомер В-100' })).toBeTruthy();
  rerender(card(connection));
  await screen.findByText('1987');
  expect(screen.getByRole('region', { name: 'СВО 2611' })).toBeTruthy();
  expect(names).toEqual(['СВО 2611', 'Тръба 41304', 'Водомер В-100', 'СВО 2611']);
});
