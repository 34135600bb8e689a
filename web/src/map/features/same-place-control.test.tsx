import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MapContext, type MapHandle } from '../map-context.ts';
import type { ShownFeature } from './features.ts';
import { SamePlaceControl } from './same-place-control.tsx';

const items = [{ layerName: 'meters', sourceLayer: 'meters', isSelectable: true }] as never;

const drawn = (id: number, longitude: number, sourceLayer = 'meters') => ({
  id,
  source: sourceLayer,
  sourceLayer,
  properties: {},
  geometry: { type: 'Point', coordinates: [longitude, 42.7] },
});

/** Three meters and an SVO at one place, one meter twice because two tiles have it; one more meter is 8 m away. */
const map = {
  project: () => ({ x: 10, y: 10 }),
  getLayer: () => ({}),
  queryRenderedFeatures: () => [
    drawn(9, 23.3),
    drawn(7, 23.3),
    drawn(7, 23.3),
    drawn(8, 23.300_001),
    drawn(3, 23.3, 'src_lines_w'),
    drawn(4, 23.3001),
  ],
} as unknown as MapHandle['map'];

const Around = ({ id, longitude }: { id: number; longitude: number }) => {
  const [feature, setFeature] = useState<ShownFeature>({
    id,
    source: 'meters',
    sourceLayer: 'meters',
    tags: {},
    place: { latitude: 42.7, longitude },
  });
  return (
    <ChakraProvider value={defaultSystem}>
      <MapContext value={{ map, items, records: [], groups: [], createMarker: undefined as never }}>
        <output>{feature.id}</output>
        <SamePlaceControl feature={feature} onChoose={setFeature} />
      </MapContext>
    </ChakraProvider>
  );
};

afterEach(cleanup);

test('MP-5 the features at one place are counted, and buttons go through them', () => {
  render(<Around id={9} longitude={23.3} />);
  const next = screen.getByRole('button', { name: 'Следващ на това място' });
  const steps = Array.from({ length: 3 }, () => {
    const step = `${screen.getByText(/на това място/).textContent}: ${screen.getByRole('status').textContent}`;
    fireEvent.click(next);
    return step;
  });
  expect(steps).toEqual(['3 от 3 на това място: 9', '1 от 3 на това място: 7', '2 от 3 на това място: 8']);
  fireEvent.click(screen.getByRole('button', { name: 'Предишен на това място' }));
  expect(screen.getByRole('status').textContent).toBe('8');
});

test('MP-5 a feature alone at its place has no such buttons', () => {
  render(<Around id={4} longitude={23.3001} />);
  expect(screen.queryByRole('button')).toBeNull();
});
