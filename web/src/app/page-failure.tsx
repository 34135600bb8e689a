import { useEffect } from 'react';
import { createPath, Navigate, useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { log } from '../platform/log.ts';
import { PageError } from '../ui/page-state.tsx';
import { writeStorage, readStorage } from '../platform/storage/safe-storage.ts';
import { toast } from '../platform/toast.ts';
import { texts } from './app.texts.ts';
import { findFallback } from './fallback.ts';

/**
 * Shown instead of a page that failed. If code is missing, because a newer version was installed or an outage aborted its
 * loading, the page is reloaded once, or the page that the user has opened meanwhile. If the code is still missing, the
 * user is redirected to the first permitted page. Any other failure is shown as an error.
 */
export const PageFailure = () => {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const fallback = findFallback(usePermittedScreens());
  const isCodeMissing = error instanceof TypeError && /import|module/i.test(error.message);
  const shouldReload = isCodeMissing && navigator.onLine && !hasJustReloaded();
  const shouldLeave = isCodeMissing && !shouldReload && fallback && fallback.path !== pathname;

  useEffect(() => {
    if (!isCodeMissing) log(error instanceof Error ? error.message : 'A page failed');
    if (shouldReload) {
      writeStorage(key, String(Date.now()), storage);
      if (next) window.location.assign(createPath(next));
      else window.location.reload();
    } else if (shouldLeave) toast.error(texts.pageNotLoaded);
  }, [isCodeMissing, error, shouldLeave, pathname, shouldReload, next]);

  if (shouldReload) return null;
  if (shouldLeave) return <Navigate to={fallback.path} replace />;
  return <PageError error={error} title={texts.pageFailed} onRetry={() => window.location.reload()} />;
};

const key = 'struma.reloaded';
const storage = (): Storage => sessionStorage;

/** A page whose code is missing is reloaded at most once within this time. */
const recentMs = 60_000;

const hasJustReloaded = (): boolean => Date.now() - Number(readStorage(key, storage) ?? 0) < recentMs;
