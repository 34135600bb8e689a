import { whenIdle } from '../platform/loading/when-idle.ts';

/** Loads the code of the record page while the browser is idle: the reader of a list opens one of its signals next. */
export const preloadPreview = (): (() => void) => whenIdle([() => import('./preview/signal-preview-page.tsx')]);
