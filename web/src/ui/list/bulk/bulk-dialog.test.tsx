import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BulkAction } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const written: string[] = [];

const action: BulkAction<string> = {
  key: 'send',
  icon: () => null,
  label: 'Изпрати',
  title: (count) => `${count} реда`,
  Choice: ({ value, onChange, disabled }) => (
    <input aria-label="Текст" value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)} />
  ),
  start: () => async (row, value) => {
    if (value.includes('{')) return { kind: 'refused', text: 'непопълнена дума' };
    written.push(`${row}: ${value}`);
    return { kind: 'done' };
  },
};

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

afterEach(cleanup);

test('a value that was refused can be changed, and is written with the next run', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <BulkDialog
          action={action}
          rows={['1', '2']}
          idOf={String}
          labelOf={String}
          titleOf={() => ''}
          onClose={() => undefined}
        />
      </ApolloProvider>
    </ChakraProvider>,
  );
  const text = (): HTMLInputElement => screen.getByLabelText('Текст');
  fireEvent.change(text(), { target: { value: 'по {авария}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Изпрати (2)', hidden: true }));
  const repeat = await screen.findByRole('button', { name: 'Повтори за останалите (2)', hidden: true });
  expect([text().disabled, text().value, written]).toEqual([false, 'по {авария}', []]);
  fireEvent.change(text(), { target: { value: 'готово' } });
  fireEvent.click(repeat);
  expect(await screen.findByText('Записани 2 от 2 реда.')).toBeDefined();
  expect([text().disabled, written]).toEqual([true, ['1: готово', '2: готово']]);
});
