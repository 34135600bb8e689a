import { useLayoutEffect, useRef, useState } from 'react';

/** Always returns the same function, which calls the latest `callback`: a new function would change the overlay. */
export const useLatest = (callback: (id: string) => void): ((id: string) => void) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(() => (id: string) => latest.current(id));
  return stable;
};
