import type { ChildProcess } from 'node:child_process';
import type { Ping, Pong } from '../../packages/shared/src/answer-pings.ts';

export interface WatchdogOptions {
  /** How long the event loop may not answer; 0: for ever. */
  limitMs: number;
  onHang: () => void;
  /** Sent with each ping. */
  logFailures?: () => Ping['logFailures'];
  onPong?: (pong: Pong) => void;
}

const pings = 6;

/**
 * Pings a part and calls back once when so many pings in a row had no answer that the limit is reached. It counts pings
 * instead of time, so that a machine that was suspended does not restart its parts. Answers how to end it.
 */
export const watchEventLoop = (child: ChildProcess, options: WatchdogOptions): (() => void) => {
  const { limitMs, onHang, logFailures, onPong } = options;
  let unanswered = 0;
  let sent = 0;
  const onMessage = (message: Partial<Pong>): void => {
    if (message.pong === undefined) return;
    unanswered = 0;
    onPong?.(message as Pong);
  };
  const ask = (): void => {
    if (limitMs > 0 && unanswered >= pings) {
      stop();
      return onHang();
    }
    unanswered += 1;
    sent += 1;
    const ping: Ping = { ping: sent, logFailures: logFailures?.() };
    // The part may have ended; its end is noticed elsewhere.
    if (child.connected) child.send(ping, () => undefined);
  };
  const timer = setInterval(ask, limitMs > 0 ? limitMs / pings : usualPauseMs);
  const stop = (): void => {
    clearInterval(timer);
    child.off('message', onMessage);
  };
  child.on('message', onMessage);
  child.once('exit', stop);
  return stop;
};

const usualPauseMs = 5_000;
