import type { Principal } from '../kernel/access/principal.ts';
import { readMoment, writeMoment } from '../kernel/input/moment.ts';
import { openUpstream } from './upstream.ts';
import type { PresenceEvent, SignalEvent, UpstreamSettings } from './upstream.ts';

/** A client of an event stream. */
export interface Subscriber {
  principal: Pick<Principal, 'subject' | 'actions' | 'groups'>;
  write(text: string | Uint8Array): void;
  /** Ends the stream; the browser reconnects. */
  end(): void;
}

export interface Hub {
  /** False: the service sends no events. */
  isSupported(): boolean;
  /** Number of the latest event. Null: unknown or unsupported. */
  latest(): number | null;
  /** Sends the events after `since`, then new ones. Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber, since: number | null): () => void;
  stop(): void;
}

/** Shares one upstream stream between all clients and filters events by principal. */
export const createHub = (settings: UpstreamSettings | null, warn: (reason: string) => void): Hub => {
  const subscribers = new Set<Subscriber>();
  const recent: SerializedEvent[] = [];
  const waiting = new Map<Subscriber, number | null>();
  let supported = settings !== null;
  let last: number | null = null;
  /** All events after this number are in `recent`. */
  let completeSince = Infinity;

  const attach = (subscriber: Subscriber, since: number | null): void => {
    if (last === null) return void waiting.set(subscriber, since);
    if (since === null) subscriber.write(`event: hello\nid: ${last}\ndata: {}\n\n`);
    else if (since < completeSince || since > last) subscriber.write(`event: reset\nid: ${last}\ndata: {}\n\n`);
    else for (const serialized of recent) if (serialized.event.id > since) deliver(subscriber, serialized);
    subscribers.add(subscriber);
  };

  const onReady = (ready: number, isWhole: boolean): void => {
    supported = true;
    const isGap = last !== null && !isWhole;
    last = ready;
    if (completeSince === Infinity || isGap) {
      recent.length = 0;
      completeSince = ready;
    }
    if (isGap) for (const subscriber of subscribers) subscriber.write(`event: reset\nid: ${ready}\ndata: {}\n\n`);
    for (const [subscriber, since] of waiting) {
      waiting.delete(subscriber);
      attach(subscriber, since);
    }
  };

  const onSignal = (event: SignalEvent): void => {
    last = event.id;
    const serialized = { event, toOperators: serialize(event, event), toOthers: serialize(event, noActor) };
    recent.push(serialized);
    if (recent.length > maxRecent) completeSince = recent.shift()?.event.id ?? completeSince;
    for (const subscriber of subscribers) deliver(subscriber, serialized);
  };

  const onPresence = (event: PresenceEvent): void => {
    const { signalId, id, name, state } = event;
    const text = `event: presence\ndata: ${JSON.stringify({ signalId: String(signalId), colleague: { id, name }, state })}\n\n`;
    for (const subscriber of subscribers)
      if (isOperator(subscriber.principal) && subscriber.principal.subject !== id) subscriber.write(text);
  };

  const onUnsupported = (): void => {
    supported = false;
    for (const subscriber of [...waiting.keys(), ...subscribers]) subscriber.end();
    waiting.clear();
  };

  const close = settings && openUpstream(settings, { onReady, onSignal, onPresence, onUnsupported }, warn);
  return {
    isSupported: () => supported,
    latest: () => (supported ? last : null),
    subscribe(subscriber, since) {
      attach(subscriber, since);
      return () => {
        subscribers.delete(subscriber);
        waiting.delete(subscriber);
      };
    },
    stop() {
      close?.();
      for (const subscriber of [...waiting.keys(), ...subscribers]) subscriber.end();
    },
  };
};

/** A serialized event, shared by all subscribers. */
interface SerializedEvent {
  event: SignalEvent;
  toOperators: Uint8Array;
  toOthers: Uint8Array;
}

type Actor = Pick<SignalEvent, 'changedBy' | 'changedById'>;

const maxRecent = 2_000;
const noActor: Actor = { changedBy: null };

const isOperator = ({ actions }: Pick<Principal, 'actions'>): boolean => actions.includes('OPERATOR');

/** Operators receive all events. Others receive those of their own signals, without notes and actors. */
const deliver = (subscriber: Subscriber, { event, toOperators, toOthers }: SerializedEvent): void => {
  const { principal } = subscriber;
  if (isOperator(principal)) return subscriber.write(toOperators);
  if (event.isInternal || event.owner !== principal.subject) return;
  subscriber.write(toOthers);
};

/** The format of docs/integrating.md, with the cursor as the event's id. */
const serialize = (event: SignalEvent, { changedBy, changedById = null }: Actor): Uint8Array => {
  const { id, kind, signalId, changedUtc, changedLocal } = event;
  const changedAt = writeMoment(readMoment(changedUtc, changedLocal));
  const data = { cursor: String(id), kind, signalId: String(signalId), changedAt, changedBy, changedById };
  return Buffer.from(`event: signal\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
};
