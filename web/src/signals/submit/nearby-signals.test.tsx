import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SignalStatus } from '../../types.ts';
import { NearbySignals } from './nearby-signals.tsx';

const system = createSystem(defaultBaseConfig);

test.each<[string, SignalStatus[]]>([
  ['Наблизо има 1 отворен сигнал', ['SIGNAL']],
  ['Наблизо има 2 отворени сигнала', ['SIGNAL', 'BREAKDOWN']],
  ['Наблизо има 1 приключен сигнал', ['CLOSED']],
  ['Наблизо има 1 отворен и 2 приключени сигнала', ['SIGNAL', 'CLOSED', 'REJECTED']],
])('the heading is %s; finished signals come with a note about the last 30 days', (name, statuses) => {
  const nearby = statuses.map((status, index) => ({
    __typename: 'NearbySignal' as const,
    distance: index,
    signal: {
      __typename: 'Signal' as const,
      id: `${index + 1}`,
      title: 'Теч',
      status,
      statusName: status,
      createdAt: '2026-11-18T06:58:12+02:00',
      location: null,
    },
  }));
  const closed = statuses.filter((status) => status === 'CLOSED' || status === 'REJECTED').length;
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <NearbySignals
          place={{ nearby, openNearby: nearby.length - closed, closedNearby: closed }}
          pathOf={(id) => `/${id}`}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const region = screen.getByRole('region', { name });
  expect(region.textContent?.includes('последните 30 дни')).toBe(/приключен/.test(name));
  cleanup();
});

test('the heading counts all signals, even if only the first 8 of 21 are loaded; more are shown with the focus on them', () => {
  const nearby = Array.from({ length: 8 }, (_value, index) => ({
    __typename: 'NearbySignal' as const,
    distance: index,
    signal: {
      __typename: 'Signal' as const,
      id: `${index + 1}`,
      title: 'Теч',
      status: 'SIGNAL' as const,
      statusName: 'Сигнал',
      createdAt: '2026-11-18T06:58:12+02:00',
      location: null,
    },
  }));
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <NearbySignals place={{ nearby, openNearby: 19, closedNearby: 2 }} pathOf={(id) => `/${id}`} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const region = screen.getByRole('region', { name: 'Наблизо има 19 отворени и 2 приключени сигнала' });
  expect(region.textContent).toContain('първите 8 от 21, до 300 м');
  // The button disappears, so the first signal that it has shown gets the focus.
  fireEvent.click(screen.getByRole('button', { name: 'Покажи още 5' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.getAttribute('href')).toBe('/4');
});
