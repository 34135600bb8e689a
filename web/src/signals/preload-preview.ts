import { preloadWhenIdle } from '../platform/loading/when-idle.ts';

/** Loads the code of a signal's page while the browser is idle: users of a list usually open one of its signals. */
export const preloadPreview = (): (() => void) => preloadWhenIdle([() => import('./preview/signal-preview-page.tsx')]);
