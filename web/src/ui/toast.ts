import { createStore } from './store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  /** Line breaks are kept. */
  text: string;
  traceId?: string | undefined;
}

interface ToastOptions {
  traceId?: string | null | undefined;
}

/** Messages on screen, oldest first. They wait here too until the code that draws them has come. */
export const toasts = createStore<readonly ToastMessage[]>([]);

let lastId = 0;

const add =
  (kind: ToastKind) =>
  (text: string, { traceId }: ToastOptions = {}): void => {
    lastId += 1;
    const message: ToastMessage = { id: lastId, kind, text, traceId: traceId ?? undefined };
    toasts.set((present) => [...present.filter((other) => !saysTheSame(other, message)), message]);
  };

const saysTheSame = (left: ToastMessage, right: ToastMessage): boolean =>
  left.kind === right.kind && left.text === right.text;

export const dismissToast = (id: number): void => toasts.set((present) => present.filter((other) => other.id !== id));

/** Short messages, bottom right, 20 seconds. A failed read is shown in its place on the page, not here. */
export const toast = { success: add('success'), info: add('info'), warning: add('warning'), error: add('error') };
