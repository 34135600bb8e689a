import { createBrowserRouter, Navigate, redirect, redirectDocument, type RouteObject } from 'react-router-dom';
import type { Screen } from '../session/screen.ts';
import { authenticationPath } from '../session/sign-in.ts';
import { PageSkeleton } from '../ui/page-state.tsx';
import { firstPermitted, shortAddresses, targetOf } from './fallback.ts';
import { Frame } from './frame.tsx';
import { NotFoundPage, notFoundScreen } from './not-found-page.tsx';
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
          .map(({ path }) => ({ path, element: <Navigate to={fallback} replace /> })),
        ...Object.keys(shortAddresses).map((path) => ({
          path,
          element: null,
          loader: () => redirect(targetOf(path, own) ?? fallback),
          HydrateFallback: PageSkeleton,
        })),
        {
          path: authenticationPath,
          element: null,
          loader: () => redirectDocument(authenticationPath),
          HydrateFallback: PageSkeleton,
        },
        { path: '/error/404', handle: notFoundScreen, element: <NotFoundPage /> },
        { path: '*', handle: notFoundScreen, element: <NotFoundPage /> },
      ],
    },
  ]);
};

const pageRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: screen.page,
  errorElement: <PageFailure />,
  HydrateFallback: PageSkeleton,
});
