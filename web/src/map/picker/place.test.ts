import { describe, expect, test } from '@jest/globals';
import { addressZoom, maxZoom, markerZoom, pickerView, minZoom, startView, thematicView } from './place.ts';

describe('initial views of maps', () => {
  test('MP-2 MP-10 have the required centres and zooms', () => {
    expect(pickerView).toEqual({ center: { latitude: 42.548, longitude: 22.963 }, zoom: 14 });
    expect(thematicView.center).toEqual({ latitude: 42.698334, longitude: 23.319941 });
    expect(startView).toEqual({ center: { latitude: 43.84, longitude: 25.96 }, zoom: 18 });
    expect([addressZoom, markerZoom, minZoom, maxZoom]).toEqual([15, 16, 3, 23.99]);
  });
});
