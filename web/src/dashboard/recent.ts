import type { Screen } from '../session/screen.ts';
import type { Visit } from '../session/visits.ts';
import type { Icon } from '../ui/icons.ts';

export interface RecentPage {
  title: string;
  address: string;
  icon: Icon | undefined;
}

/**
 * The visited pages that the user may open, latest first, without the current one and without pages whose record did
 * not exist. A page without a menu entry has the icon of the first menu entry whose path begins with the same segment.
 */
export const listRecentPages = (
  visits: readonly Visit[],
  screens: readonly Screen[],
  currentPath: string,
): RecentPage[] => {
  const entries = screens.flatMap(({ path, menu }) => (menu ? [{ path, icon: menu.icon }] : []));
  const iconOf = (path: string): Icon | undefined =>
    (entries.find((entry) => entry.path === path) ?? entries.find((entry) => getArea(entry.path) === getArea(path)))
      ?.icon;
  const permittedPaths = new Set(screens.map(({ path }) => path));
  const others = visits
    .filter(({ path, isMissing }) => path !== currentPath && permittedPaths.has(path) && isMissing !== true)
    .toReversed();
  return others
    .filter(({ address }, index) => others.findIndex((other) => other.address === address) === index)
    .map(({ path, address, title }) => ({ title, address, icon: iconOf(path) }));
};

const getArea = (path: string): string => path.split('/')[1] ?? '';
