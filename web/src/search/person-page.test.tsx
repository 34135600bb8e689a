import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { PermittedScreensContext } from '../session/permitted-screens.ts';
import { type Session, SessionContext } from '../session/use-session.ts';
import { Component } from './person-page.tsx';

const page = () => Promise.resolve({ Component: () => null });
const clientScreen = { path: '/clients/:id', title: 'Клиент', record: 'CLIENT', page } as const;
const meterScreen = { path: '/meters/:id', title: 'Водомер', record: 'WATER_METER', page } as const;

const outage = {
  __typename: 'ClientOutage',
  breakdownId: '9',
  workCardNo: 'А-9',
  address: 'ул. Искър № 5',
  until: '2026-03-05T17:30:00+02:00',
};
const meter = { __typename: 'ClientMeter', id: '7', fabricNo: 'АБ-7', address: 'ул. Искър № 5', isClosed: false };

/** Opens the page of submitter 41. Returns the names of the sent queries. */
const open = async (
  clientId: string | null,
  { screens = [clientScreen, meterScreen], features = ['CLIENT_TOOLS'] },
) => {
  const person = {
    __typename: 'PersonCard',
    submitterId: '41',
    clientId,
    name: 'Мария Петрова',
    clientNumber: clientId && '1000419',
    phone: null,
    email: null,
    addresses: [],
    openSignals: [],
    openCount: 0,
    closedCount: 0,
  };
  const client = { __typename: 'Client', id: '3' };
  const responses: Record<string, object> = {
    Person: { person },
    ClientSituation: { client: { ...client, outages: [outage] }, person },
    ClientMeters: { client: { ...client, meters: [meter] } },
  };
  const sent: string[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent.push(`${operationName} ${JSON.stringify(variables)}`);
    return of({ data: responses[operationName] ?? {} });
  });
  const router = createMemoryRouter([{ path: '/people/:kind/:id', element: <Component /> }], {
    initialEntries: ['/people/submitter/41'],
  });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <SessionContext value={{ environment: { features } } as unknown as Session}>
          <PermittedScreensContext value={screens}>
            <RouterProvider router={router} />
          </PermittedScreensContext>
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('heading', { name: 'Отворени сигнали 0' });
  return sent;
};

afterEach(cleanup);

test('the page of a submitter who is a client shows whether the water is off, and the water meters', async () => {
  const sent = await open('3', {});
  expect(await screen.findByText(/^Водата е спряна до .*17:30/)).toBeDefined();
  const meterLink = await screen.findByRole('link', { name: 'АБ-7' });
  expect(meterLink.getAttribute('href')).toBe('/meters/7');
  expect(sent).toEqual(expect.arrayContaining(['ClientSituation {"id":"3"}', 'ClientMeters {"id":"3"}']));
});

test.each([
  ['for a submitter who is no client', null, {}],
  ['for a user who may not open the page of a client', '3', { screens: [] }],
  ['without the data of clients at the service', '3', { features: [] }],
])('the page of a person reads no water supply %s', async (_case, clientId, options) => {
  const sent = await open(clientId, options);
  expect(sent).toEqual(['Person {"submitterId":"41"}']);
  expect(screen.queryByText('Водоподаване')).toBeNull();
});
