import { lazy } from 'react';
import { loadCode } from '../load-code.ts';

/** The filter's fields are loaded when they are first wanted. */
export const loadFilterCard = () => import('./filter-card.tsx');

export const FilterCard = lazy(async () => ({ default: (await loadCode(loadFilterCard)).FilterCard }));
