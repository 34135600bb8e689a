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
  /** True if the record of the page does not exist. */
  isMissing: boolean;
}

/** The current page, from the route's handle, and its title. */
export const useCurrentScreen = (): CurrentScreen | null => {
  const match = useMatches().at(-1);
  const custom = useStore(pageTitle);
  return useMemo(() => {
    const screen = match?.handle as Screen | undefined;
    return screen && match
      ? {
          screen,
          params: match.params,
          title: custom?.text ?? getTitle(screen, match.params),
          shortTitle: custom?.text ?? getShortTitle(screen, match.params),
          isMissing: custom?.isMissing ?? false,
        }
      : null;
  }, [match, custom]);
};

/** Sets the document title and records the visit. */
export const useRecordVisit = (current: CurrentScreen | null): void => {
  const { environment } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!current) return;
    document.title = texts.title(current.title, environment.title || texts.product);
    const { screen, title, isMissing } = current;
    recordVisit({ path: screen.path, address: `${pathname}${search}`, title, isMissing });
  }, [current, environment.title, pathname, search]);
};
