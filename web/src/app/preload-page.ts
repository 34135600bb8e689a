import { matchPath } from 'react-router-dom';
import { preload } from '../platform/loading/load-code.ts';
import type { Screen } from '../session/screen.ts';

/** Loads the code of the page with this path while the session is read. The router loads it again if this fails. */
export const preloadPage = (screens: readonly Screen[], path: string): void => {
  const screen = screens.find((candidate) => matchPath(candidate.path, path));
  if (screen) preload(screen.page);
};
