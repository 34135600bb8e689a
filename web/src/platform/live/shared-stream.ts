import { openEventStream } from './event-stream.ts';
import { toMissedEvent, type ReceivedEvent } from './live-event.ts';
import type { LiveSource } from './live-source.ts';

/** Id of the latest received event, after which the stream continues; null if unknown. */
export interface StreamPosition {
  id: string | null;
}

/** Messages between the pages of a browser. A page that joins requests the position of the stream from the leader. */
type PageMessage = { kind: 'event'; event: ReceivedEvent } | { kind: 'joined' } | { kind: 'position'; id: string };

/** Time in which the leader must answer a page that joins. Otherwise the page reads its data again. */
const answerMs = 2000;

/** One page, the leader, opens the stream and passes events on. When the leader closes, another page takes over. */
export const openSharedStream = (
  { userId, events }: LiveSource,
  position: StreamPosition,
  dispatch: (event: ReceivedEvent) => void,
): (() => void) => {
  const name = `struma.live.${userId}`;
  const channel = new BroadcastChannel(name);
  const controller = new AbortController();
  let isLeader = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  const post = (message: PageMessage): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data: message }: MessageEvent<PageMessage>) => {
    if (message.kind === 'event') return dispatch(message.event);
    if (message.kind === 'joined') {
      if (isLeader && position.id !== null) post({ kind: 'position', id: position.id });
      return;
    }
    clearTimeout(answerTimer);
    if (position.id !== null && Number(message.id) > Number(position.id)) dispatch(toMissedEvent(message.id));
  });
  const lead = (): void => {
    clearTimeout(answerTimer);
    isLeader = true;
    const onEvent = (event: ReceivedEvent): void => {
      dispatch(event);
      post({ kind: 'event', event });
    };
    openEventStream({ events, since: () => position.id, onEvent, signal: controller.signal });
  };
  /** Called if another page leads. This page may have missed events since its start. */
  const join = (): void => {
    if (position.id === null) return dispatch(toMissedEvent());
    answerTimer = setTimeout(() => dispatch(toMissedEvent()), answerMs);
    post({ kind: 'joined' });
  };
  electLeader(name, { lead, join, signal: controller.signal });
  return () => {
    controller.abort();
    clearTimeout(answerTimer);
    channel.close();
  };
};

interface Candidate {
  /** Called when this page becomes the leader. */
  lead: () => void;
  /** Called if another page leads. */
  join: () => void;
  signal: AbortSignal;
}

/** The page that has the lock of this name is the leader. */
const electLeader = (name: string, { lead, join, signal }: Candidate): void => {
  const leadUntilEnd = (): Promise<void> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      lead();
    });
  // Only secure pages have locks. Without locks, each page opens its own stream.
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
