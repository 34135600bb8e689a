import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { pendingRequests } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';

export type BusyPhase = 'none' | 'line' | 'pill';

const lineAfterMs = 150;
const pillAfterMs = 400;

/** How the work area shows pending requests and navigation: at first not at all, then by a line, then by a pill. */
export const useBusyPhase = (): BusyPhase => {
  const hasRequests = useStore(pendingRequests) > 0;
  const isNavigating = useNavigation().state !== 'idle';
  return useDelayedPhase(hasRequests || isNavigating);
};

export const useDelayedPhase = (isBusy: boolean): BusyPhase => {
  const [phase, setPhase] = useState<BusyPhase>('none');
  useEffect(() => {
    if (!isBusy) return;
    const timers = [setTimeout(() => setPhase('line'), lineAfterMs), setTimeout(() => setPhase('pill'), pillAfterMs)];
    return () => {
      timers.forEach(clearTimeout);
      setPhase('none');
    };
  }, [isBusy]);
  return phase;
};
