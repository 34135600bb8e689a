import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AddressRowFragment } from '../clients.generated.ts';
import { AddressItem } from './address-item.tsx';

const address: AddressRowFragment = {
  id: '8796',
  fullAddress: 'гр. Русе, ул. „Места“ № 10',
  townName: 'Русе',
  streetName: 'ул. „Места“',
  streetNumber: '10',
  block: null,
  entrance: null,
  floor: null,
  apartment: null,
  carnetCode: '247',
  carnetPage: 36,
  clientId: '3',
  clientNumber: '1007808',
  clientName: 'Ралица Янева',
  modifiedAt: null,
};

const textOf = (changes: Partial<AddressRowFragment>): (string | null)[] => {
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <AddressItem address={{ ...address, ...changes }} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return [...container.querySelectorAll('.head, .states, .foot')].map((line) => line.textContent);
};

test('AD-2 an item of a narrow page shows carnet, page and client, if the address has them', () => {
  expect(textOf({})).toEqual(['8796гр. Русе, ул. „Места“ № 10', 'Карнет: 247Страница: 36', '1007808 · Ралица Янева']);
  expect(textOf({ carnetCode: null, carnetPage: null, clientNumber: null, clientName: null }).slice(1)).toEqual([
    '',
    '',
  ]);
});
