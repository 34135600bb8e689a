import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { preloadOnIntent } from './on-intent.ts';

const load = jest.fn(async () => null);
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<p></p><div data-row="1"><a href="/1">1</a></div>';
  stop = preloadOnIntent(load);
});
afterEach(() => {
  stop();
  load.mockClear();
});

const send = (type: string, selector: string): void => {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
};

test.each([
  ['pointerover', '[data-row] a'],
  ['pointermove', '[data-row] a'],
  ['focusin', '[data-row] a'],
  ['keydown', 'p'],
])('%s on %s loads the code once', (type, selector) => {
  send(type, selector);
  send(type, selector);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the pointer and the focus outside of rows, and a sign after the list is closed, load nothing', () => {
  send('pointerover', 'p');
  send('focusin', 'p');
  stop();
  send('pointerover', '[data-row] a');
  expect(load).not.toHaveBeenCalled();
});
