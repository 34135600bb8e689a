import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { LiveEvent } from './live-event.ts';
import { LiveSourceContext } from './live-source.ts';
import { listenLive, type LiveListener } from './live.ts';

/** Receives an event while the calling component is on screen. */
export const useLive = <Data>(event: LiveEvent<Data>, listener: LiveListener<Data>): void => {
  const source = useContext(LiveSourceContext);
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      listenLive(source, event, {
        onEvent: (data) => latest.current.onEvent?.(data),
        onMissed: () => latest.current.onMissed?.(),
      }),
    [source, event],
  );
};
