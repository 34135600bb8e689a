import { createStore } from './store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  /** Line breaks are kept. */
  text: string;
  traceId?: string | undefined;
  /** A button of the message, such as an undo. Pressing it removes the message. */
  action?: { label: string; run: () => void } | undefined;
}

interface ToastOptions extends Pick<ToastMessage, 'action'> {
  traceId?: string | null | undefined;
}

/** Messages on screen, oldest first. They also wait here until the code that renders them is loaded. */
export const toasts = createStore<readonly ToastMessage[]>([]);

const shownMs = 20_000;

let lastId = 0;

/** The remaining time of a message when its timer was started or stopped last; `running` while the timer runs. */
interface Clock {
  remainingMs: number;
  running?: { since: number; timer: ReturnType<typeof setTimeout> };
}

const clocks = new Map<number, Clock>();

const add =
  (kind: ToastKind) =>
  (text: string, { traceId, action }: ToastOptions = {}): void => {
    lastId += 1;
    const message: ToastMessage = { id: lastId, kind, text, traceId: traceId ?? undefined, action };
    clocks.set(message.id, { remainingMs: shownMs });
    resume(message.id);
    toasts.set((previous) => [...previous.filter((other) => !isSame(other, message)), message]);
  };

const isSame = (left: ToastMessage, right: ToastMessage): boolean =>
  left.kind === right.kind && left.text === right.text;

export const dismissToast = (id: number): void => {
  pause(id);
  clocks.delete(id);
  toasts.set((previous) => previous.filter((other) => other.id !== id));
};

/** Stops the timer of a message while the user reads it. */
export const pause = (id: number): void => {
  const clock = clocks.get(id);
  if (!clock?.running) return;
  clearTimeout(clock.running.timer);
  clocks.set(id, { remainingMs: clock.remainingMs - (Date.now() - clock.running.since) });
};

/** Continues the timer of a message. */
export const resume = (id: number): void => {
  const clock = clocks.get(id);
  if (!clock || clock.running) return;
  clocks.set(id, {
    ...clock,
    running: { since: Date.now(), timer: setTimeout(() => dismissToast(id), clock.remainingMs) },
  });
};

/** Shows a short message at the bottom right for 20 seconds. */
export const toast = { success: add('success'), info: add('info'), warning: add('warning'), error: add('error') };
