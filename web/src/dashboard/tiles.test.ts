import { describe, expect, test } from '@jest/globals';
import { House } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { externalTools } from './external-tools.ts';
import { pageTiles, toolTiles, withMapView } from './tiles.ts';

const page = () => Promise.resolve({ Component: () => null });
const view = { zoom: 15.5, center: { latitude: 42.6977, longitude: 23.3219 } };
const screen = (path: string, order: number, groups?: readonly string[]): Screen => ({
  path,
  title: path,
  page,
  dashboard: { icon: House, order, ...(groups && { groups }) },
});

describe('tiles of pages', () => {
  test('DA-1 shown if the groups meet or none are listed', () => {
    const screens = [
      screen('/c', 3, ['valves', 'TestMainGroup']),
      screen('/a', 1),
      screen('/b', 2, ['valves']),
      screen('/d', 4, []),
    ];
    expect(pageTiles(screens, ['TestMainGroup']).map(({ path }) => path)).toEqual(['/a', '/c', '/d']);
  });

  test('DA-1 a page without a dashboard entry has none', () => {
    expect(pageTiles([{ path: '/x', title: 'x', page }], [])).toEqual([]);
  });
});

describe('tiles of outside tools', () => {
  test('SH-10 each tool is for its groups', () => {
    const kinds = [
      'MAP_EDITOR',
      'REPORTS',
      'THEMATIC_MAPS',
      'NETWORK_MANAGEMENT',
      'MEASUREMENTS',
      'ANALYTICS',
    ] as const;
    const tools = externalTools(kinds.map((kind) => ({ kind, address: `https://tools.example.bg/${kind}` })));
    const seenBy = (group: string) => toolTiles(tools, [group], view).map(({ title }) => title);
    const common = ['Справки', 'Тематични карти', 'Управление на мрежата', 'Измервания', 'Анализи'];
    expect(seenBy('TestMainGroup')).toEqual(['Редактор на карти', ...common]);
    expect(seenBy('TestDummyGroup')).toEqual(common);
    expect(seenBy('valves')).toEqual(['Управление на мрежата']);
    expect(toolTiles(tools, ['TestMainGroup'], view).every(({ newWindow }) => newWindow)).toBe(true);
  });

  const tool = { title: 'Карта', icon: House, path: 'https://map.example.bg/?z={zoom}&at={lat},{lng}' };

  test('DA-2 target 1 opens a new window, none an in-app page', () => {
    expect(toolTiles([{ ...tool, target: 1 }, tool], [], view).map(({ newWindow }) => newWindow)).toEqual([
      true,
      false,
    ]);
  });

  test('SH-10 a tool without an address, or for other groups, is absent', () => {
    expect(
      toolTiles(
        [
          { ...tool, path: '' },
          { ...tool, groups: ['valves'] },
        ],
        ['TestMainGroup'],
        view,
      ),
    ).toEqual([]);
  });

  test("DA-3 zoom, lat and lng become the person's last map view", () => {
    expect(toolTiles([{ ...tool, target: 1 }], [], view)[0]?.path).toBe(
      'https://map.example.bg/?z=15.5&at=42.6977,23.3219',
    );
    expect(withMapView('http://host:8080/:zoom/:lat/:lng/:latest', view)).toBe(
      'http://host:8080/15.5/42.6977/23.3219/:latest',
    );
  });

  test('DA-3 before the map was moved the whole country is shown', () => {
    expect(withMapView('/{zoom}/{lat}/{lng}', null)).toBe('/7/42.7339/25.4858');
  });
});
