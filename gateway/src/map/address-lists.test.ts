import { describe, expect, test } from '@jest/globals';
import { readAddressLists } from './address-lists.ts';

const results = JSON.stringify({
  results: [{ formatted_address: 'ул. Шипка 1', geometry: { location: { lat: 42.69, lng: 23.33 } } }],
});
const items = JSON.stringify({ items: [{ title: 'ул. Шипка 3', position: { lat: '42.70', lng: '23.34' } }] });
const expectedPlaces = [
  { label: 'ул. Шипка 1', latitude: 42.69, longitude: 23.33 },
  { label: 'ул. Шипка 3', latitude: 42.7, longitude: 23.34 },
];

describe('MP-9 MP-12 two lists of places', () => {
  test.each([
    ['two texts', [results, items]],
    ['one text of two texts', JSON.stringify([results, items])],
    ['two values', [JSON.parse(results), JSON.parse(items)]],
    ['a tuple with Item1 and Item2', { Item1: results, Item2: items }],
    [
      'a broken first text',
      [
        '{',
        JSON.stringify({
          items: [
            { title: 'ул. Шипка 1', position: { lat: 42.69, lng: 23.33 } },
            { address: { label: 'ул. Шипка 3' }, position: { lat: 42.7, lng: 23.34 } },
          ],
        }),
      ],
    ],
    [
      'GeoJSON',
      {
        features: expectedPlaces.map(({ label, latitude, longitude }) => ({
          properties: { label },
          geometry: { coordinates: [longitude, latitude] },
        })),
      },
    ],
  ])('are read from %s', (_form, response) => {
    expect(readAddressLists(response, 10)).toEqual(expectedPlaces);
  });

  test.each([[null], [''], [['', '']], ['<html>'], [7], [{ items: 'none' }], [[[[[[]]]]]]])(
    'are empty for %p',
    (response) => {
      expect(readAddressLists(response, 10)).toEqual([]);
    },
  );

  test('invalid places, places without a name and duplicates are omitted', () => {
    const place = (title: string, lat: unknown, lng: unknown) => ({ title, position: { lat, lng } });
    const list = [
      place('а', 91, 23),
      place('б', 42, 181),
      place('', 42, 23),
      place('в', 'x', 23),
      place('г', 42, 23),
      place('г', 43, 24),
      place('д', 42.00001, 23.00001),
    ];
    expect(readAddressLists({ items: list }, 10).map(({ label }) => label)).toEqual(['г']);
  });

  test('the number of places is limited', () => {
    const list = Array.from({ length: 30 }, (_, at) => ({ title: `${at}`, position: { lat: 40 + at / 10, lng: 23 } }));
    expect(readAddressLists([JSON.stringify({ items: list })], 10)).toHaveLength(10);
  });
});
