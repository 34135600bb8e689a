import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Colleague, HandOverDialog, type UseColleagues } from './hand-over-dialog.tsx';

// jsdom renders dialogs, but does not implement their methods.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});

test('if the colleagues failed to load, a button loads them again', async () => {
  const useColleagues: UseColleagues = () => {
    const [colleagues, setColleagues] = useState<readonly Colleague[]>();
    const error = colleagues ? undefined : new Error('no connection');
    return { colleagues, error, retry: async () => setColleagues([{ id: '2', name: 'Петър Илиев' }]) };
  };
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <HandOverDialog title="" takenBy={null} useColleagues={useColleagues} onGive={() => {}} onClose={() => {}} />
    </ChakraProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Опитай отново' }));
  expect(await screen.findByRole('option', { name: 'Петър Илиев' })).toBeTruthy();
  expect(screen.getByText('Колега е в списъка, след като отвори или поеме поне един запис.')).toBeTruthy();
  expect(screen.queryByText('Изборът не се зареди.')).toBeNull();
});
