import { remember, remembered } from '../../../platform/storage/safe-storage.ts';
import { createStore } from '../../../platform/store.ts';

export type Density = 'normal' | 'compact';

const key = 'struma.density';

/** Height of the rows in all lists. */
export const density = createStore<Density>(remembered(key) === 'compact' ? 'compact' : 'normal');

export const toggleDensity = (): void => {
  const next = density.get() === 'compact' ? 'normal' : 'compact';
  remember(key, next);
  density.set(() => next);
};
