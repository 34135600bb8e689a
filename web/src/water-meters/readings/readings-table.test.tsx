import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const change = {
  __typename: 'MeterReadingChange' as const,
  changedBy: 'Яна Янева',
  changedAt: '2026-03-01T10:22:41+02:00',
};

test('WM-10 a corrected reading shows its earlier value, a withdrawn one is crossed out on its day; both name the person', () => {
  const opened: string[] = [];
  render(
    <ChakraProvider value={defaultSystem}>
      <ReadingsTable
        periods={periods}
        changes={[
          { ...change, id: '12', readingId: '9', date: '2026-01-20', oldValue: '999', newValue: null },
          { ...change, id: '11', readingId: '1', date: '2026-01-05', oldValue: '811.25', newValue: '118.25' },
        ]}
        onOpen={({ id }) => opened.push(id)}
      />
    </ChakraProvider>,
  );
  const [, newest, withdrawn, corrected] = screen.getAllByRole('row');
  expect(newest?.querySelector('s, small')).toBeNull();
  expect([...(withdrawn?.querySelectorAll('s') ?? [])].map((cell) => cell.textContent)).toEqual([
    '2026-01-20',
    '999,000',
  ]);
  expect(withdrawn?.textContent).toContain('оттеглен от Яна Янева на 2026-03-01 10:22:41');
  expect(withdrawn?.querySelector('button')).toBeNull();
  expect(corrected?.querySelector('small')?.textContent).toBe(
    'беше 811,250, поправен от Яна Янева на 2026-03-01 10:22:41',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Поправи или оттегли отчета от 2026-01-05' }));
  expect(opened).toEqual(['1']);
});

test('WM-10 a withdrawn reading that the list of readings still has is shown once, crossed out', () => {
  const withdrawal = { ...change, id: '12', readingId: '2', date: '2026-02-05', oldValue: '120.5', newValue: null };
  render(
    <ChakraProvider value={defaultSystem}>
      <ReadingsTable periods={periods} changes={[withdrawal]} />
    </ChakraProvider>,
  );
  const [, withdrawn, ...others] = screen.getAllByRole('row');
  expect(withdrawn?.textContent).toContain('оттеглен от');
  expect(others.map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual(['2026-01-05']);
});
