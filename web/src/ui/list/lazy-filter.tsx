import { lazy } from 'react';
import { loadCode } from '../load-code.ts';

const load = () => import('./filter-card.tsx');

/** The filter's fields are loaded when they are first wanted. */
export const FilterCard = lazy(async () => ({ default: (await loadCode(load)).FilterCard }));

/** Loads the fields ahead, with a network. Whoever opens the filter asks for them again, and waits then. */
export const loadFilterCard = (): void => {
  if (navigator.onLine) void load().catch(() => {});
};
