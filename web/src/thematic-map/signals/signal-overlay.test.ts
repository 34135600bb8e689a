import { expect, test } from '@jest/globals';
import { createSignalOverlay } from './signal-overlay.ts';

const location = { __typename: 'Point', latitude: 42.698334, longitude: 23.319941 } as const;
const signal = (id: string, status: 'SIGNAL' | 'BREAKDOWN', place: typeof location | null = location) =>
  ({ __typename: 'Signal', id, title: 'Теч', status, statusName: 'Нов', location: place }) as never;

const chosen: string[] = [];

const overlay = createSignalOverlay(
  [signal('1', 'SIGNAL'), signal('2', 'BREAKDOWN'), signal('3', 'SIGNAL', null)],
  '2',
  (id) => chosen.push(id),
);

test('signals with a place are points of a source that joins points close to each other to clusters', () => {
  const source = overlay.sources['signals'];
  expect(source).toMatchObject({ type: 'geojson', cluster: true, clusterRadius: 44, clusterMaxZoom: 16 });
  expect(source).toHaveProperty('data.features.length', 2);
  expect(source).toHaveProperty('data.features.0.geometry.coordinates', [23.319941, 42.698334]);
});

test('a cluster shows its count, and has the colour of a breakdown if one of its signals has this status', () => {
  const source = overlay.sources['signals'];
  expect(source).toHaveProperty('clusterProperties.urgent', [
    '+',
    ['case', ['==', ['get', 'kind'], 'BREAKDOWN'], 1, 0],
  ]);
  const layers = overlay.createLayers('light');
  const [clusters, counts, points] = layers;
  for (const layer of [clusters, counts]) expect(layer).toHaveProperty('filter', ['has', 'point_count']);
  expect(counts).toHaveProperty('layout.text-field', ['get', 'point_count_abbreviated']);
  expect(points).toHaveProperty('filter', ['!', ['has', 'point_count']]);
  const [, condition, urgent, others] = (clusters as unknown as { paint: Record<string, unknown[]> }).paint[
    'circle-color'
  ] as unknown[];
  expect(condition).toEqual(['>', ['get', 'urgent'], 0]);
  const pointColour = (points as unknown as { paint: Record<string, unknown[]> }).paint['circle-color'] as unknown[];
  expect(urgent).toBe(pointColour[pointColour.indexOf('BREAKDOWN') + 1]);
  expect(others).toBe(pointColour.at(-1));
});

test('signals with a place are rows of the table, and choosing a row selects its signal', () => {
  const { records = [] } = overlay;
  expect(records).toMatchObject([
    { kind: 'Сигнал', name: '1', note: 'Теч, Нов', place: location, isChosen: false },
    { kind: 'Сигнал', name: '2', note: 'Теч, Нов', place: location, isChosen: true },
  ]);
  records[0]?.choose();
  expect(chosen).toEqual(['1']);
});
