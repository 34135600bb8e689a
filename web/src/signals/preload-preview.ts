import { preloadOnIntent } from '../platform/loading/on-intent.ts';

/** Loads the code of a signal's page when the user is about to open a signal. */
export const preloadPreview = (): (() => void) => preloadOnIntent(() => import('./preview/signal-preview-page.tsx'));
