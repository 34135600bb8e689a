import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Period } from './check-readings.ts';
import { ReadingsTable } from './readings-table.tsx';

const period = { days: 30, daily: 1, problems: [] };
const periods: readonly Period[] = [
  {
    ...period,
    id: '2',
    number: 2,
    date: '2026-02-05',
    value: '120.5',
    difference: 2.25,
    auditorName: 'Стела Маринова',
  },
  { ...period, id: '1', number: 1, date: '2026-01-05', value: '118.25', difference: null, auditorName: null },
];

afterEach(cleanup);

test('WM-10 the table has the number, the date, the reading to three decimals, the difference and the auditor', () => {
  render(
    <ChakraProvider value={defaultSystem}>
      <ReadingsTable periods={periods} />
    </ChakraProvider>,
  );
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));
  expect(rows).toEqual([
    ['№', 'Дата', 'Показание, м³', 'Разлика', 'Инкасатор'],
    ['2', '2026-02-05', '120,500', '+\u00A02,250', 'Стела Маринова'],
    ['1', '2026-01-05', '118,250', '–', '–'],
  ]);
});
