import { lazy } from 'react';

/** The filter's fields are loaded when they are first wanted. */
export const loadFilterCard = () => import('./filter-card.tsx');

export const FilterCard = lazy(async () => ({ default: (await loadFilterCard()).FilterCard }));
