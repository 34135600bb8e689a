import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { preload } from '../../../platform/loading/load-code.ts';

const load = () => import('./filter-card.tsx');

/** The form of the filter. Its code is loaded when the form is opened, or before that by `loadFilterCard`. */
export const FilterCard = lazyPart(load, 'FilterCard');

export const loadFilterCard = (): void => preload(load);
