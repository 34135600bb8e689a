import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { IncludedNotice } from './included-notice.tsx';

const session = { allowedActions: ['OPERATOR'], environment: { features: ['SIGNAL_CONTACT'] } } as unknown as Session;
const yulia = { __typename: 'Lookup', id: '3', name: 'Юлия Маринова' };
const petar = { __typename: 'Lookup', id: '4', name: 'Петър Илиев' };

const linkTo = (id: string, submitter: object | null, kind = 'DUPLICATE') => ({
  __typename: 'SignalLink',
  id,
  kind,
  signal: { __typename: 'Signal', id, title: 'Теч', status: 'CLOSED', statusName: 'Затворен', submitter },
});
const links = [linkTo('11', yulia), linkTo('12', petar), linkTo('13', null), linkTo('14', petar, 'RELATED')];

/** Text of the notice on a signal of Yulia. */
const textFor = async (receivesReplies: boolean | null): Promise<string | null> => {
  const contact = {
    __typename: 'SignalContact',
    clientId: null,
    phone: null,
    email: null,
    clientNumber: null,
    address: null,
    hasWritten: false,
    receivesReplies,
    otherSignals: 0,
    otherOpenSignals: 0,
  };
  const data = { signal: { __typename: 'Signal', id: '7', contact, links } };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of({ data })) });
  const { container } = await act(async () =>
    render(
      <ChakraProvider value={defaultSystem}>
        <SessionContext value={session}>
          <ApolloProvider client={client}>
            <MemoryRouter>
              <IncludedNotice id="7" submitter={yulia} />
            </MemoryRouter>
          </ApolloProvider>
        </SessionContext>
      </ChakraProvider>,
    ),
  );
  return container.textContent;
};

afterEach(cleanup);

test('SG-12 the clients of merged signals are to be called, except the client who reads the replies to this signal', async () => {
  const text = 'Клиентите на включените сигнали не виждат отговора; обадете им се: ';
  expect(await textFor(true)).toBe(`${text}№ 12, № 13.`);
  cleanup();
  for (const receivesReplies of [false, null]) {
    expect(await textFor(receivesReplies)).toBe(`${text}№ 11, № 12, № 13.`);
    cleanup();
  }
});
