import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';

const excludedPaths = new Set(['/', authenticationPath, '*', '/*']);

/** The page that replaces one which cannot be opened or loaded: the first permitted page. */
export const findFallback = (screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ path }) => !excludedPaths.has(path) && !path.includes(':') && !path.includes('*'));

/** Short paths and their targets. The first permitted target is used. */
export const pathAliases: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard'],
  '/versions': ['/versions/list'],
  '/signals': ['/signals_oper/list', '/signals_email/list', '/signals/list'],
  '/logs': ['/logs/list'],
  '/import_file': ['/import_file/list'],
};

export const findTarget = (alias: string, screens: readonly Screen[]): string | undefined =>
  pathAliases[alias]?.find((path) => screens.some((screen) => screen.path === path));
