import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { ClientForm } from './client-form.tsx';
import { newClient } from './client-values.ts';

const command = { isPending: false, note: null, fieldErrors: {}, clear: () => undefined };

/** Opens the form of a new client; returns the number of times that it was saved. */
const open = (): (() => number) => {
  let saved = 0;
  const Form = () => {
    const [values, setValues] = useState(newClient);
    return (
      <ClientForm
        values={values}
        masked={null}
        label="Добави клиент"
        canSave
        command={command}
        onChange={(part) => setValues({ ...values, ...part })}
        onSave={() => (saved += 1)}
        onClose={undefined}
      />
    );
  };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => NEVER) });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <Form />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return () => saved;
};

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

afterEach(cleanup);

test('CL-2 an empty form names the required fields, and the first one gets the focus', () => {
  const saved = open();
  expect(screen.queryByText('Задължително поле')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Добави клиент' }));
  expect(screen.getAllByText('Задължително поле')).toHaveLength(3);
  expect(document.activeElement).toBe(field('Клиентски номер'));
  fireEvent.change(field('Клиентски номер'), { target: { value: '900' } });
  expect(screen.getAllByText('Задължително поле')).toHaveLength(2);
  expect(saved()).toBe(0);
});

test.each(['12', '123'])('CL-2 the short EGN or EIK %s has a problem after the user leaves the field', (typed) => {
  open();
  fireEvent.change(field('ЕГН/ЕИК'), { target: { value: typed } });
  expect(field('ЕГН/ЕИК').getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field('ЕГН/ЕИК'));
  expect(field('ЕГН/ЕИК').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field('ЕГН/ЕИК'), { target: { value: `${typed}4` } });
  expect(field('ЕГН/ЕИК').getAttribute('aria-invalid')).toBeNull();
});
