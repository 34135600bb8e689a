import { whenIdle } from '../platform/when-idle.ts';

/** Whoever reads a list will open one of its signals: the code of the preview comes while nothing else is to be done. */
export const fetchPreviewCode = (): (() => void) => whenIdle([() => import('./preview/signal-preview-page.tsx')]);
