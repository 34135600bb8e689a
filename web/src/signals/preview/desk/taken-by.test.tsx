import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { TakenBy } from './taken-by.tsx';

const system = createSystem(defaultBaseConfig);
const session = { id: 'maria-1', name: 'Мария Иванова' } as unknown as Session;
const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const show = (takenBy: { id: string; name: string }) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <TakenBy signal={{ id: '7', takenBy } as SignalDetails} />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );

test("a signal is one's own by the account, not by the name", () => {
  show({ id: 'maria-1', name: 'Мария Иванова' });
  expect(screen.getByText('Мария Иванова (Вие)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Поеми вместо колегата' })).toBeNull();
});

test('a colleague of the same name is somebody else', () => {
  show({ id: 'maria-2', name: 'Мария Иванова' });
  expect(screen.getByText('Мария Иванова')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Поеми вместо колегата' })).toBeTruthy();
});
