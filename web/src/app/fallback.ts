import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';

const excludedPaths = new Set(['/', authenticationPath, '*', '/*']);

/** The page that replaces one which cannot be opened or loaded: the first permitted page. */
export const findFallback = (screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ path }) => !excludedPaths.has(path) && !path.includes(':') && !path.includes('*'));
