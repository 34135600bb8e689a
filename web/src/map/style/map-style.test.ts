import { describe, expect, test } from '@jest/globals';
import {
  baseLayerId,
  isShown,
  buildLayerGroups,
  getLeaves,
  pipeLayers,
  getShownLayers,
  getCheckedState,
  toggleEntry,
  wmsLayerId,
} from '../layer-visibility.ts';
import type { BaseMap } from './base-map-style.ts';
import { mapColours } from './map-colours.ts';
import type { MapItemFragment, MapServerLayerFragment } from '../map.generated.ts';
import { buildMapStyle, type StyleParts } from './map-style.ts';

const base: BaseMap = {
  kind: 'VECTOR',
  tilesUrl: '/map/tiles/base/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 16,
  tileSize: 512,
  attribution: 'Карта на "ВиК" <оператор>',
};
const item = (layerName: string, more: Partial<MapItemFragment> = {}): MapItemFragment => ({
  layerName,
  layerType: 'line',
  sourceName: layerName,
  source: { type: 'vector', tiles: [`/map/tiles/${layerName}/{z}/{x}/{y}`] },
  sourceLayer: layerName,
  layout: {},
  paint: { 'line-color': '#123456' },
  minZoom: 8,
  maxZoom: 24,
  isSelectable: false,
  ...more,
});
const items = [
  item('pipes'),
  item('src_lines_w', { isSelectable: true }),
  item('valves'),
  item('meter_counts', { sourceName: 'meters', sourceLayer: 'meters', maxZoom: 15 }),
  item('meters', { isSelectable: true, minZoom: 15 }),
];
const server: MapServerLayerFragment = {
  id: 'ortho 1',
  name: 'Орто',
  isShown: false,
  minZoom: 8,
  maxZoom: 20,
  url: '/map/wms',
};
const zone = {
  lines: [
    {
      line: [
        { longitude: 23, latitude: 42 },
        { longitude: 23.1, latitude: 42 },
      ],
      isDownstream: true,
    },
  ],
};
const groups = buildLayerGroups(items, [server]);
const allLayers = new Set(groups.flatMap(({ entries }) => entries.flatMap(getLeaves)).map(({ id }) => id));

const style = (more: Partial<StyleParts> = {}) =>
  buildMapStyle({
    base,
    items,
    servers: [server],
    shown: allLayers,
    chosen: null,
    mode: 'light',
    origin: 'https://struma.example',
    fontFaces: undefined,
    ...more,
  });
const layer = (name: string, more: Partial<StyleParts> = {}) => style(more).layers.find(({ id }) => id === name);

test('MP-10 the map definition starts at [25.96, 43.84] and zoom 18', () => {
  const { center, zoom } = style();
  expect([center, zoom]).toEqual([[25.96, 43.84], 18]);
});
const without = (...ids: string[]) => new Set([...allLayers].filter((id) => !ids.includes(id)));

describe('the style of the map', () => {
  test('MP-6 requests all tiles from the origin of the page', () => {
    const tileUrls = Object.values(style().sources).flatMap((source) =>
      'tiles' in source ? (source.tiles ?? []) : [],
    );
    expect(tileUrls.length).toBeGreaterThan(5);
    for (const tileUrl of tileUrls) expect(tileUrl).toMatch(/^https:\/\/struma\.example\/map\//);
  });

  test("MP-6 draws external layers in the style of the map definition, the network in the product's style", () => {
    const external = item('чужд', { source: { type: 'vector', tiles: ['/map/sources/x/{z}/{x}/{y}'] } });
    const shown = new Set([...allLayers, 'чужд']);
    expect(layer('чужд', { items: [external], shown })).toMatchObject({
      type: 'line',
      paint: { 'line-color': '#123456' },
    });
    expect(layer('pipes')).not.toMatchObject({ paint: { 'line-color': '#123456' } });
  });

  test("MP-3 has the network but no base map if 'Основна карта' is unchecked", () => {
    const names = style({ shown: without(baseLayerId) }).layers.map(({ id }) => id);
    expect(names).not.toContain('street-name');
    expect(names).not.toContain('building');
    expect(names).toEqual(expect.arrayContaining(['land', 'pipes', 'valves']));
  });

  test('MP-12 a checkbox shows and hides its own part of a layer', () => {
    expect(
      layer('pipes', { shown: without('pipes.transmission', 'pipes.main', 'pipes.distribution') }),
    ).toBeUndefined();
    expect(JSON.stringify(layer('pipes', { shown: without('pipes.main') }))).not.toContain(
      '["==",["get","aq_type"],"главен"]',
    );
    expect(layer('meters', { shown: without('meters.public') })).toMatchObject({
      filter: ['any', ['get', 'isResidential']],
    });
    expect(layer('meter_counts', { shown: without('meters.residential') })).toMatchObject({
      filter: ['>', ['-', ['get', 'count'], ['get', 'residential']], 0],
    });
  });

  test('MP-4 draws all pipe types if the ids of pipeLayers are shown, and no pipes if no ids are shown', () => {
    expect(layer('pipes', { shown: new Set() })).toBeUndefined();
    expect(layer('pipes', { shown: new Set(pipeLayers) })).toEqual(layer('pipes'));
  });

  test('MP-5 draws the halo of the chosen feature below its layer, and in no other layer', () => {
    const chosen = { sourceLayer: 'src_lines_w', id: 10_000_042 };
    const names = style({ chosen }).layers.map(({ id }) => id);
    expect(names.indexOf('src_lines_w-halo')).toBe(names.indexOf('src_lines_w') - 1);
    expect(JSON.stringify(layer('src_lines_w-halo', { chosen }))).toContain('10000042');
    expect(JSON.stringify(layer('pipes-halo', { chosen }))).not.toContain('10000042');
    expect(layer('src_lines_w-chosen', { chosen })).toMatchObject({
      filter: ['==', ['id'], 10_000_042],
      paint: { 'line-color': mapColours.light.pipeSelected },
    });
    expect(layer('src_lines_w-chosen')).toBeUndefined();
  });

  test('dark mode has its own colours', () => {
    expect(layer('land', { mode: 'dark' })).toMatchObject({ paint: { 'background-color': mapColours.dark.land } });
    expect(JSON.stringify(layer('pipes', { mode: 'dark' }))).toContain(mapColours.dark.pipe);
    expect(JSON.stringify(style({ mode: 'dark' }).layers)).not.toContain(mapColours.light.pipe);
  });

  test('MP-12 requests a layer of a map server by its id', () => {
    expect(JSON.stringify(style().sources[wmsLayerId('ortho 1')])).toContain(
      '/map/wms?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=ortho%201&',
    );
  });

  test('draws external raster tiles unchanged, but dimmed in dark mode', () => {
    const rasterBase = { ...base, kind: 'RASTER' as const };
    expect(layer('base', { base: rasterBase })).toEqual({ id: 'base', type: 'raster', source: 'base', paint: {} });
    expect(layer('base', { base: rasterBase, mode: 'dark' })).toMatchObject({
      paint: { 'raster-brightness-max': 0.62 },
    });
  });

  test('escapes HTML in the attribution', () => {
    expect(style().sources['base']).toMatchObject({ attribution: 'Карта на &quot;ВиК&quot; &lt;оператор>' });
  });

  test('draws the network on the land colour if there is no base map', () => {
    expect(style({ base: null }).layers[0]).toMatchObject({ id: 'land' });
    expect(layer('pipes', { base: null })).toBeDefined();
  });
});

describe('the layers panel', () => {
  const entry = (id: string) => {
    const found = groups.flatMap(({ entries }) => entries).find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  test("MP-3 begins with 'Подложки' and 'Основна карта'", () => {
    expect(groups[0]?.title).toBe('Подложки');
    expect(groups[0]?.entries.map(({ label }) => label)).toEqual(['Основна карта', 'Орто']);
    expect(isShown(entry(wmsLayerId('ortho 1')), {})).toBe(false);
  });

  test('MP-3 derives the state of a checkbox from its parts: checked, mixed or unchecked', () => {
    expect(getCheckedState(entry('pipes'), {})).toBe(true);
    expect(getCheckedState(entry('pipes'), { 'pipes.main': false })).toBe('mixed');
    expect(getCheckedState(entry('meters'), {})).toBe(false);
    expect(toggleEntry(entry('pipes'), { 'pipes.main': false })).toEqual({
      'pipes.transmission': true,
      'pipes.main': true,
      'pipes.distribution': true,
    });
    const off = toggleEntry(entry('pipes'), {});
    expect([...getShownLayers(groups, off)].filter((id) => id.startsWith('pipes'))).toEqual([]);
  });

  test('lists other layers by name; meter counts have no checkbox', () => {
    const found = buildLayerGroups([...items, item('Кадастър')], []);
    expect(found.at(-1)).toMatchObject({ title: 'Други слоеве', entries: [{ id: 'Кадастър', label: 'Кадастър' }] });
  });
});

test('a zone is drawn below the pipes; without a zone the style has neither its source nor its layer', () => {
  const { layers, sources } = style({ zone });
  const order = layers.map(({ id }) => id);
  expect(order.indexOf('zone')).toBeGreaterThan(-1);
  expect(order.indexOf('zone')).toBeLessThan(order.indexOf('pipes'));
  expect(sources['zone']).toMatchObject({
    type: 'geojson',
    data: {
      features: [
        {
          properties: { isDownstream: true },
          geometry: {
            coordinates: [
              [23, 42],
              [23.1, 42],
            ],
          },
        },
      ],
    },
  });
  expect([style().sources['zone'], style().layers.some(({ id }) => id === 'zone')]).toEqual([undefined, false]);
});
