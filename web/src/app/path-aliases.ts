import type { Screen } from '../session/screen.ts';

/** Short paths, and the paths to which they redirect. The first permitted path is used. */
export const pathAliases: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard'],
  '/versions': ['/versions/list'],
  '/signals': ['/signals_oper/list', '/signals_email/list', '/signals/list'],
  '/logs': ['/logs/list'],
  '/import_file': ['/import_file/list'],
};

export const findTarget = (alias: string, screens: readonly Screen[]): string | undefined =>
  pathAliases[alias]?.find((path) => screens.some((screen) => screen.path === path));
