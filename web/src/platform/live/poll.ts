import { sessionOver } from '../request/session-over.ts';
import { toMissedEvent, type ReceivedEvent } from './live-event.ts';

const intervalMs = 30_000;

/**
 * Replaces the stream: reports possible changes every 30 seconds while the page is visible, and when the page becomes
 * visible.
 */
export const poll = (dispatch: (event: ReceivedEvent) => void): (() => void) => {
  const report = (): void => {
    if (!document.hidden && !sessionOver.get()) dispatch(toMissedEvent());
  };
  const timer = setInterval(report, intervalMs);
  document.addEventListener('visibilitychange', report);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
  };
};
