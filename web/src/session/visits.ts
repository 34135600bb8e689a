import type { Screen, ScreenParams } from './screen.ts';
import { writeStorage, readStorage } from '../platform/storage/safe-storage.ts';
import { createStore } from '../platform/store.ts';

/** A visited page. `path` is the path of the page's route; `address` is the path and query string of the URL. */
export interface Visit {
  path: string;
  address: string;
  title: string;
  /** True if the record of the page did not exist. */
  isMissing?: boolean;
}

const maxVisits = 5;
const key = 'struma.visits';
const ownerKey = 'struma.visitor';
const storage = (): Storage => sessionStorage;

/** The last five visited pages, oldest first; the last one is the current page. A reload keeps them. */
export const visits = createStore<readonly Visit[]>(readVisits());

/** Forgets the pages of another account, which was signed in earlier in the same tab. */
export const keepVisitsOf = (userId: string): void => {
  if (readStorage(ownerKey, storage) === userId) return;
  visits.set(() => []);
  writeStorage(key, '[]', storage);
  writeStorage(ownerKey, userId, storage);
};

export const recordVisit = (visit: Visit): void => {
  visits.set((present) => addVisit(present, visit));
  writeStorage(key, JSON.stringify(visits.get()), storage);
};

/**
 * Adds a visit. The new visit replaces the last one if both have the same route, for example with another filter or the
 * next record.
 */
export const addVisit = (present: readonly Visit[], visit: Visit): readonly Visit[] => {
  const earlier = present.at(-1)?.path === visit.path ? present.slice(0, -1) : present;
  return [...earlier, visit].slice(-maxVisits);
};

/** The target of a page's back button: the previous page if it has a back title, else the target of the page itself. */
export const findBackTarget = (
  screen: Screen,
  present: readonly Visit[],
  screens: readonly Screen[],
  params: ScreenParams = {},
): { address: string; title: string | undefined } | null => {
  if (!screen.backTo) return null;
  const previous = present.findLast((visit) => visit.path !== screen.path);
  const title = screens.find(({ path }) => path === previous?.path)?.backTitle;
  if (previous && title) return { address: previous.address, title };
  const { backTo } = screen;
  return { address: typeof backTo === 'function' ? backTo(params) : backTo, title: undefined };
};

function readVisits(): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(readStorage(key, storage) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: Visit | null): value is Visit {
  return typeof value?.path === 'string' && typeof value.address === 'string' && typeof value.title === 'string';
}
