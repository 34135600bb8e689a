import { writeStorage, readStorage } from '../../../platform/storage/safe-storage.ts';
import { createStore } from '../../../platform/store.ts';

export type Density = 'normal' | 'compact';

const key = 'struma.density';

/** Height of the rows in all lists. */
export const density = createStore<Density>(readStorage(key) === 'compact' ? 'compact' : 'normal');

export const toggleDensity = (): void => {
  const next = density.get() === 'compact' ? 'normal' : 'compact';
  writeStorage(key, next);
  density.set(() => next);
};
