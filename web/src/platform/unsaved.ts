import { useEffect, useId, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm.ts';
import { createStore, useStore } from './store.ts';
import { texts } from './platform.texts.ts';

/** The part of a form's content that is kept when the user leaves the page. */
export interface KeptContent {
  /** Where the draft is stored: in this tab until signing out, or in the account; null if nowhere. */
  draft: 'tab' | 'account' | null;
  /** Files were chosen. A draft cannot store them. */
  hasFiles: boolean;
  /**
   * Returns whether the account already has everything that was typed. Called when the window is closed, because a key
   * stroke does not render the form at once.
   */
  isStored?: (() => boolean) | undefined;
}

interface DirtyForm extends KeptContent {
  form: string;
}

/** Forms with unsaved content. The router supports one blocker, so all forms share it. */
const dirtyForms = createStore<readonly DirtyForm[]>([]);

const isDirty = (): boolean => dirtyForms.get().length > 0;

/**
 * While `hasChanges` is true, the user must confirm before leaving the page. Closing the window needs a confirmation only
 * until the account has the changes.
 */
export const useUnsavedWarning = (
  hasChanges: boolean,
  { draft, hasFiles, isStored }: KeptContent = nothingKept,
): void => {
  const form = useId();
  useLayoutEffect(() => {
    if (!hasChanges) return;
    dirtyForms.set((previous) => [...previous, { form, draft, hasFiles, isStored }]);
    return () => dirtyForms.set((previous) => previous.filter((other) => other.form !== form));
  }, [hasChanges, form, draft, hasFiles, isStored]);
};

const nothingKept: KeptContent = { draft: null, hasFiles: false };

/** Resolves with true if nothing is unsaved, or the user confirms. Leaving the session deletes drafts of the tab. */
export const confirmLeaving = (leaving: 'page' | 'session' = 'page'): Promise<boolean> =>
  isDirty() ? confirm({ title: texts.leaveTitle, kind: 'continue', ...describeLoss(leaving) }) : Promise.resolve(true);

const describeLoss = (leaving: 'page' | 'session'): { body: string; isDestructive: boolean } => {
  const forms = dirtyForms.get();
  const isKept = forms.every(({ draft }) => draft === 'account' || (draft === 'tab' && leaving === 'page'));
  if (!isKept) return { body: texts.leaveBody, isDestructive: true };
  return forms.some(({ hasFiles }) => hasFiles)
    ? { body: `${texts.leaveDraft} ${texts.leaveFiles}`, isDestructive: true }
    : { body: texts.leaveDraft, isDestructive: false };
};

/** True if the next page returns to the current one after saving: its `?returnTo=` is the current path. */
const isReturning = (current: { pathname: string }, next: { search: string }): boolean =>
  new URLSearchParams(next.search).get('returnTo')?.split('?')[0] === current.pathname;

const areAllKept = (): boolean => dirtyForms.get().every(({ draft, hasFiles }) => draft !== null && !hasFiles);

const isAllStored = (): boolean =>
  dirtyForms.get().every(({ hasFiles, isStored }) => !hasFiles && isStored?.() === true);

/** Discards unsaved content, so that the page can be left without a question. */
export const discardUnsaved = (): void => dirtyForms.set(() => []);

/** Asks for a confirmation before the user leaves a page with unsaved content. Used once, around all pages. */
export const useLeaveGuard = (): void => {
  const hasDirtyForms = useStore(dirtyForms).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(isReturning(currentLocation, nextLocation) && areAllKept()),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLatest = true;
    void confirmLeaving().then((yes) => {
      if (!isLatest) return;
      if (yes) blocker.proceed();
      else blocker.reset();
    });
    // Back was pressed again: the next question is about that step.
    return () => {
      isLatest = false;
    };
  }, [blocker]);

  useEffect(() => {
    if (!hasDirtyForms) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isAllStored()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDirtyForms]);
};
