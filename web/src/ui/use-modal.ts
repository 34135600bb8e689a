import { type RefObject, useLayoutEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** The dialogs that are open, the topmost last. All else is out of reach, so messages are drawn inside of it. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Opens a dialog over the page while its component is there. The focus goes in, stays in and comes back after. */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
): void =>
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    initialFocus?.current?.focus();
    openDialogs.set((present) => [...present, element]);
    return () => {
      openDialogs.set((present) => present.filter((other) => other !== element));
      element.close();
    };
  }, [dialog, initialFocus]);
