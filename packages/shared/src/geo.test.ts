import { expect, test } from '@jest/globals';
import { country, isInCountry } from './geo.ts';

test.each([
  ['Sofia', 42.7, 23.3],
  ['the westernmost longitude', 44.1, 22.36],
  ['Cape Shabla', 43.54, 28.6],
  ['Makaza', 41.24, 25.27],
  ['the mouth of the Timok', 44.21, 22.67],
])('%s is in the country', (_name, latitude, longitude) => expect(isInCountry({ latitude, longitude })).toBe(true));

test.each([
  ['London', 51.5, -0.12],
  ['Sofia with swapped coordinates', 23.3, 42.7],
  ['the southern hemisphere', -42.7, 23.3],
  ['a place south of the rectangle', country.south - 0.001, 25],
  ['a place north of the rectangle', country.north + 0.001, 25],
  ['a place west of the rectangle', 42, country.west - 0.001],
  ['a place east of the rectangle', 42, country.east + 0.001],
])('%s is not in the country', (_name, latitude, longitude) =>
  expect(isInCountry({ latitude, longitude })).toBe(false),
);
