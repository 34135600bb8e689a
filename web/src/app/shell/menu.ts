import { matchPath } from 'react-router-dom';
import type { MenuGroup, Screen, ScreenParams } from '../../session/screen.ts';
import { findTarget } from '../path-aliases.ts';

const order: readonly MenuGroup[] = ['signals', 'network', 'meters', 'data', 'supervision', 'administration'];

interface Menu {
  top: readonly Screen[];
  groups: readonly { group: MenuGroup; screens: readonly Screen[] }[];
}

/** The drawer's entries: first those without a group, then the groups that are not empty. */
export const buildMenu = (screens: readonly Screen[]): Menu => {
  const entries = screens.filter(({ menu }) => menu).sort((left, right) => getOrder(left) - getOrder(right));
  const entriesOf = (group: MenuGroup | null): Screen[] => entries.filter(({ menu }) => menu?.group === group);
  return {
    top: entriesOf(null),
    groups: order.map((group) => ({ group, screens: entriesOf(group) })).filter((entry) => entry.screens.length > 0),
  };
};

const getOrder = ({ menu }: Screen): number => menu?.order ?? 0;

/**
 * Path of the menu entry that a page belongs to: the page's own entry, or the entry of the page to which its `backTo`
 * leads, directly or in several steps. Null if no such entry exists.
 */
export const findSection = (
  screens: readonly Screen[],
  { screen, params }: { screen: Screen; params: ScreenParams },
): string | null => {
  const visited = new Set<string>();
  let current: Screen | undefined = screen;
  while (current && !current.menu && !visited.has(current.path)) {
    visited.add(current.path);
    const back: string | undefined = typeof current.backTo === 'function' ? current.backTo(params) : current.backTo;
    current = back === undefined ? undefined : findScreen(screens, back);
  }
  return current?.menu ? current.path : null;
};

const findScreen = (screens: readonly Screen[], address: string): Screen | undefined => {
  const target = findTarget(address, screens) ?? address;
  return screens.find(({ path }) => path === target) ?? screens.find(({ path }) => matchPath(path, target));
};
