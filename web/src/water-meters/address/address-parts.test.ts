import { describe, expect, test } from '@jest/globals';
import { choosePart, partsAbove, toParts } from './address-parts.ts';

const stored = {
  description: 'Люлин',
  streetName: 'жк Люлин 7',
  block: '717',
  entrance: 'Б',
  floor: '4',
  apartment: '12',
};

describe('WM-8 levels of an address', () => {
  test('WM-8 a change clears the deeper levels only', () => {
    expect(choosePart(toParts(stored), 'block', '90')).toEqual({
      description: 'Люлин',
      streetName: 'жк Люлин 7',
      block: '90',
      entrance: '',
      floor: '',
      apartment: '',
    });
  });

  test('WM-8 the parts above a level are only those with a chosen value', () => {
    expect(partsAbove(toParts({ ...stored, streetName: null }), 3)).toEqual({ description: 'Люлин', block: '717' });
    expect(partsAbove(toParts(null), 5)).toEqual({});
  });
});
