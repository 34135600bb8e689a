import { useEffect, useId, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm.ts';
import { createStore, useStore } from './store.ts';
import { texts } from './platform.texts.ts';

/** What is left of a form's content when its page is left. */
export interface Kept {
  /** Where its draft is found again: in this tab until signing out, or in the account; null: nowhere. */
  draft: 'tab' | 'account' | null;
  /** Files were chosen: no draft keeps those. */
  hasFiles: boolean;
}

interface DirtyForm extends Kept {
  form: string;
}

/** Forms on the page that hold something unsaved. A router asks one guard only, so all of them share it. */
const dirtyForms = createStore<readonly DirtyForm[]>([]);

const isDirty = (): boolean => dirtyForms.get().length > 0;

/** Asks before the page is left while the calling form is dirty, inside the product and by the browser. */
export const useUnsavedWarning = (dirty: boolean, { draft, hasFiles }: Kept = nothingKept): void => {
  const form = useId();
  useLayoutEffect(() => {
    if (!dirty) return;
    dirtyForms.set((present) => [...present, { form, draft, hasFiles }]);
    return () => dirtyForms.set((present) => present.filter((other) => other.form !== form));
  }, [dirty, form, draft, hasFiles]);
};

const nothingKept: Kept = { draft: null, hasFiles: false };

/** True where nothing is unsaved, or the person means to leave it. Signing out takes the tab's drafts along. */
export const mayLeave = (what: 'page' | 'session' = 'page'): Promise<boolean> =>
  isDirty() ? confirm({ title: texts.leaveTitle, kind: 'continue', ...whatBecomesOfIt(what) }) : Promise.resolve(true);

const whatBecomesOfIt = (left: 'page' | 'session'): { body: string; destructive: boolean } => {
  const forms = dirtyForms.get();
  const isKept = forms.every(({ draft }) => draft === 'account' || (draft === 'tab' && left === 'page'));
  if (!isKept) return { body: texts.leaveBody, destructive: true };
  return forms.some(({ hasFiles }) => hasFiles)
    ? { body: `${texts.leaveDraft} ${texts.leaveFiles}`, destructive: true }
    : { body: texts.leaveDraft, destructive: false };
};

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
