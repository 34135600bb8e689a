import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BreakdownItem } from './breakdown-item.tsx';
import type { BreakdownRowFragment } from './breakdowns.generated.ts';

const breakdown: BreakdownRowFragment = {
  id: '7',
  workCardNo: 'А-0917',
  isFinished: false,
  startedAt: '2026-11-18T06:10:00+02:00',
  repairStart: null,
  repairEnd: null,
  waterStopStart: '2026-11-18T09:30:00+02:00',
  waterStopEnd: '2026-11-18T13:00:00+02:00',
  affectedPeople: 1412,
  regionName: 'Перник',
  municipalityName: 'Радомир',
  townName: 'Радомир',
  streetName: 'ул. „Орион“',
  streetDescription: 'до бл. 717',
  description: null,
  priority: { id: '2', name: 'Висок' },
};

const linesOf = (changes: Partial<BreakdownRowFragment>): string[] => {
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <BreakdownItem breakdown={{ ...breakdown, ...changes }} priorityOrder={['1', '2']} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return [...container.querySelectorAll('.head, .states > span, .foot > span')].map((part) => part.textContent);
};

afterEach(cleanup);

test('BR-1 on a narrow page, an item shows place, state, priority, times and affected people of a breakdown', () => {
  expect(linesOf({})).toEqual([
    'А-0917Радомир, ул. „Орион“',
    'Изпратен екип',
    'Висок',
    'Дата на сигнала: 2026-11-18 06:10',
    'Пусната вода на: 2026-11-18 13:00',
    'Хора без вода: 1\u2009412',
  ]);
  expect(screen.getByRole('link', { name: 'А-0917' }).getAttribute('href')).toBe('/breakdowns/preview/7');
});

test('BR-1 on a narrow page, an item has no line for a value that is absent', () => {
  expect(linesOf({ streetName: null, startedAt: null, waterStopEnd: null, affectedPeople: 0, priority: null })).toEqual(
    ['А-0917Радомир, до бл. 717', 'Изпратен екип'],
  );
});
