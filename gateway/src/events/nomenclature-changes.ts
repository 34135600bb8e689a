import type { Subscriber } from './hub.ts';
import { serializeNomenclature } from './serialized-event.ts';
import type { NomenclatureEvent } from './upstream.ts';

/** Changes of nomenclatures. These events have no number and are not repeated. */
export interface NomenclatureChanges {
  /** Sends a change. Null: items may have changed that the gateway does not know. `last`: the latest event's number. */
  publish(event: NomenclatureEvent | null, last: number | null): void;
  /** For a client that reconnects after the event `since`: it may have missed a change. */
  sendMissed(subscriber: Subscriber, since: number | null): void;
}

export const createNomenclatureChanges = (subscribers: Iterable<Subscriber>): NomenclatureChanges => {
  /** Number of the latest event at the last change. */
  let changedAt: number | null = null;
  return {
    publish(event, last) {
      changedAt = last;
      const text = serializeNomenclature(event);
      for (const subscriber of subscribers) subscriber.write(text);
    },
    sendMissed(subscriber, since) {
      if (since !== null && changedAt !== null && changedAt >= since) subscriber.write(serializeNomenclature(null));
    },
  };
};
