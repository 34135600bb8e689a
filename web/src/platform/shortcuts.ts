import { useEffect } from 'react';
import { writeStorage, readStorage } from './storage/safe-storage.ts';
import { createStore } from './store.ts';

export interface Shortcut {
  /** Physical key, so that the shortcut works on every keyboard layout: `KeyF`. */
  code: string;
  /** Key that is pressed and released before this one: `KeyG`. */
  after?: string;
  shift?: boolean;
  /** With Ctrl (or Cmd). Such a shortcut works also while the user types. */
  ctrl?: boolean;
  /** Keys as the help shows them: `['G', 'S']`. */
  keys: readonly string[];
  label: string;
  run: (event: KeyboardEvent) => void;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The shortcuts of all components on screen. The help dialog lists these shortcuts. */
export const shortcutGroups = createStore<readonly ShortcutGroup[]>([]);

const key = 'struma.single-letters';

/**
 * Whether shortcuts of single letters are on. They can be switched off, because people with speech input or a tremor
 * trigger them by mistake (WCAG 2.1.4).
 */
export const areSingleLettersOn = createStore(readStorage(key) !== 'off');

export const switchSingleLetters = (on: boolean): void => {
  writeStorage(key, on ? 'on' : 'off');
  areSingleLettersOn.set(() => on);
};

/**
 * Makes shortcuts work while the calling component is on screen. The array must be the same in each render (`useMemo`).
 */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]): void =>
  useEffect(() => {
    const group = { title, shortcuts };
    shortcutGroups.set((previous) => [...previous, group]);
    return () => shortcutGroups.set((previous) => previous.filter((other) => other !== group));
  }, [title, shortcuts]);

/** Longest time between the two keys of a shortcut such as G, S. */
const chordMs = 1000;

/** Runs the shortcuts on key presses. Returns a function that stops listening. */
export const listenToShortcuts = (): (() => void) => {
  let prefix: { code: string; at: number } | null = null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const after = prefix && event.timeStamp - prefix.at < chordMs ? prefix.code : undefined;
    const shortcut = shortcutFor(event, after);
    prefix = !shortcut && isPrefix(event.code) ? { code: event.code, at: event.timeStamp } : null;
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
};

/** The shortcut of a key press. If two shortcuts have the same key, the shortcut of the newer group is run. */
const shortcutFor = (event: KeyboardEvent, after: string | undefined): Shortcut | undefined => {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey || (!ctrl && (!areSingleLettersOn.get() || isTyping(event.target) || isInOverlay(event.target)))) {
    return undefined;
  }
  const newestFirst = shortcutGroups.get().toReversed();
  return newestFirst
    .flatMap((group) => group.shortcuts)
    .find(
      (shortcut) =>
        shortcut.code === event.code &&
        shortcut.after === after &&
        Boolean(shortcut.ctrl) === ctrl &&
        Boolean(shortcut.shift) === event.shiftKey,
    );
};

const isPrefix = (code: string): boolean =>
  shortcutGroups.get().some((group) => group.shortcuts.some(({ after }) => after === code));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'));

/**
 * All dialogs are modal. If the focused element of a dialog is removed, the page behind the dialog receives the keys.
 */
const isInOverlay = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null);
