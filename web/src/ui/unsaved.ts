import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm.ts';
import { texts } from './ui.texts.ts';

/** Asks before a page with unsaved changes is left, inside the product and by the browser. */
export const useUnsavedWarning = (dirty: boolean): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: texts.leaveTitle, body: texts.leaveBody, kind: 'continue', destructive: true }).then((yes) =>
      yes ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
};
