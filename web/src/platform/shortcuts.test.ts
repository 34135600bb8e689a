import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listenToShortcuts, shortcutGroups, switchSingleLetters } from './shortcuts.ts';

const press = (code: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }));
};

describe('shortcuts', () => {
  const goToSignals = jest.fn();
  const send = jest.fn();
  const search = jest.fn();
  let stop: () => void;

  beforeEach(() => {
    shortcutGroups.set(() => [
      {
        title: 'Проба',
        shortcuts: [
          { after: 'KeyG', code: 'KeyS', keys: ['G', 'S'], label: 'Сигнали', run: goToSignals },
          { code: 'Enter', ctrl: true, keys: ['Ctrl', 'Enter'], label: 'Изпрати', run: send },
          { code: 'KeyS', keys: ['S'], label: 'Търси', run: search },
        ],
      },
    ]);
    stop = listenToShortcuts();
  });

  afterEach(() => {
    stop();
    switchSingleLetters(true);
    document.body.replaceChildren();
    jest.clearAllMocks();
  });

  test('use the physical key, independent of the layout', () => {
    press('KeyS', { key: 'я' });
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('G followed by a letter opens a page, and does not run the shortcut of the letter', () => {
    press('KeyG');
    press('KeyS');
    expect([goToSignals.mock.calls.length, search.mock.calls.length]).toEqual([1, 0]);
  });

  test('single letters do nothing while the user types, combinations with Ctrl still work', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    press('KeyS', {}, field);
    press('Enter', { ctrlKey: true }, field);
    expect([search.mock.calls.length, send.mock.calls.length]).toEqual([0, 1]);
  });

  test('single letters can be switched off', () => {
    switchSingleLetters(false);
    press('KeyS');
    press('Enter', { ctrlKey: true });
    expect([search.mock.calls.length, send.mock.calls.length]).toEqual([0, 1]);
  });

  test('single letters do nothing while a dialog is open, even if the focus was lost to the page', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    press('KeyS');
    press('KeyS', {}, dialog);
    expect(search).not.toHaveBeenCalled();
    dialog.open = false;
    press('KeyS');
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('key combinations of the browser run no shortcut', () => {
    press('KeyS', { ctrlKey: true });
    press('KeyS', { altKey: true });
    expect(search).not.toHaveBeenCalled();
  });
});
