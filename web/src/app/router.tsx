import { createBrowserRouter, redirectDocument, replace, type RouteObject } from 'react-router-dom';
import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';
import { loadCode } from '../platform/load-code.ts';
import { PageSkeleton } from '../ui/page-state.tsx';
import { firstPermitted, shortAddresses, targetOf } from './fallback.ts';
import { texts } from './app.texts.ts';
import { Frame } from './frame.tsx';

import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell/shell.tsx';

/** All routes: the permitted pages, the rest falling back, the short addresses, the page for everything unknown. */
export const createRouter = (all: readonly Screen[], own: readonly Screen[]) => {
  const fallback = firstPermitted(own)?.path ?? notFoundScreen.path;
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <PageFailure />,
      HydrateFallback: Frame,
      children: [
        ...own.map(pageRoute),
        ...all
          .filter(({ path }) => own.every((screen) => screen.path !== path))
          .map(({ path }) => leadingTo(path, fallback)),
        ...Object.keys(shortAddresses).map((path) => leadingTo(path, targetOf(path, own) ?? fallback)),
        {
          path: authenticationPath,
          element: null,
          loader: () => redirectDocument(authenticationPath),
          HydrateFallback: PageSkeleton,
        },
        pageRoute(notFoundScreen),
        { ...pageRoute(notFoundScreen), path: '*' },
      ],
    },
  ]);
};

const notFoundScreen: Screen = {
  path: '/error/404',
  title: texts.error404,
  page: () => import('./not-found-page.tsx').then(({ NotFoundPage }) => ({ Component: NotFoundPage })),
};

const leadingTo = (path: string, target: string): RouteObject => ({
  path,
  element: null,
  loader: () => replace(target),
  HydrateFallback: PageSkeleton,
});

const pageRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: () => loadCode(screen.page),
  errorElement: <PageFailure />,
  HydrateFallback: PageSkeleton,
});
