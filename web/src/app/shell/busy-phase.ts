import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { pending } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';

export type BusyPhase = 'none' | 'line' | 'pill';

const lineAfterMs = 150;
const pillAfterMs = 400;

/** How the work area shows pending requests: after a delay, until the last one has ended. */
export const useBusyPhase = (): BusyPhase => {
  const requests = useStore(pending) > 0;
  const navigating = useNavigation().state !== 'idle';
  return useDelayedPhase(requests || navigating);
};

export const useDelayedPhase = (busy: boolean): BusyPhase => {
  const [phase, setPhase] = useState<BusyPhase>('none');
  useEffect(() => {
    if (!busy) return;
    const timers = [setTimeout(() => setPhase('line'), lineAfterMs), setTimeout(() => setPhase('pill'), pillAfterMs)];
    return () => {
      timers.forEach(clearTimeout);
      setPhase('none');
    };
  }, [busy]);
  return phase;
};
