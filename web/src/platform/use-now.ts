import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** The current time, updated every 30 seconds, for texts such as "waits 2 h 14 min". */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
