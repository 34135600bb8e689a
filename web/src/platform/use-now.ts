import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** The current time, renewed often enough for "waits 2 h 14 min". */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
