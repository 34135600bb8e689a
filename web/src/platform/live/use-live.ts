import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { runSilently } from '../request/busy.ts';
import type { LiveEvent } from './live-event.ts';
import { LiveSourceContext } from './live-source.ts';
import { listenLive, type LiveListener } from './live.ts';

/** Receives an event while the calling component is on screen. Refetches after an event are silent. */
export const useLive = <Data>(event: LiveEvent<Data>, listener: LiveListener<Data>): void => {
  const source = useContext(LiveSourceContext);
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      listenLive(source, event, {
        onEvent: (data) => runSilently(() => latest.current.onEvent?.(data)),
        onMissed: () => runSilently(() => latest.current.onMissed?.()),
        dataSince: latest.current.dataSince,
        includesEarlier: latest.current.includesEarlier,
      }),
    [source, event],
  );
};
