import { describe, expect, test } from '@jest/globals';
import { getChosenMeter, parseMapAddress, writeMapAddress } from './map-address.ts';

const read = (search: string) => parseMapAddress(new URLSearchParams(search));

describe("the map's address", () => {
  test("WM-11 contains the zoom, the place, the layer and the meter's number", () => {
    const address = read('zoom=18&lat=42.7&lng=23.3&layer=residential&id=1042');
    expect(address).toEqual({
      view: { center: { latitude: 42.7, longitude: 23.3 }, zoom: 18 },
      isInvalid: false,
      layer: 'residential',
      id: 1042,
    });
    expect(getChosenMeter(address)).toEqual({ sourceLayer: 'meters', id: 1042 });
  });

  test.each(['lat=91&lng=23', 'lat=42.7', 'lat=a&lng=b', 'lat=42.7&lng=181'])('%s is an invalid place', (search) => {
    expect(read(search)).toMatchObject({ view: null, isInvalid: true });
  });

  test('SH-10 may be empty', () => {
    expect(read('')).toEqual({ view: null, isInvalid: false, layer: null, id: null });
  });

  test.each(['24', '99', '2.9', '-1', 'x'])('MP-10 zoom %s is out of range', (zoom) => {
    expect(read(`lat=42&lng=23&zoom=${zoom}`)).toMatchObject({ view: null, isInvalid: true });
  });

  test.each([
    ['zoom=23.99', 23.99],
    ['zoom=3', 3],
    ['zoom=', 14],
    ['', 14],
  ])('accepts a place with %p', (zoom, shown) => {
    expect(read(`lat=42&lng=23&${zoom}`)).toMatchObject({ view: { zoom: shown }, isInvalid: false });
  });

  test.each(['id=-1', 'id=0', 'id=1.5', 'id=x', 'layer=..&id='])('%s is an invalid meter', (search) => {
    expect(getChosenMeter(read(`layer=public&${search}`))).toBeNull();
  });

  test('moving the map changes the zoom and the place only', () => {
    const next = writeMapAddress(new URLSearchParams('zoom=1&lat=2&lng=3&layer=public&id=7'), {
      center: { latitude: 42.5, longitude: 23.5 },
      zoom: 15.25,
    });
    expect(next.toString()).toBe('zoom=15.25&lat=42.5&lng=23.5&layer=public&id=7');
  });
});
