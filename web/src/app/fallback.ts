import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';

const never = new Set(['/', authenticationPath, '*', '/*']);

/** Where a person lands who asked for a page that may not be opened or does not load: the first that can. */
export const firstPermitted = (screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ path }) => !never.has(path) && !path.includes(':') && !path.includes('*'));

/** Short addresses and the pages that they stand for: the first that the person may open. */
export const shortAddresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['/dashboard'],
  '/signals': ['/signals_oper/list', '/signals_email/list', '/signals/list'],
};

export const targetOf = (short: string, screens: readonly Screen[]): string | undefined =>
  shortAddresses[short]?.find((path) => screens.some((screen) => screen.path === path));
