import { useCallback, useEffect, useRef } from 'react';
import { silently } from '../platform/busy.ts';
import { createStore, useStore } from '../platform/store.ts';
import { useSaveMapViewMutation } from './map-view.generated.ts';
import { type Session, useSession } from './use-session.ts';

type MapView = NonNullable<Session['lastMapView']>;

/** Where the map was left since the page was loaded; before that the session says it. */
const leftAt = createStore<MapView | null>(null);

/** Centre and zoom of the map when the person last moved it; null before the first time. */
export const useLastMapView = (): MapView | null => {
  const { lastMapView } = useSession();
  return useStore(leftAt) ?? lastMapView;
};

const rest = 1500;

/** Keeps where the person leaves the map, once it has come to rest or is closed. A failure loses nothing but the view. */
export const useKeepMapView = (): ((view: MapView) => void) => {
  const { environment } = useSession();
  const isKept = environment.features.includes('MAP_VIEW');
  const [save] = useSaveMapViewMutation({ context: silently });
  const waiting = useRef<{ view: MapView; timer: ReturnType<typeof setTimeout> } | null>(null);

  const send = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { center, zoom } = waiting.current.view;
    waiting.current = null;
    const { latitude, longitude } = center;
    save({ variables: { input: { center: { latitude, longitude }, zoom } } }).catch(() => {});
  }, [save]);
  useEffect(() => send, [send]);

  return useCallback(
    (view) => {
      leftAt.set(() => view);
      if (!isKept) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { view, timer: setTimeout(send, rest) };
    },
    [isKept, send],
  );
};
