import { preload } from './load-code.ts';

/**
 * Loads code when the browser is idle, at the latest after 5 seconds. A browser that does not report idle time loads
 * the code after 2 seconds. Returns a function that cancels the loading before it begins.
 */
export const preloadWhenIdle = (loaders: readonly (() => Promise<unknown>)[]): (() => void) => {
  const load = (): void => loaders.forEach(preload);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};
