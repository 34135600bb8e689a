import { reportSessionOver, sessionOver } from './session-over.ts';

/** A signal was changed by somebody, perhaps by this very page. */
export interface SignalChange {
  kind: string;
  signalId: string;
  changedAt: string;
  /** Name of who acted. */
  changedBy: string | null;
  /** Account of who acted; null where the service tells names alone. */
  changedById: string | null;
}

/** What a colleague does with a signal at this moment. */
export interface ColleaguePresence {
  signalId: string;
  colleague: { id: string; name: string };
  state: 'VIEWING' | 'WRITING' | 'LEFT';
}

export interface LiveListener {
  onChange?: (change: SignalChange) => void;
  onPresence?: (presence: ColleaguePresence) => void;
  /** Changes may have been missed: look again. Where nobody tells of changes this comes every half minute. */
  onMissed?: () => void;
}

export interface LiveSource {
  /** Pages of one person share one stream: browsers open six connections to a host, and no more. */
  person: string;
  /** The gateway has `/events`. */
  isSupported: boolean;
  /** The latest event when the page began, before it read anything; null: not known. */
  since: string | null;
}

/** Hears of what happens elsewhere. All listeners of the browser share one stream. Answers how to stop. */
export const listenLive = ({ person, isSupported, since }: LiveSource, listener: LiveListener): (() => void) => {
  last ??= since;
  listeners.add(listener);
  clearTimeout(closing);
  stop ??= isSupported ? shareStream(person) : lookRegularly();
  return () => {
    listeners.delete(listener);
    // Going from page to page must not open a stream for each.
    if (listeners.size === 0) closing = setTimeout(close, lingerMs);
  };
};

type Message =
  | { event: 'signal'; id: string; change: SignalChange }
  | { event: 'presence'; presence: ColleaguePresence }
  | { event: 'missed'; id: string };

/** What pages say to one another beside that: who has come asks where the stream is. */
type Aside = { event: 'joined' } | { event: 'at'; id: string };

const lingerMs = 5000;
const lookMs = 30_000;
const longestPauseMs = 30_000;
const answerMs = 2000;

const listeners = new Set<LiveListener>();
let stop: (() => void) | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Number of the latest event that is known of: the stream goes on after it. */
let last: string | null = null;

const close = (): void => {
  stop?.();
  stop = null;
};

const tell = (message: Message): void => {
  if ('id' in message && message.id) last = message.id;
  for (const { onChange, onPresence, onMissed } of listeners) {
    if (message.event === 'signal') onChange?.(message.change);
    else if (message.event === 'presence') onPresence?.(message.presence);
    else if (message.event === 'missed') onMissed?.();
  }
};

const missed = (id = ''): void => tell({ event: 'missed', id });

/** Of all pages one holds the stream and tells the others; when it closes, the next one goes on where it was. */
const shareStream = (person: string): (() => void) => {
  const name = `struma.live.${person}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let isLeader = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const say = (message: Message | Aside): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message | Aside>) => {
    if (data.event === 'joined') {
      if (isLeader && last !== null) say({ event: 'at', id: last });
    } else if (data.event === 'at') {
      clearTimeout(waiting);
      if (last !== null && Number(data.id) > Number(last)) missed(data.id);
    } else tell(data);
  });
  const lead = (): void => {
    clearTimeout(waiting);
    isLeader = true;
    openStream(ending.signal, (message) => {
      tell(message);
      say(message);
    });
  };
  /** What was told between the page's beginning and now did not reach it. */
  const join = (): void => {
    if (last === null) return missed();
    waiting = setTimeout(missed, answerMs);
    say({ event: 'joined' });
  };
  const held = (): Promise<void> =>
    new Promise((resolve) => {
      ending.signal.addEventListener('abort', () => resolve());
      lead();
    });
  // Only secure pages have locks.
  if (!('locks' in navigator)) lead();
  else {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (ending.signal.aborted) return undefined;
        if (lock) return held();
        join();
        navigator.locks.request(name, { signal: ending.signal }, held).catch(() => {});
        return undefined;
      })
      .catch(() => {});
  }
  return () => {
    ending.abort();
    clearTimeout(waiting);
    channel.close();
  };
};

/** The browser itself comes again after a broken line; after a refusal it would not. */
const openStream = (ending: AbortSignal, report: (message: Message) => void): void => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const connect = (): void => {
    source = new EventSource(last === null ? '/events' : `/events?since=${last}`);
    source.addEventListener('open', () => (failures = 0));
    // Nobody knew where the page was when it read what it shows.
    source.addEventListener('hello', ({ lastEventId: id }) => report({ event: 'missed', id }));
    source.addEventListener('reset', ({ lastEventId: id }) => report({ event: 'missed', id }));
    source.addEventListener('signal', ({ data, lastEventId: id }: MessageEvent<string>) =>
      report({ event: 'signal', id, change: JSON.parse(data) as SignalChange }),
    );
    source.addEventListener('presence', ({ data }: MessageEvent<string>) =>
      report({ event: 'presence', presence: JSON.parse(data) as ColleaguePresence }),
    );
    source.addEventListener('over', () => {
      reportSessionOver();
      comeAgain();
    });
    source.addEventListener('error', () => source?.readyState === EventSource.CLOSED && comeAgain());
  };
  const comeAgain = (): void => {
    source?.close();
    failures += 1;
    // Meanwhile the page is no blinder than one that has no stream at all.
    if (failures > 2 && !sessionOver.get()) report({ event: 'missed', id: '' });
    timer = setTimeout(connect, Math.min(1000 * 2 ** failures, longestPauseMs));
  };

  connect();
  ending.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
};

const lookRegularly = (): (() => void) => {
  const look = (): void => {
    if (!document.hidden && !sessionOver.get()) missed();
  };
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};
