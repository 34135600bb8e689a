import { preload } from './load-code.ts';

/** Loads code that will be wanted later, once the browser has nothing to do. Answers how to call it off. */
export const whenIdle = (loaders: readonly (() => Promise<unknown>)[]): (() => void) => {
  const load = (): void => loaders.forEach(preload);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};
