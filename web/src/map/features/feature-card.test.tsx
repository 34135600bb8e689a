import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

/** Meter 8 has no number, no client and no address. */
const readMeter = (id: string) => ({
  __typename: 'WaterMeter',
  id,
  fabricNo: id === '8' ? '' : 'В-100',
  client:
    id === '8' ? null : { __typename: 'WaterMeterClient', id: '5', clientNumber: '1000420', name: 'Мария Петрова' },
  address: id === '8' ? null : { __typename: 'WaterMeterAddress', id: '6', fullAddress: 'гр. Радомир, ул. Рила 5' },
});

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
        : { waterMeter: readMeter(id as string) },
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

test('MP-5 WM-11 the card of a meter shows client and address, and links to the page of the meter if the user may open it', async () => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const card = (feature: ShownFeature, meterPath?: (id: string) => string) => (
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ChakraProvider value={defaultSystem}>
          <FeatureCard feature={feature} meterPath={meterPath} onName={() => {}} onClose={() => {}} />
        </ChakraProvider>
      </ApolloProvider>
    </MemoryRouter>
  );
  const { rerender } = render(card(meter, (id) => `/water_meters/preview/${id}`));
  const region = await screen.findByRole('region', { name: 'Водомер В-100' });
  expect([...region.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Мария Петрова, кл. № 1000420',
    'гр. Радомир, ул. Рила 5',
    'битов',
  ]);
  expect(screen.getByRole('link', { name: 'Преглед' }).getAttribute('href')).toBe('/water_meters/preview/7');
  rerender(card({ ...meter, id: 8 }));
  expect(await screen.findByRole('region', { name: 'Водомер 8' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
