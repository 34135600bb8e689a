import { useEffect, useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { getShortTitle, getTitle, type Screen, type ScreenParams } from '../../session/screen.ts';
import { useSession } from '../../session/use-session.ts';
import { pageTitle } from '../../platform/page-title.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../app.texts.ts';
import { recordVisit } from '../../session/visits.ts';

interface CurrentScreen {
  screen: Screen;
  params: ScreenParams;
  title: string;
  shortTitle: string;
}

/** The current page, from the route's handle, and its title. */
export const useCurrentScreen = (): CurrentScreen | null => {
  const match = useMatches().at(-1);
  const customTitle = useStore(pageTitle);
  return useMemo(() => {
    const screen = match?.handle as Screen | undefined;
    return screen && match
      ? {
          screen,
          params: match.params,
          title: customTitle ?? getTitle(screen, match.params),
          shortTitle: customTitle ?? getShortTitle(screen, match.params),
        }
      : null;
  }, [match, customTitle]);
};

/** Sets the document title and records the visit. */
export const useRecordVisit = (current: CurrentScreen | null): void => {
  const { environment } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!current) return;
    document.title = texts.title(current.title, environment.title || texts.product);
    recordVisit({ path: current.screen.path, address: `${pathname}${search}`, title: current.title });
  }, [current, environment.title, pathname, search]);
};
