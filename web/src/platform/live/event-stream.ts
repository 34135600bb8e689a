import { connection } from '../request/connection.ts';
import { gatewayFetch } from '../request/gateway-fetch.ts';
import { reportSessionOver, sessionOver } from '../request/session-over.ts';
import { type LiveEvent, toMissedEvent, type ReceivedEvent } from './live-event.ts';

/** Longest pause before the next attempt to connect. */
const maxPauseMs = 30_000;

interface EventStream {
  events: readonly LiveEvent<unknown>[];
  /** Returns the id of the latest received event; null if unknown. */
  since: () => string | null;
  onEvent: (event: ReceivedEvent) => void;
  /** Closes the stream. */
  signal: AbortSignal;
}

/**
 * Opens the gateway's event stream, and reopens it after a refusal or the end of the session. After a lost connection
 * the browser itself reconnects.
 */
export const openEventStream = ({ events, since, onEvent, signal }: EventStream): void => {
  let reconnections = 0;
  let errors = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const connect = (): void => {
    const id = since();
    source = new EventSource(id === null ? '/events' : `/events?since=${id}`);
    source.addEventListener('open', () => {
      reconnections = 0;
      errors = 0;
    });
    // `hello`: the stream began without a position. `reset`: the gateway no longer has all events since the position.
    for (const gap of ['hello', 'reset'])
      source.addEventListener(gap, (event) => onEvent(toMissedEvent((event as MessageEvent).lastEventId)));
    for (const { name, isReplayed } of events)
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent({ name, data: JSON.parse(data) as unknown, ...(isReplayed && { id: lastEventId }) }),
      );
    source.addEventListener('over', () => {
      reportSessionOver();
      reconnect();
    });
    source.addEventListener('error', () => {
      errors += 1;
      // One error is normal, because the gateway also ends streams that work. After two errors in a row, a request
      // checks whether the gateway responds.
      if (errors === 2) void gatewayFetch('/healthz', { silent: true }).catch(() => {});
      if (source?.readyState === EventSource.CLOSED) reconnect();
    });
  };
  const reconnect = (): void => {
    source?.close();
    reconnections += 1;
    // From the third reconnection on, the page reads its data again before each attempt, unless the session is over.
    if (reconnections > 2 && !sessionOver.get()) onEvent(toMissedEvent());
    timer = setTimeout(connect, Math.min(1000 * 2 ** reconnections, maxPauseMs));
  };

  connect();
  // When the connection returns, connects at once instead of after the pause.
  const stopListening = connection.subscribe(() => {
    if (connection.get().state !== 'connected' || source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    connect();
  });
  signal.addEventListener('abort', () => {
    stopListening();
    clearTimeout(timer);
    source?.close();
  });
};
