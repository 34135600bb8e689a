import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { toParts } from './address-parts.ts';
import { ChoiceWarning } from './choice-warning.tsx';
import type { PlacedMeter } from './place-warning.tsx';

const meter = { id: '7', svoId: '10020148', location: { latitude: 42.5, longitude: 22.9 } } as PlacedMeter;

/** An address north of the meter: 0.01 degrees are 1.1 km. */
const addressNorth = (degrees: number, parts: object) => ({
  __typename: 'Address',
  id: String(degrees),
  ...toParts(parts),
  location: { __typename: 'GeoPoint', latitude: 42.5 + degrees, longitude: 22.9 },
});

/** Shows the warning for values that the addresses `found` have, or for the chosen address. */
const show = async (values: object, found: readonly object[], chosen: object | null = null) => {
  cleanup();
  const data = chosen ? { address: chosen } : { addresses: { __typename: 'AddressPage', items: found } };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of({ data })) });
  const addressId = chosen ? '0.1' : null;
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <ChoiceWarning meter={meter} parts={toParts(values)} addressId={addressId} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  await act(async () => undefined);
  return screen.queryByRole('status')?.textContent ?? undefined;
};

afterEach(cleanup);

test('WM-8 before saving, the form names the distance of the chosen address from the meter', async () => {
  const house = { description: 'ул. Орион', block: '3' };
  expect(await show(house, [], addressNorth(0.1, house))).toBe(
    'Избраният адрес е на 11,1 км от водомера. Смяната на адреса не променя мястото и СВО на водомера.',
  );
  expect(await show(house, [], addressNorth(0.004, house))).toBeUndefined();
});

test('WM-8 of the addresses with the chosen values, the nearest one counts; addresses with other values are ignored', async () => {
  const far = addressNorth(0.1, { description: 'ул. Орион', block: '3', entrance: 'А' });
  const near = addressNorth(0.004, { description: 'ул. Орион', block: '3', entrance: 'Б' });
  const chosen = { description: 'ул. Орион', block: '3' };
  expect(await show(chosen, [far])).toContain('на 11,1 км');
  expect(await show(chosen, [far, near])).toBeUndefined();
  expect(await show({ ...chosen, entrance: 'А' }, [far, near])).toContain('на 11,1 км');
  expect(await show({ ...chosen, block: '4' }, [far])).toBeUndefined();
});
