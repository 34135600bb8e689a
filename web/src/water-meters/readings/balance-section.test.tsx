import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { BalanceSection } from './balance-section.tsx';

const share = (waterMeterId: string, consumption: string | null, percent: number | null) => ({
  __typename: 'MeterShare',
  waterMeterId,
  fabricNo: `АБ-${waterMeterId}`,
  clientName: waterMeterId === '9' ? null : 'Мария Петрова',
  consumption,
  percent,
});

const balance = {
  __typename: 'MeterBalance',
  from: '2026-08-01',
  to: '2026-11-01',
  consumption: '50.5',
  individualConsumption: '60.6',
  difference: '-10.1',
  shares: [share('8', '40.4', 80), share('9', '20.2', 40), share('10', null, null)],
};

const show = (meterBalance: object): void => {
  const link = new ApolloLink(() => of({ data: { meterBalance } }));
  render(
    <ChakraProvider value={defaultSystem}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <MemoryRouter>
          <BalanceSection waterMeterId="7" />
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
};

afterEach(cleanup);

test('WM-10 FI-13 a common meter shows the sum of its individual meters, the difference and each share', async () => {
  show(balance);
  expect((await screen.findByText('− 10,100')).className).toContain('minus');
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Период', '2026-08-01 – 2026-11-01'],
    ['Общ водомер, м³', '50,500'],
    ['Индивидуални, м³', '60,600'],
    ['Разлика', '−\u00a010,100'],
  ]);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Водомер №', 'Клиент', 'Потребление, м³', 'Дял'],
    ['АБ-8', 'Мария Петрова', '40,400', '80 %'],
    ['АБ-9', '–', '20,200', '40 %'],
    ['АБ-10', 'Мария Петрова', '–', '–'],
  ]);
  expect(screen.getByRole('link', { name: 'АБ-8' }).getAttribute('href')).toBe('/water_meters/preview/8');
  expect(screen.getByText('1 водомер няма отчет за периода.')).toBeDefined();
});

test('WM-10 a common meter without two readings has no balance', async () => {
  show({ ...balance, from: null, consumption: null, difference: null, shares: [] });
  expect(await screen.findByText('Няма два отчета или индивидуални водомери за сравнение.')).toBeDefined();
});
