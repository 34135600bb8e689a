import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the value fulfils the condition, for at most 15 seconds. Returns the last value in both cases. */
export const eventually = async <T>(
  read: () => Promise<T>,
  isExpected: (found: T) => boolean,
  everyMs = 50,
): Promise<T> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const found = await read();
    if (isExpected(found) || Date.now() > deadline) return found;
    await pause(everyMs);
  }
};
