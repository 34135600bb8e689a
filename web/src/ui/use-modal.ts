import { type RefObject, useLayoutEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** The open dialogs, the topmost last. Toasts are rendered in the topmost dialog, because everything else is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Keeps a modal dialog open while its component is mounted. The browser traps and later restores the focus. */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
): void =>
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    initialFocus?.current?.focus();
    openDialogs.set((previous) => [...previous, element]);
    // A focused button that is disabled or removed loses the focus to the page, which then receives the keys.
    const passEscapeOn = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target !== document.body || openDialogs.get().at(-1) !== element) return;
      event.preventDefault();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    document.addEventListener('keydown', passEscapeOn);
    return () => {
      document.removeEventListener('keydown', passEscapeOn);
      openDialogs.set((previous) => previous.filter((other) => other !== element));
      element.close();
    };
  }, [dialog, initialFocus]);
