import { useCallback, useEffect, useRef } from 'react';
import { useBackgroundCommand } from '../platform/command/use-background-command.ts';
import { createStore, useStore } from '../platform/store.ts';
import { SaveMapViewDocument } from './map-view.generated.ts';
import { type Session, useSession } from './use-session.ts';

type MapView = NonNullable<Session['lastMapView']>;

/**
 * The last map view since the page was loaded; null if the user has not moved the map since then. In that case the
 * session has the last view.
 */
const latestView = createStore<MapView | null>(null);

/** Centre and zoom of the last map view. Null if the user has never moved the map. */
export const useLastMapView = (): MapView | null => {
  const { lastMapView } = useSession();
  return useStore(latestView) ?? lastMapView;
};

const saveDelayMs = 1500;

/**
 * Returns a function that keeps the view in memory. With the feature MAP_VIEW, the service also stores the view after a
 * pause or when the map closes. Errors are ignored.
 */
export const useSaveMapView = (): ((view: MapView) => void) => {
  const { environment } = useSession();
  const isStored = environment.features.includes('MAP_VIEW');
  const save = useBackgroundCommand(SaveMapViewDocument);
  const pending = useRef<{ view: MapView; timer: ReturnType<typeof setTimeout> } | null>(null);

  const send = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    const { center, zoom } = pending.current.view;
    pending.current = null;
    const { latitude, longitude } = center;
    void save({ center: { latitude, longitude }, zoom });
  }, [save]);
  useEffect(() => send, [send]);

  return useCallback(
    (view) => {
      latestView.set(() => view);
      if (!isStored) return;
      clearTimeout(pending.current?.timer);
      pending.current = { view, timer: setTimeout(send, saveDelayMs) };
    },
    [isStored, send],
  );
};
