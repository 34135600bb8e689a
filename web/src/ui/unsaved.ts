import { useEffect, useId, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm.ts';
import { createStore, useStore } from './store.ts';
import { texts } from './ui.texts.ts';

/** Forms on the page that hold something unsaved. A router asks one guard only, so all of them share it. */
const dirtyForms = createStore<readonly string[]>([]);

const isDirty = (): boolean => dirtyForms.get().length > 0;

/** Asks before the page is left while the calling form is dirty, inside the product and by the browser. */
export const useUnsavedWarning = (dirty: boolean): void => {
  const form = useId();
  useLayoutEffect(() => {
    if (!dirty) return;
    dirtyForms.set((present) => [...present, form]);
    return () => dirtyForms.set((present) => present.filter((other) => other !== form));
  }, [dirty, form]);
};

/** True where nothing is unsaved, or the person means to lose it. */
export const mayLeave = (): Promise<boolean> =>
  isDirty()
    ? confirm({ title: texts.leaveTitle, body: texts.leaveBody, kind: 'continue', destructive: true })
    : Promise.resolve(true);

/** From here on nobody is asked: the page goes, and what was typed with it. */
export const forgetUnsaved = (): void => dirtyForms.set(() => []);

/** Stands once around all pages. */
export const useLeaveGuard = (): void => {
  const guards = useStore(dirtyForms).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLatest = true;
    void mayLeave().then((yes) => {
      if (!isLatest) return;
      if (yes) blocker.proceed();
      else blocker.reset();
    });
    // Back was pressed once more: the next question is about that step.
    return () => {
      isLatest = false;
    };
  }, [blocker]);

  useEffect(() => {
    if (!guards) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [guards]);
};
