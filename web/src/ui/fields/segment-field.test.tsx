import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { ThreeWayField } from './segment-field.tsx';

afterEach(cleanup);

test('the caption labels the group of choices, and a click on the caption selects none', () => {
  const change = jest.fn<(value: string) => void>();
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ThreeWayField label="Чака отговор" value="true" onChange={change} />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByText('Чака отговор'));
  expect(change).not.toHaveBeenCalled();
  const group = screen.getByRole('group', { name: 'Чака отговор' });
  fireEvent.click(within(group).getByRole('radio', { name: 'Не' }));
  expect(change.mock.calls).toEqual([['false']]);
});
