import { beforeEach, expect, test } from '@jest/globals';
import { addRowCheckListeners } from './row-check-listeners.ts';

const ids = ['1', '2', '3', '4'];
let checked: Set<string>;

beforeEach(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  checked = new Set();
  document.body.innerHTML = `<table>${ids
    .map((id) => `<tr data-row="${id}" tabindex="-1"><td><input type="checkbox"></td></tr>`)
    .join('')}</table>`;
  addRowCheckListeners(document.querySelector('table') as HTMLTableElement, {
    ids,
    isChecked: (id) => checked.has(id),
    set: (changed, isChecked) => changed.forEach((id) => (isChecked ? checked.add(id) : checked.delete(id))),
  });
});

const row = (id: string): HTMLElement => document.querySelector(`tr[data-row="${id}"]`) as HTMLElement;
const press = (code: string, more: KeyboardEventInit = {}): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }),
  );

test('X checks and unchecks the row with the focus', () => {
  row('2').focus();
  expect(press('KeyX')).toBe(false);
  expect([...checked]).toEqual(['2']);
  press('KeyX');
  expect([...checked]).toEqual([]);
});

test('Shift with the down arrow checks the row and the next row; the focus moves, but not past the last row', () => {
  row('3').focus();
  press('ArrowDown', { shiftKey: true });
  expect([[...checked], document.activeElement]).toEqual([['3', '4'], row('4')]);
  press('ArrowDown', { shiftKey: true });
  expect(document.activeElement).toBe(row('4'));
});

test('Ctrl A checks all rows of the page; other keys are not handled', () => {
  row('1').focus();
  expect(press('ArrowDown')).toBe(true);
  expect(press('KeyX', { ctrlKey: true })).toBe(true);
  expect([...checked]).toEqual([]);
  press('KeyA', { ctrlKey: true });
  expect([...checked]).toEqual(ids);
});

test('Shift with a click checks all rows from the last checked row to the clicked row', () => {
  row('1').focus();
  press('KeyX');
  const box = row('3').querySelector('input') as HTMLInputElement;
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  expect([...checked].toSorted()).toEqual(['1', '2', '3']);
});
