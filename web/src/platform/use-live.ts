import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { listenLive, type LiveListener } from './live.ts';
import { LiveSourceContext } from './live-source.ts';

/** Receives live events while the calling component is on screen. */
export const useLive = (listener: LiveListener): void => {
  const source = useContext(LiveSourceContext);
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      listenLive(source, {
        onChange: (change) => latest.current.onChange?.(change),
        onPresence: (presence) => latest.current.onPresence?.(presence),
        onMissed: () => latest.current.onMissed?.(),
      }),
    [source],
  );
};
