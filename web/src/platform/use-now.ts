import { useSyncExternalStore } from 'react';
import { clockDay } from './format.ts';

const intervalMs = 30_000;

// One clock for the page, because each row of a list may show an elapsed time.
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const readNow = (): Date => {
  if (Math.abs(Date.now() - now.getTime()) >= intervalMs) now = new Date();
  return now;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const notify of listeners) notify();
  }, intervalMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The current time, updated every 30 seconds, for texts such as "waits 2 h 14 min". */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow);

/** The present day in Sofia, `2026-11-22`. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => clockDay(readNow()));
