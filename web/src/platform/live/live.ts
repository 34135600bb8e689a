import type { LiveEvent, ReceivedEvent } from './live-event.ts';
import { missedEvent } from './live-event.ts';
import type { LiveSource } from './live-source.ts';
import { poll } from './poll.ts';
import { openSharedStream, type StreamPosition } from './shared-stream.ts';

export interface LiveListener<Data> {
  onEvent?: (data: Data) => void;
  /**
   * Called if changes may have been missed, so that the data must be read again. Without a stream, called every 30
   * seconds while the page is visible, and when the page becomes visible.
   */
  onMissed?: () => void;
  /**
   * When the data were requested, in milliseconds of `performance.now()`. If an event has been received after it and
   * before the listener was added, `onMissed` is called at once.
   */
  dataSince?: number | undefined;
  /** True: the latest events before the listener was added are received too. For parts whose code is loaded later. */
  includesEarlier?: boolean | undefined;
}

/** Receives an event until the returned function is called. All pages of the browser share one stream. */
export const listenLive = <Data>(
  source: LiveSource,
  event: LiveEvent<Data>,
  { onEvent, onMissed, dataSince = Infinity, includesEarlier = false }: LiveListener<Data>,
): (() => void) => {
  const listener = ({ name, data }: ReceivedEvent): void => {
    if (name === event.name) onEvent?.(data as Data);
    else if (name === missedEvent) onMissed?.();
  };
  if (includesEarlier) for (const received of earlier) if (received.name === event.name) listener(received);
  listeners.add(listener);
  if (Math.max(lastReceived(event.name), lastReceived(missedEvent)) >= dataSince) onMissed?.();
  position.id ??= source.since;
  clearTimeout(closing);
  stop ??= source.isSupported ? openSharedStream(source, position, dispatch) : poll(dispatch);
  return () => {
    listeners.delete(listener);
    // The stream stays open when the user goes from one page to the next.
    if (listeners.size === 0) closing = setTimeout(close, lingerMs);
  };
};

const lingerMs = 5000;

const listeners = new Set<(event: ReceivedEvent) => void>();
const position: StreamPosition = { id: null };
/** When each event was received last, in milliseconds of `performance.now()`. */
const receivedAt = new Map<string, number>();
/** The latest events, oldest first. */
const earlier: ReceivedEvent[] = [];
const maxEarlier = 50;
const lastReceived = (name: string): number => receivedAt.get(name) ?? -Infinity;
let stop: (() => void) | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;

const close = (): void => {
  stop?.();
  stop = null;
};

const dispatch = (event: ReceivedEvent): void => {
  if (event.id) position.id = event.id;
  receivedAt.set(event.name, performance.now());
  if (earlier.push(event) > maxEarlier) earlier.shift();
  for (const listener of listeners) listener(event);
};
