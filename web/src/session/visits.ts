import type { Screen } from './screen.ts';
import { remember, remembered } from '../platform/safe-storage.ts';
import { createStore } from '../platform/store.ts';

/** A page that was open: its route, where exactly, and under which title. */
export interface Visit {
  path: string;
  address: string;
  title: string;
}

const kept = 5;
const key = 'struma.visits';
const storage = (): Storage => sessionStorage;

/** The last five pages, oldest first, the present one last. They survive a reload. */
export const visits = createStore<readonly Visit[]>(readVisits());

export const rememberVisit = (visit: Visit): void => {
  visits.set((present) => withVisit(present, visit));
  remember(key, JSON.stringify(visits.get()), storage);
};

/** Moving inside one route (another filter, the next record) replaces its last entry. */
export const withVisit = (present: readonly Visit[], visit: Visit): readonly Visit[] => {
  const earlier = present.at(-1)?.path === visit.path ? present.slice(0, -1) : present;
  return [...earlier, visit].slice(-kept);
};

/** Where 'back' leads from a page: to the page before it if that has a back title, else to the page's own target. */
export const backFrom = (
  screen: Screen,
  present: readonly Visit[],
  screens: readonly Screen[],
): { address: string; title: string | undefined } | null => {
  if (!screen.backTo) return null;
  const before = present.findLast((visit) => visit.path !== screen.path);
  const title = screens.find(({ path }) => path === before?.path)?.backTitle;
  return before && title ? { address: before.address, title } : { address: screen.backTo, title: undefined };
};

function readVisits(): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(remembered(key, storage) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: Visit | null): value is Visit {
  return typeof value?.path === 'string' && typeof value.address === 'string' && typeof value.title === 'string';
}
