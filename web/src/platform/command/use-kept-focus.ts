import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function to call before a command runs. Afterwards, the field or button that had the focus gets it again,
 * if it has lost it because it was disabled meanwhile.
 */
export const useKeptFocus = (isPending: boolean): (() => void) => {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isPending) return;
    if (focused.current instanceof HTMLElement && document.activeElement === document.body) focused.current.focus();
    focused.current = null;
  }, [isPending]);
  return useCallback(() => {
    focused.current = document.activeElement;
  }, []);
};
