import { openEventStream } from './event-stream.ts';
import { missed, type ReceivedEvent } from './live-event.ts';
import type { LiveSource } from './live-source.ts';

/** Id of the latest known event: the stream continues after it. Null if unknown. */
export interface StreamPosition {
  id: string | null;
}

/** Messages between the pages of a browser. A page that joins requests the position of the stream from the leader. */
type PageMessage = { kind: 'event'; event: ReceivedEvent } | { kind: 'joined' } | { kind: 'position'; id: string };

const answerMs = 2000;

/** One page, the leader, holds the stream and passes its events on. When it closes, another page becomes the leader. */
export const openSharedStream = (
  { person, events }: LiveSource,
  position: StreamPosition,
  dispatch: (event: ReceivedEvent) => void,
): (() => void) => {
  const name = `struma.live.${person}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let isLeader = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const post = (message: PageMessage): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data: message }: MessageEvent<PageMessage>) => {
    if (message.kind === 'event') return dispatch(message.event);
    if (message.kind === 'joined') {
      if (isLeader && position.id !== null) post({ kind: 'position', id: position.id });
      return;
    }
    clearTimeout(waiting);
    if (position.id !== null && Number(message.id) > Number(position.id)) dispatch(missed(message.id));
  });
  const lead = (): void => {
    clearTimeout(waiting);
    isLeader = true;
    const onEvent = (event: ReceivedEvent): void => {
      dispatch(event);
      post({ kind: 'event', event });
    };
    openEventStream({ events, since: () => position.id, onEvent, signal: ending.signal });
  };
  /** Called if another page leads. This page has not received the events between its start and now. */
  const join = (): void => {
    if (position.id === null) return dispatch(missed());
    waiting = setTimeout(() => dispatch(missed()), answerMs);
    post({ kind: 'joined' });
  };
  electLeader(name, { lead, join, signal: ending.signal });
  return () => {
    ending.abort();
    clearTimeout(waiting);
    channel.close();
  };
};

interface Candidate {
  lead: () => void;
  /** Another page leads. */
  join: () => void;
  signal: AbortSignal;
}

/** The page that holds the lock leads. */
const electLeader = (name: string, { lead, join, signal }: Candidate): void => {
  const leadUntilEnd = (): Promise<void> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      lead();
    });
  // Only secure pages have locks.
  if (!('locks' in navigator)) return lead();
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (signal.aborted) return undefined;
      if (lock) return leadUntilEnd();
      join();
      navigator.locks.request(name, { signal }, leadUntilEnd).catch(() => {});
      return undefined;
    })
    .catch(() => {});
};
