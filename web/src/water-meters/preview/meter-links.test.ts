import { expect, test } from '@jest/globals';
import { meterMapUrl, valvesUrl } from './meter-links.ts';

const meter = (isResidential: boolean) => ({
  id: '7',
  location: { latitude: 42.5, longitude: 22.9 },
  client: { id: '1', clientNumber: '1', name: 'А', typeCode: '1', typeName: 'Битов', isResidential },
});

test('WM-11 the URL of the map of a meter contains zoom 18, the location, the layer and the id', () => {
  expect(meterMapUrl(meter(true), null)).toBe('/thematic_map?zoom=18&lat=42.5&lng=22.9&layer=residential&id=7');
  expect(meterMapUrl(meter(false), 'https://gis.example/{layer}/{id}#{zoom}/{lat}/{lng}/{other}')).toBe(
    'https://gis.example/public/7#18/42.5/22.9/{other}',
  );
  expect(meterMapUrl({ ...meter(true), location: null }, null)).toBeNull();
});

test('WM-9 the link to the external application for valves has the id of the address', () => {
  expect(valvesUrl('12', 'https://valves.example/address/{addressId}')).toBe('https://valves.example/address/12');
});
