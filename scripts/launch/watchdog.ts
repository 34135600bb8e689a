import type { ChildProcess } from 'node:child_process';
import type { Ping, Pong } from '../../packages/shared/src/respond-to-pings.ts';

export interface WatchdogOptions {
  /** Time without a response of the event loop after which `onHang` is called; 0: never. */
  limitMs: number;
  onHang: () => void;
  /** Returns the counts that are sent with the next ping. */
  logFailures?: () => Ping['logFailures'];
  onPong?: (pong: Pong) => void;
}

const pingsPerLimit = 6;

/**
 * Pings a part (a child process of the product), six times in `limitMs`, and calls `onHang` once, when six consecutive
 * pings had no response. The watchdog counts pings instead of time, so that a machine that was suspended does not
 * restart its parts. Returns a function that stops the watchdog.
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
  const sendPing = (): void => {
    if (limitMs > 0 && unanswered >= pingsPerLimit) {
      stop();
      return onHang();
    }
    unanswered += 1;
    sent += 1;
    const ping: Ping = { ping: sent, logFailures: logFailures?.() };
    // The part may have ended, which is handled elsewhere.
    if (child.connected) child.send(ping, () => undefined);
  };
  const timer = setInterval(sendPing, limitMs > 0 ? limitMs / pingsPerLimit : defaultPauseMs);
  const stop = (): void => {
    clearInterval(timer);
    child.off('message', onMessage);
  };
  child.on('message', onMessage);
  child.once('exit', stop);
  return stop;
};

const defaultPauseMs = 5_000;
