import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { thematicMapPath } from '../../map/map-link.ts';
import { PermittedScreensContext } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { type PlacedMeter, PlaceWarning } from './place-warning.tsx';

const map: Screen = { path: thematicMapPath, title: 'Карта', page: () => Promise.resolve({ Component: () => null }) };

/** A meter with an SVO, north of its address: 0.01 degrees are 1.1 km. */
const meterNorth = (degrees: number) =>
  ({
    id: '7',
    svoId: '10020148',
    location: { latitude: 42.5 + degrees, longitude: 22.9 },
    address: { location: { latitude: 42.5, longitude: 22.9 } },
    client: { isResidential: true },
  }) as PlacedMeter;

const show = (meter: PlacedMeter, screens = [map]): string | undefined => {
  cleanup();
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <PermittedScreensContext value={screens}>
          <PlaceWarning meter={meter} />
        </PermittedScreensContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return screen.queryByRole('status')?.textContent ?? undefined;
};

afterEach(cleanup);

test('WM-8 a meter more than 500 m from its address has a warning with the distance and a link to its place on the map', () => {
  expect(show(meterNorth(0.1))).toBe(
    'Водомерът е на 11,1 км от този адрес. Смяната на адреса не променя мястото и СВО на водомера. Премести го на картата',
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Премести го на картата' });
  expect(link.getAttribute('href')).toBe('/thematic_map?zoom=18&lat=42.6&lng=22.9&layer=residential&id=7');
  expect(show(meterNorth(0.0046))).toContain('Водомерът е на 511 м');
  expect(show(meterNorth(0.0044))).toBeUndefined();
});

test('WM-8 the warning names the SVO only if the meter has one, and links only to a map that the user can open', () => {
  expect(show({ ...meterNorth(0.1), svoId: null })).not.toContain('СВО');
  expect(show(meterNorth(0.1), [])).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('WM-8 a meter without a place, or an address without coordinates, has no warning', () => {
  const meter = meterNorth(0.1);
  expect(show({ ...meter, location: null })).toBeUndefined();
  expect(show({ ...meter, address: null })).toBeUndefined();
  expect(show({ ...meter, address: meter.address && { ...meter.address, location: null } })).toBeUndefined();
});
