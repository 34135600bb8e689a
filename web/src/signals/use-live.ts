import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { listenLive, type LiveListener } from '../platform/live.ts';

/** Hears of what happens elsewhere while the calling component is on screen. */
export const useLive = (listener: LiveListener): void => {
  const { id: person, environment, eventCursor: since } = useSession();
  const isSupported = environment.features.includes('LIVE_EVENTS');
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      listenLive(
        { person, isSupported, since },
        {
          onChange: (change) => latest.current.onChange?.(change),
          onPresence: (presence) => latest.current.onPresence?.(presence),
          onMissed: () => latest.current.onMissed?.(),
        },
      ),
    [person, isSupported, since],
  );
};
