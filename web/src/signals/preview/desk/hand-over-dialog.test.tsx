import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { HandOverDialog } from './hand-over-dialog.tsx';

// jsdom draws dialogs, but does not open them.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});

test('colleagues that could not be loaded are said to be missing, and asked for again', async () => {
  const colleagues = [{ __typename: 'Colleague', id: '2', name: 'Петър Илиев' }];
  const answers = [throwError(() => new Error('no line')), of({ data: { colleagues } })];
  const link = new ApolloLink(() => answers.shift() ?? of({}));
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <HandOverDialog takenBy={null} onGive={() => {}} onClose={() => {}} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Опитай отново' }));
  expect(await screen.findByRole('option', { name: 'Петър Илиев' })).toBeTruthy();
  expect(screen.queryByText('Изборът не се зареди.')).toBeNull();
});
