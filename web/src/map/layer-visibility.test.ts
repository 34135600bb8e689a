import { expect, test } from '@jest/globals';
import { buildLayerGroups, getCheckedState, layerVisibility, showLayer, toggleEntry } from './layer-visibility.ts';
import type { MapItemFragment } from './map.generated.ts';

const groups = buildLayerGroups([{ layerName: 'meters' } as MapItemFragment], []);
const meters = groups.flatMap(({ entries }) => entries).find(({ id }) => id === 'meters');
const residential = meters?.parts?.find(({ id }) => id === 'meters.residential');

test('WM-11 the checkbox of a layer that a link shows is checked, and hides the layer', () => {
  if (!meters || !residential) throw new Error('The layers of meters are missing.');
  expect(getCheckedState(residential, layerVisibility.get())).toBe(false);
  showLayer('meters.residential');
  expect(getCheckedState(residential, layerVisibility.get())).toBe(true);
  expect(getCheckedState(meters, layerVisibility.get())).toBe('mixed');
  expect(toggleEntry(residential, layerVisibility.get())).toEqual({ 'meters.residential': false });
  expect(localStorage.getItem('struma.map-layers')).toBeNull();
});
