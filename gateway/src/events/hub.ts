import type { Caller } from '../kernel/access/caller.ts';
import { readMoment, writeMoment } from '../kernel/input/moment.ts';
import { openUpstream } from './upstream.ts';
import type { PresenceEvent, SignalEvent, UpstreamSettings } from './upstream.ts';

/** Somebody who listens. */
export interface Subscriber {
  caller: Pick<Caller, 'subject' | 'actions' | 'groups'>;
  write(text: string | Uint8Array): void;
  /** Ends the stream; the browser comes again by itself. */
  end(): void;
}

export interface Hub {
  /** False: the service tells nothing. */
  isSupported(): boolean;
  /** Number of the latest event that is known of; null where nothing is told, or not yet. */
  latest(): number | null;
  /** First what was missed since that event, then what happens. Answers how to stop. */
  subscribe(subscriber: Subscriber, since: number | null): () => void;
  stop(): void;
}

/** One upstream stream for everybody; what a person may not see is not told to that person. */
export const createHub = (settings: UpstreamSettings | null, warn: (reason: string) => void): Hub => {
  const subscribers = new Set<Subscriber>();
  const recent: Told[] = [];
  const waiting = new Map<Subscriber, number | null>();
  let supported = settings !== null;
  let last: number | null = null;
  /** Every event after this one is among the recent ones. */
  let wholeSince = Infinity;

  const greet = (subscriber: Subscriber, since: number | null): void => {
    if (last === null) return void waiting.set(subscriber, since);
    if (since === null) subscriber.write(`event: hello\nid: ${last}\ndata: {}\n\n`);
    else if (since < wholeSince || since > last) subscriber.write(`event: reset\nid: ${last}\ndata: {}\n\n`);
    else for (const told of recent) if (told.event.id > since) tell(subscriber, told);
    subscribers.add(subscriber);
  };

  const onReady = (ready: number, isWhole: boolean): void => {
    supported = true;
    const isGap = last !== null && !isWhole;
    last = ready;
    if (wholeSince === Infinity || isGap) {
      recent.length = 0;
      wholeSince = ready;
    }
    if (isGap) for (const subscriber of subscribers) subscriber.write(`event: reset\nid: ${ready}\ndata: {}\n\n`);
    for (const [subscriber, since] of waiting) {
      waiting.delete(subscriber);
      greet(subscriber, since);
    }
  };

  const onSignal = (event: SignalEvent): void => {
    last = event.id;
    const told = { event, toOperators: bytesOf(event, event), toOthers: bytesOf(event, nobody) };
    recent.push(told);
    if (recent.length > mostRecent) wholeSince = recent.shift()?.event.id ?? wholeSince;
    for (const subscriber of subscribers) tell(subscriber, told);
  };

  const onPresence = (event: PresenceEvent): void => {
    const { signalId, id, name, state } = event;
    const text = `event: presence\ndata: ${JSON.stringify({ signalId: String(signalId), colleague: { id, name }, state })}\n\n`;
    for (const subscriber of subscribers)
      if (isOperator(subscriber.caller) && subscriber.caller.subject !== id) subscriber.write(text);
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
      greet(subscriber, since);
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

/** An event as it is written, once for all who hear of it. */
interface Told {
  event: SignalEvent;
  toOperators: Uint8Array;
  toOthers: Uint8Array;
}

type Actor = Pick<SignalEvent, 'changedBy' | 'changedById'>;

const mostRecent = 2_000;
const nobody: Actor = { changedBy: null };

const isOperator = ({ actions }: Pick<Caller, 'actions'>): boolean => actions.includes('OPERATOR');

/** Operators hear of everything; anybody else of the own signals, without notes and without who of the utility acted. */
const tell = (subscriber: Subscriber, { event, toOperators, toOthers }: Told): void => {
  const { caller } = subscriber;
  if (isOperator(caller)) return subscriber.write(toOperators);
  if (event.isInternal || event.owner !== caller.subject) return;
  subscriber.write(toOthers);
};

/** As docs/integrating.md describes it, with the cursor as the event's id. */
const bytesOf = (event: SignalEvent, { changedBy, changedById = null }: Actor): Uint8Array => {
  const { id, kind, signalId, changedUtc, changedLocal } = event;
  const changedAt = writeMoment(readMoment(changedUtc, changedLocal));
  const data = { cursor: String(id), kind, signalId: String(signalId), changedAt, changedBy, changedById };
  return Buffer.from(`event: signal\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
};
