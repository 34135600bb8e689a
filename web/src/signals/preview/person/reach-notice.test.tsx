import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { of } from 'rxjs';
import { ReachNotice } from './reach-notice.tsx';

const submitter = { id: '3', name: 'Юлия Маринова' };

const contactWith = (receivesReplies: boolean | null, phone: string | null = null, email: string | null = null) => ({
  __typename: 'SignalContact',
  clientId: null,
  phone,
  email,
  clientNumber: null,
  address: null,
  hasWritten: false,
  receivesReplies,
  otherSignals: 0,
  otherOpenSignals: 0,
});

const show = async (contact: object | null, shownSubmitter: typeof submitter | null = submitter) => {
  const data = { signal: { __typename: 'Signal', id: '7', contact } };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of({ data })) });
  return await act(async () =>
    render(
      <ChakraProvider value={defaultSystem}>
        <ApolloProvider client={client}>
          <ReachNotice id="7" submitter={shownSubmitter} />
        </ApolloProvider>
      </ChakraProvider>,
    ),
  );
};

afterEach(cleanup);

test('a submitter without an account is to be called, at the stored telephone number', async () => {
  const { container } = await show(contactWith(false, '0888 123 456'));
  expect(container.textContent).toBe('Клиентът няма профил и не вижда отговорите. Обадете се: 0888 123 456');
  expect(container.querySelector('a')?.href).toBe('tel:0888123456');
  cleanup();
  expect((await show(contactWith(false))).container.textContent).toBe('Клиентът няма профил и не вижда отговорите.');
});

test('a submitter without account and telephone is to be written to, at the stored e-mail address', async () => {
  const { container } = await show(contactWith(false, null, 'iva@example.bg'));
  expect(container.textContent).toBe('Клиентът няма профил и не вижда отговорите. Пишете на: iva@example.bg');
  expect(container.querySelector('a')?.href).toBe('mailto:iva@example.bg');
});

test('a reply to a signal without a submitter reaches nobody', async () => {
  expect((await show(null, null)).container.textContent).toBe('Сигналът е без подател: отговорът не стига до никого.');
});

test('nothing is shown if the submitter receives replies, or if the service does not send it', async () => {
  for (const receivesReplies of [true, null])
    expect((await show(contactWith(receivesReplies))).container.textContent).toBe('');
  cleanup();
  expect((await show(null)).container.textContent).toBe('');
});
