import { useCallback, useEffect, useRef } from 'react';
import { useBackgroundCommand } from '../platform/command/use-background-command.ts';
import { createStore, useStore } from '../platform/store.ts';
import { SaveMapViewDocument } from './map-view.generated.ts';
import { type Session, useSession } from './use-session.ts';

type MapView = NonNullable<Session['lastMapView']>;

/** Where the person last left the map since the page was loaded; null: where the session has it. */
const leftAt = createStore<MapView | null>(null);

/** Centre and zoom of the map when the person last moved it; null before the first time. */
export const useLastMapView = (): MapView | null => {
  const { lastMapView } = useSession();
  return useStore(leftAt) ?? lastMapView;
};

const restMs = 1500;

/** Saves where the person leaves the map, once it has come to rest or is closed. A failed save loses the view only. */
export const useKeepMapView = (): ((view: MapView) => void) => {
  const { environment } = useSession();
  const isKept = environment.features.includes('MAP_VIEW');
  const save = useBackgroundCommand(SaveMapViewDocument);
  const waiting = useRef<{ view: MapView; timer: ReturnType<typeof setTimeout> } | null>(null);

  const send = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { center, zoom } = waiting.current.view;
    waiting.current = null;
    const { latitude, longitude } = center;
    void save({ center: { latitude, longitude }, zoom });
  }, [save]);
  useEffect(() => send, [send]);

  return useCallback(
    (view) => {
      leftAt.set(() => view);
      if (!isKept) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { view, timer: setTimeout(send, restMs) };
    },
    [isKept, send],
  );
};
