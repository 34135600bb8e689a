import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The present moment, renewed often enough for "waits 2 h 14 min". */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
