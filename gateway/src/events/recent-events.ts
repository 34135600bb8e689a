import type { SerializedEvent } from './serialized-event.ts';

/** The latest events. A client that reconnects receives the events after its cursor. */
export interface RecentEvents {
  /** False until the first `restart`. */
  isStarted(): boolean;
  /** Forgets all events. From now on, every event after the number `since` is added. */
  restart(since: number): void;
  add(serialized: SerializedEvent): void;
  /** The events after the number `since`. Null if some of them are no longer in memory. */
  after(since: number): readonly SerializedEvent[] | null;
}

const maxRecent = 2_000;

export const createRecentEvents = (): RecentEvents => {
  const recent: SerializedEvent[] = [];
  /** All events after this number are in `recent`. */
  let completeSince = Infinity;
  return {
    isStarted: () => completeSince !== Infinity,
    restart(since) {
      recent.length = 0;
      completeSince = since;
    },
    add(serialized) {
      recent.push(serialized);
      if (recent.length > maxRecent) completeSince = recent.shift()?.event.id ?? completeSince;
    },
    after: (since) => (since < completeSince ? null : recent.filter(({ event }) => event.id > since)),
  };
};
