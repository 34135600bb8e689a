import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';

const excludedPaths = new Set(['/', authenticationPath, '*', '/*']);

/** Finds the page to show if another page cannot be opened or loaded: the first permitted page with a fixed path. */
export const findFallback = (screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ path }) => !excludedPaths.has(path) && !path.includes(':') && !path.includes('*'));
