import { expect, test } from '@jest/globals';
import { createSnapOverlay, previewLayer } from './snap-overlay.ts';

const line = {
  type: 'LineString' as const,
  coordinates: [
    [22.9, 42.5],
    [22.91, 42.51],
  ],
};
const preview: GeoJSON.Feature = { type: 'Feature', properties: {}, geometry: line };

test('WM-5 the preview of the snap is drawn in a layer of its own, as a line', () => {
  const { group, sources, createLayers } = createSnapOverlay(preview, [], true);
  expect(group?.entries).toEqual([{ id: previewLayer, label: 'Предложено закачане' }]);
  expect(sources[previewLayer]).toEqual({ type: 'geojson', data: preview });
  expect(createLayers('light').find(({ id }) => id === previewLayer)).toMatchObject({
    type: 'line',
    source: previewLayer,
  });
});

test('WM-5 the layer is empty without a preview, and if it is hidden', () => {
  const empty = { type: 'FeatureCollection', features: [] };
  for (const { sources } of [createSnapOverlay(null, [], true), createSnapOverlay(preview, [], false)])
    expect(sources[previewLayer]).toEqual({ type: 'geojson', data: empty });
});

test('WM-4 the closest points of the proposed connections are drawn', () => {
  const { sources } = createSnapOverlay(null, [{ latitude: 42.5, longitude: 22.9 }], true);
  expect(sources['svo-proposals']).toMatchObject({
    data: { features: [{ geometry: { type: 'Point', coordinates: [22.9, 42.5] } }] },
  });
});
