import type { Screen } from '../session/screen.ts';
import type { Visit } from '../session/visits.ts';
import type { Icon } from '../ui/icons.ts';

export interface RecentPage {
  title: string;
  address: string;
  icon: Icon | undefined;
}

/** Pages that were open before, the latest first; a page without an icon borrows that of its area. */
export const recentPages = (visits: readonly Visit[], screens: readonly Screen[], here: string): RecentPage[] => {
  const icons = new Map(screens.flatMap(({ path, menu }) => (menu ? [[area(path), menu.icon] as const] : [])));
  const open = new Set(screens.map(({ path }) => path));
  const others = visits.filter(({ path }) => path !== here && open.has(path)).toReversed();
  return others
    .filter(({ address }, place) => others.findIndex((other) => other.address === address) === place)
    .map(({ path, address, title }) => ({ title, address, icon: icons.get(area(path)) }));
};

const area = (path: string): string => path.split('/')[1] ?? '';
