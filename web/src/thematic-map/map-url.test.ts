import { describe, expect, test } from '@jest/globals';
import { findSelectedFeature, parseMapUrl, writeMapUrl, writeSelection } from './map-url.ts';

const read = (search: string) => parseMapUrl(new URLSearchParams(search));

describe('the URL of the map', () => {
  test("WM-11 the URL contains the zoom, the place, the layer and the meter's id", () => {
    const url = read('zoom=18&lat=42.7&lng=23.3&layer=residential&id=1042');
    expect(url).toEqual({
      view: { center: { latitude: 42.7, longitude: 23.3 }, zoom: 18 },
      isInvalid: false,
      layer: 'residential',
      id: 1042,
      selected: null,
    });
    expect(findSelectedFeature(url)).toEqual({ sourceLayer: 'meters', id: 1042 });
  });

  test.each(['lat=91&lng=23', 'lat=42.7', 'lat=a&lng=b', 'lat=42.7&lng=181'])('%s is an invalid place', (search) => {
    expect(read(search)).toMatchObject({ view: null, isInvalid: true });
  });

  test('SH-10 a URL without parameters is valid', () => {
    expect(read('')).toEqual({ view: null, isInvalid: false, layer: null, id: null, selected: null });
  });

  test.each(['24', '99', '2.9', '-1', 'x'])('MP-10 the zoom %s is invalid', (zoom) => {
    expect(read(`lat=42&lng=23&zoom=${zoom}`)).toMatchObject({ view: null, isInvalid: true });
  });

  test.each([
    ['zoom=23.99', 23.99],
    ['zoom=3', 3],
    ['zoom=', 14],
    ['', 14],
  ])('a place with %p is accepted', (zoom, shown) => {
    expect(read(`lat=42&lng=23&${zoom}`)).toMatchObject({ view: { zoom: shown }, isInvalid: false });
  });

  test.each(['id=-1', 'id=0', 'id=1.5', 'id=x', 'layer=..&id='])('%s selects no meter', (search) => {
    expect(findSelectedFeature(read(`layer=public&${search}`))).toBeNull();
  });

  test('moving the map changes only the zoom and the place', () => {
    const next = writeMapUrl(new URLSearchParams('zoom=1&lat=2&lng=3&layer=public&id=7'), {
      center: { latitude: 42.5, longitude: 23.5 },
      zoom: 15.25,
    });
    expect(next.toString()).toBe('zoom=15.25&lat=42.5&lng=23.5&layer=public&id=7');
  });

  test.each([
    ['signal.10482', { kind: 'signal', id: '10482' }],
    ['breakdown.12', { kind: 'breakdown', id: '12' }],
    ['pipes.41376', { kind: 'feature', feature: { sourceLayer: 'pipes', id: 41376 } }],
  ] as const)('SH-10 the URL contains the selection %s', (text, selection) => {
    const search = writeSelection(new URLSearchParams('zoom=14&lat=42&lng=23&layer=public&id=7'), selection);
    expect(search.toString()).toBe(`zoom=14&lat=42&lng=23&selected=${text}`);
    expect(read(search.toString()).selected).toEqual(selection);
    expect(writeSelection(search, null).has('selected')).toBe(false);
  });

  test.each(['signal', 'signal.', 'signal.x', '.5', 'signal.0', 'a b.5'])('%s is no selection', (text) => {
    expect(read(`selected=${text}`).selected).toBeNull();
  });
});
