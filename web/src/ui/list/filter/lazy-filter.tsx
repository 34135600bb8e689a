import { lazyPart } from '../../../platform/lazy-part.tsx';
import { preload } from '../../../platform/load-code.ts';

const load = () => import('./filter-card.tsx').then((code) => code.FilterCard);

/** The form of the filter: its code is loaded when it is first opened. */
export const FilterCard = lazyPart(load);

export const loadFilterCard = (): void => preload(load);
