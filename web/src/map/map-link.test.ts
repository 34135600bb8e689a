import { expect, test } from '@jest/globals';
import { createPlaceLink, thematicMapPath } from './map-link.ts';

const place = { latitude: 42.7, longitude: 23.3 };

test('the link to a place on the thematic map can select a feature', () => {
  const link = createPlaceLink(place, [{ path: thematicMapPath }]);
  expect(link?.()).toBe('/thematic_map?zoom=18&lat=42.7&lng=23.3');
  expect(link?.('pipes.41376')).toBe('/thematic_map?zoom=18&lat=42.7&lng=23.3&selected=pipes.41376');
});

test('there is no link without a place, or for a user who cannot open the map', () => {
  expect(createPlaceLink(null, [{ path: thematicMapPath }])).toBeNull();
  expect(createPlaceLink(place, [{ path: '/dashboard' }])).toBeNull();
});
