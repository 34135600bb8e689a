import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { SvoPanel } from './svo-panel.tsx';

const property = (name: string, label: string, value: string) => ({ __typename: 'LineProperty', name, label, value });
const line = {
  __typename: 'SvoLine',
  id: '10020148',
  pipeId: null,
  properties: [property('diameter', 'Диаметър', '32'), property('xyz', 'липсва превод', '5')],
};

const show = (svoId: string | null): void => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => of({ data: { svoLine: line } })),
  });
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={client}>
        <SvoPanel
          svoId={svoId}
          currentSvoId={null}
          proposals={[]}
          hasFailed={false}
          onRetry={() => undefined}
          onChoose={() => undefined}
          marker={null}
        />
      </ApolloProvider>
    </ChakraProvider>,
  );
};

afterEach(cleanup);

test("WM-4 'Избери СВО:' is shown until an SVO is chosen, then the number of the SVO minus ten million", () => {
  show(null);
  expect(screen.getByText('Избери СВО:')).toBeDefined();
  cleanup();
  show('10020148');
  expect(screen.queryByText('Избери СВО:')).toBeNull();
  expect(screen.getByText('20148', { exact: false })).toBeDefined();
});

test("WM-4 a property without a translated label shows its name and 'липсва превод'", async () => {
  show('10020148');
  expect((await screen.findByText('липсва превод')).parentElement?.textContent).toBe('xyz липсва превод');
  expect(screen.getByText('Диаметър').nextElementSibling?.textContent).toBe('32');
});
