import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the value fulfils the condition; returns the last value. */
export const eventually = async <T>(
  look: () => Promise<T>,
  isWanted: (found: T) => boolean,
  everyMs = 50,
): Promise<T> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const found = await look();
    if (isWanted(found) || Date.now() > deadline) return found;
    await pause(everyMs);
  }
};
