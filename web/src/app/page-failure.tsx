import { useEffect } from 'react';
import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { log } from '../platform/log.ts';
import { PageError } from '../ui/page-state.tsx';
import { remember, remembered } from '../platform/safe-storage.ts';
import { toast } from '../platform/toast.ts';
import { texts } from './app.texts.ts';
import { firstPermitted } from './fallback.ts';

/**
 * Stands in for a page that failed. A page whose code is gone (a newer version was installed) is loaded anew once;
 * a page whose code does not come sends to the first permitted one; a page that broke says so in its place.
 */
export const PageFailure = () => {
  const error = useRouteError();
  const { pathname } = useLocation();
  const first = firstPermitted(usePermittedScreens());
  const codeIsMissing = error instanceof TypeError && /import|module/i.test(error.message);
  const reloads = codeIsMissing && navigator.onLine && !hasJustReloaded();
  const leaves = codeIsMissing && !reloads && first && first.path !== pathname;

  useEffect(() => {
    if (!codeIsMissing) log(error instanceof Error ? error.message : 'A page failed');
    if (reloads) {
      remember(key, String(Date.now()), storage);
      window.location.reload();
    } else if (leaves) toast.error(texts.pageNotLoaded);
  }, [codeIsMissing, error, leaves, pathname, reloads]);

  if (reloads) return null;
  if (leaves) return <Navigate to={first.path} replace />;
  return <PageError error={error} title={texts.pageFailed} onRetry={() => window.location.reload()} />;
};

const key = 'struma.reloaded';
const storage = (): Storage => sessionStorage;

const justMs = 60_000;

const hasJustReloaded = (): boolean => Date.now() - Number(remembered(key, storage) ?? 0) < justMs;
