import type { Subscriber } from './hub.ts';
import { serializeBreakdown, serializeList, serializeNomenclature } from './serialized-event.ts';
import type { BreakdownEvent, ListEvent, NomenclatureEvent } from './upstream.ts';

/** Changes of one kind. These events have no number and are not sent again to a client that reconnects. */
export interface UnnumberedChanges<Event> {
  /** Sends a change. `event` is null if unknown changes may have happened. `last`: number of the last signal event. */
  publish(event: Event | null, last: number | null): void;
  /**
   * Sends an unknown change to a client that reconnects after the event `since`, if the client may have missed a
   * change.
   */
  sendMissed(subscriber: Subscriber, since: number | null): void;
}

interface Delivery<Event> {
  serialize: (event: Event | null) => string;
  /** If absent, all subscribers receive all events. */
  isFor?: (subscriber: Subscriber, event: Event | null) => boolean;
}

export const createAllUnnumberedChanges = (subscribers: Iterable<Subscriber>) => ({
  nomenclatures: createNomenclatureChanges(subscribers),
  lists: createListChanges(subscribers),
  breakdowns: createBreakdownChanges(subscribers),
});

/** Changes of nomenclatures, for everyone. */
export const createNomenclatureChanges = (subscribers: Iterable<Subscriber>): UnnumberedChanges<NomenclatureEvent> =>
  createUnnumberedChanges(subscribers, { serialize: serializeNomenclature });

/** New rows of lists, for those who can read the list. An event without a list is for everyone. */
export const createListChanges = (subscribers: Iterable<Subscriber>): UnnumberedChanges<ListEvent> =>
  createUnnumberedChanges(subscribers, {
    serialize: serializeList,
    isFor: ({ canReadList }, event) => event === null || canReadList(event.list),
  });

/** Changes of breakdowns, for operators who receive signals. */
export const createBreakdownChanges = (subscribers: Iterable<Subscriber>): UnnumberedChanges<BreakdownEvent> =>
  createUnnumberedChanges(subscribers, {
    serialize: serializeBreakdown,
    isFor: ({ receivesSignals, principal }) => receivesSignals && principal.actions.includes('OPERATOR'),
  });

const createUnnumberedChanges = <Event>(
  subscribers: Iterable<Subscriber>,
  { serialize, isFor = () => true }: Delivery<Event>,
): UnnumberedChanges<Event> => {
  /** Number of the latest event of a signal at the last change. */
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
