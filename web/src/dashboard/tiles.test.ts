import { describe, expect, test } from '@jest/globals';
import { House } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { toExternalTools } from './external-tools.ts';
import { buildPageTiles, buildToolTiles, fillMapView } from './tiles.ts';

const page = () => Promise.resolve({ Component: () => null });
const view = { zoom: 15.5, center: { latitude: 42.6977, longitude: 23.3219 } };
const screen = (path: string, order: number, groups?: readonly string[]): Screen => ({
  path,
  title: path,
  page,
  dashboard: { icon: House, order, ...(groups && { groups }) },
});

describe('tiles of pages', () => {
  test("DA-1 a page that lists one of the user's groups, or no groups, has a tile", () => {
    const screens = [
      screen('/c', 3, ['valves', 'TestMainGroup']),
      screen('/a', 1),
      screen('/b', 2, ['valves']),
      screen('/d', 4, []),
    ];
    expect(buildPageTiles(screens, ['TestMainGroup']).map(({ path }) => path)).toEqual(['/a', '/c', '/d']);
  });

  test('DA-1 a page without a dashboard entry has no tile', () => {
    expect(buildPageTiles([{ path: '/x', title: 'x', page }], [])).toEqual([]);
  });
});

describe('tiles of external tools', () => {
  test('SH-10 a tool is shown to its groups', () => {
    const kinds = [
      'MAP_EDITOR',
      'REPORTS',
      'THEMATIC_MAPS',
      'NETWORK_MANAGEMENT',
      'MEASUREMENTS',
      'ANALYTICS',
    ] as const;
    const tools = toExternalTools(kinds.map((kind) => ({ kind, address: `https://tools.example.bg/${kind}` })));
    const seenBy = (group: string) => buildToolTiles(tools, [group], view).map(({ title }) => title);
    const common = ['Справки', 'Тематични карти', 'Управление на мрежата', 'Измервания', 'Анализи'];
    expect(seenBy('TestMainGroup')).toEqual(['Редактор на карти', ...common]);
    expect(seenBy('TestDummyGroup')).toEqual(common);
    expect(seenBy('valves')).toEqual(['Управление на мрежата']);
    expect(buildToolTiles(tools, ['TestMainGroup'], view).every(({ opensNewWindow }) => opensNewWindow)).toBe(true);
  });

  const tool = { title: 'Карта', icon: House, path: 'https://map.example.bg/?z={zoom}&at={lat},{lng}' };

  test('DA-2 a tool with target 1 opens a new window, a tool without a target opens an in-app page', () => {
    expect(
      buildToolTiles([{ ...tool, target: 1 }, tool], [], view).map(({ opensNewWindow }) => opensNewWindow),
    ).toEqual([true, false]);
  });

  test('SH-10 a tool without an address, or for other groups, is absent', () => {
    expect(
      buildToolTiles(
        [
          { ...tool, path: '' },
          { ...tool, groups: ['valves'] },
        ],
        ['TestMainGroup'],
        view,
      ),
    ).toEqual([]);
  });

  test("DA-3 zoom, lat and lng are replaced by the user's last map view", () => {
    expect(buildToolTiles([{ ...tool, target: 1 }], [], view)[0]?.path).toBe(
      'https://map.example.bg/?z=15.5&at=42.6977,23.3219',
    );
    expect(fillMapView('http://host:8080/:zoom/:lat/:lng/:latest', view)).toBe(
      'http://host:8080/15.5/42.6977/23.3219/:latest',
    );
  });

  test.each([
    ['https://map.example.bg/zoom/lat/lng', 'https://map.example.bg/15.5/42.6977/23.3219'],
    ['/map/zoom/lat/lng?z=zoom', '/map/15.5/42.6977/23.3219?z=zoom'],
    ['/zoom/lat,lng/lng#x', '/15.5/lat,lng/23.3219#x'],
    ['https://zoom/latest/lng/', 'https://zoom/latest/23.3219/'],
    ['https://map.example.bg/#/zoom/lat/lng', 'https://map.example.bg/#/15.5/42.6977/23.3219'],
    ['https://map.example.bg/{zoom}/:lat/lng', 'https://map.example.bg/15.5/42.6977/23.3219'],
  ])('DA-3 zoom, lat and lng are placeholders if they are a whole segment of the path: %s', (path, filled) => {
    expect(fillMapView(path, view)).toBe(filled);
  });

  test('DA-3 the default view is the whole country', () => {
    expect(fillMapView('/{zoom}/{lat}/{lng}', null)).toBe('/7/42.7339/25.4858');
  });
});
