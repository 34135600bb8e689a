import type { Subscriber } from './hub.ts';
import { serializeNomenclature } from './serialized-event.ts';
import type { NomenclatureEvent } from './upstream.ts';

/** Changes of nomenclatures. These events have no number and are not sent again to a client that reconnects. */
export interface NomenclatureChanges {
  /** Sends a change; null: unknown items may have changed. `last`: number of the latest event of a signal. */
  publish(event: NomenclatureEvent | null, last: number | null): void;
  /**
   * If a client that reconnects after the event `since` may have missed a change: sends it a change of unknown items.
   */
  sendMissed(subscriber: Subscriber, since: number | null): void;
}

export const createNomenclatureChanges = (subscribers: Iterable<Subscriber>): NomenclatureChanges => {
  /** Number of the latest event of a signal when a nomenclature was changed last. */
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
