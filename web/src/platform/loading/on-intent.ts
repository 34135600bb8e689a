import { preload } from './load-code.ts';

// A pointer that was on a row before the list was ready sends only `pointermove`, a touch only `pointerover`.
const signs = ['pointerover', 'pointermove', 'focusin', 'keydown'];

/**
 * Loads code at the first sign that the user will open a record of a list: the pointer or the focus is on a row or on
 * its link, or a key is pressed. Returns a function that stops waiting for the sign.
 */
export const preloadOnIntent = (load: () => Promise<unknown>): (() => void) => {
  const stop = (): void => signs.forEach((sign) => document.removeEventListener(sign, onSign));
  const onSign = ({ type, target }: Event): void => {
    if (type !== 'keydown' && !(target instanceof Element && target.closest('[data-row], main li'))) return;
    stop();
    preload(load);
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return stop;
};
