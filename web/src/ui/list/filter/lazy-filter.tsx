import { lazy } from 'react';
import { loadCode, preload } from '../../../platform/load-code.ts';

const load = () => import('./filter-card.tsx');

/** The filter's fields are loaded when they are first wanted. */
export const FilterCard = lazy(async () => ({ default: (await loadCode(load)).FilterCard }));

export const loadFilterCard = (): void => preload(load);
