import type { Subscriber } from './hub.ts';

/** Changes of one kind. These events have no number and are not repeated. */
export interface UnnumberedChanges<Event> {
  /** Sends a change. Null: there may be changes that the gateway does not know. `last`: the latest event's number. */
  publish(event: Event | null, last: number | null): void;
  /** For a client that reconnects after the event `since`: it may have missed a change. */
  sendMissed(subscriber: Subscriber, since: number | null): void;
}

interface Delivery<Event> {
  serialize: (event: Event | null) => string;
  /** Absent: all subscribers receive all events. */
  isFor?: (subscriber: Subscriber, event: Event | null) => boolean;
}

export const createUnnumberedChanges = <Event>(
  subscribers: Iterable<Subscriber>,
  { serialize, isFor = () => true }: Delivery<Event>,
): UnnumberedChanges<Event> => {
  /** Number of the latest event at the last change. */
  let changedAt: number | null = null;
  return {
    publish(event, last) {
      changedAt = last;
      const text = serialize(event);
      for (const subscriber of subscribers) if (isFor(subscriber, event)) subscriber.write(text);
    },
    sendMissed(subscriber, since) {
      const hasMissed = since !== null && changedAt !== null && changedAt >= since;
      if (hasMissed && isFor(subscriber, null)) subscriber.write(serialize(null));
    },
  };
};
