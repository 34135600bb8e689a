import { createBrowserRouter, redirectDocument, replace, type RouteObject } from 'react-router-dom';
import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';
import { loadCode } from '../platform/loading/load-code.ts';
import { PageSkeleton } from '../ui/page-state.tsx';
import { findFallback } from './fallback.ts';
import { findTarget, pathAliases } from './path-aliases.ts';
import { texts } from './app.texts.ts';
import { Frame } from './frame.tsx';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell/shell.tsx';

/** All routes: permitted pages, redirects from all other pages and from short paths, and the page for unknown paths. */
export const createRouter = (all: readonly Screen[], permitted: readonly Screen[]) => {
  const fallback = findFallback(permitted)?.path ?? notFoundScreen.path;
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <PageFailure />,
      HydrateFallback: Frame,
      children: [
        ...permitted.map(createPageRoute),
        ...all
          .filter(({ path }) => permitted.every((screen) => screen.path !== path))
          .map(({ path }) => createRedirect(path, fallback)),
        ...Object.keys(pathAliases).map((path) => createRedirect(path, findTarget(path, permitted) ?? fallback)),
        {
          path: authenticationPath,
          element: null,
          loader: () => redirectDocument(authenticationPath),
          HydrateFallback: PageSkeleton,
        },
        createPageRoute(notFoundScreen),
        { ...createPageRoute(notFoundScreen), path: '*' },
      ],
    },
  ]);
};

const notFoundScreen: Screen = {
  path: '/error/404',
  title: texts.error404,
  page: () => import('./not-found-page.tsx').then(({ NotFoundPage }) => ({ Component: NotFoundPage })),
};

const createRedirect = (path: string, target: string): RouteObject => ({
  path,
  element: null,
  loader: () => replace(target),
  HydrateFallback: PageSkeleton,
});

const createPageRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: () => loadCode(screen.page),
  errorElement: <PageFailure />,
  HydrateFallback: PageSkeleton,
});
