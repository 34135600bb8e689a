import type { Principal } from '../kernel/access/principal.ts';
import { createRecentEvents } from './recent-events.ts';
import type { RecentEvents } from './recent-events.ts';
import { serializeHello, serializePresence, serializeReset, serializeSignal } from './serialized-event.ts';
import type { SerializedEvent } from './serialized-event.ts';
import { openUpstream } from './upstream.ts';
import { createAllUnnumberedChanges } from './unnumbered-changes.ts';
import type { PresenceEvent, UpstreamListener, UpstreamSettings } from './upstream.ts';

/** A client of an event stream. */
export interface Subscriber {
  principal: Pick<Principal, 'subject' | 'actions' | 'groups'>;
  /** If false, only changes of nomenclatures and lists are sent. */
  receivesSignals: boolean;
  /** True if the client may read the list with this root field in the schema. Otherwise new rows are not announced. */
  canReadList: (list: string) => boolean;
  write(text: string | Uint8Array): void;
  /** Ends the stream; the browser reconnects. */
  end(): void;
}

export interface Hub {
  /** If false, the service sends no events. */
  isSupported(): boolean;
  /** Number of the latest event. Null if unknown or unsupported. */
  latest(): number | null;
  /** Sends the events after `since`, then new ones. Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber, since: number | null): () => void;
  stop(): void;
}

/** Shares one upstream stream between all clients and filters events by principal. */
export const createHub = (settings: UpstreamSettings | null, warn: (reason: string) => void): Hub => {
  const subscribers = new Set<Subscriber>();
  const unnumbered = createAllUnnumberedChanges(subscribers);
  const recent = createRecentEvents();
  const waitingForStream = new Map<Subscriber, number | null>();
  let supported = settings !== null;
  let last: number | null = null;

  const attach = (subscriber: Subscriber, since: number | null): void => {
    if (last === null) return void waitingForStream.set(subscriber, since);
    sendMissed(subscriber, since, last, recent);
    for (const changes of Object.values(unnumbered)) changes.sendMissed(subscriber, since);
    subscribers.add(subscriber);
  };

  const listener: UpstreamListener = {
    onReady(ready, isWhole) {
      const isReconnected = last !== null;
      const isGap = isReconnected && !isWhole;
      supported = true;
      last = ready;
      if (isGap || !recent.isStarted()) recent.restart(ready);
      if (isGap) for (const subscriber of subscribers) subscriber.write(serializeReset(ready));
      if (isReconnected) for (const changes of Object.values(unnumbered)) changes.publish(null, last);
      for (const [subscriber, since] of waitingForStream) {
        waitingForStream.delete(subscriber);
        attach(subscriber, since);
      }
    },
    onSignal(event) {
      last = event.id;
      const serialized = serializeSignal(event);
      recent.add(serialized);
      for (const subscriber of subscribers) deliver(subscriber, serialized);
    },
    onPresence: (event) => deliverPresence(subscribers, event),
    onBreakdown: (event) => unnumbered.breakdowns.publish(event, last),
    onNomenclature: (event) => unnumbered.nomenclatures.publish(event, last),
    onList: (event) => unnumbered.lists.publish(event, last),
    onUnsupported() {
      supported = false;
      end([...waitingForStream.keys(), ...subscribers]);
      waitingForStream.clear();
    },
  };
  const close = settings && openUpstream(settings, listener, warn);
  return {
    isSupported: () => supported,
    latest: () => (supported ? last : null),
    subscribe(subscriber, since) {
      attach(subscriber, since);
      return () => void (subscribers.delete(subscriber) || waitingForStream.delete(subscriber));
    },
    stop() {
      close?.();
      end([...waitingForStream.keys(), ...subscribers]);
    },
  };
};

/** Sends the events after `since`. If some of them are no longer in memory, the client must load its data again. */
const sendMissed = (subscriber: Subscriber, since: number | null, last: number, recent: RecentEvents): void => {
  if (since === null) return subscriber.write(serializeHello(last));
  const missed = since > last ? null : recent.after(since);
  if (missed === null) return subscriber.write(serializeReset(last));
  for (const serialized of missed) deliver(subscriber, serialized);
};

const isOperator = ({ actions }: Pick<Principal, 'actions'>): boolean => actions.includes('OPERATOR');

/**
 * Sends an event of a signal to a subscriber who receives signals: to an operator always, to others only for their own
 * signals, without notes and actors.
 */
const deliver = (subscriber: Subscriber, { event, toOperators, toOthers }: SerializedEvent): void => {
  const { principal, receivesSignals } = subscriber;
  if (!receivesSignals) return;
  if (isOperator(principal)) return subscriber.write(toOperators);
  if (event.isInternal || event.owner !== principal.subject) return;
  subscriber.write(toOthers);
};

/** Sends the presence of an operator to all other operators who receive signals. */
const deliverPresence = (subscribers: Iterable<Subscriber>, event: PresenceEvent): void => {
  const text = serializePresence(event);
  for (const subscriber of subscribers) {
    const { principal, receivesSignals } = subscriber;
    if (receivesSignals && isOperator(principal) && principal.subject !== event.id) subscriber.write(text);
  }
};

const end = (subscribers: readonly Subscriber[]): void => {
  for (const subscriber of subscribers) subscriber.end();
};
