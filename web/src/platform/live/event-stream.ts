import { connection } from '../request/connection.ts';
import { gatewayFetch } from '../request/gateway-fetch.ts';
import { reportSessionOver, sessionOver } from '../request/session-over.ts';
import { type LiveEvent, missed, type ReceivedEvent } from './live-event.ts';

const maxPauseMs = 30_000;

interface EventStream {
  events: readonly LiveEvent<unknown>[];
  /** Id of the latest known event; null if unknown. */
  since: () => string | null;
  onEvent: (event: ReceivedEvent) => void;
  /** Closes the stream. */
  signal: AbortSignal;
}

/** Opens the gateway's event stream. The browser reconnects after a lost connection, but not after a refusal. */
export const openEventStream = ({ events, since, onEvent, signal }: EventStream): void => {
  let failures = 0;
  let errors = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const connect = (): void => {
    const id = since();
    source = new EventSource(id === null ? '/events' : `/events?since=${id}`);
    source.addEventListener('open', () => {
      failures = 0;
      errors = 0;
    });
    // `hello`: the stream began without a known position. `reset`: the gateway cannot replay that far back.
    for (const gap of ['hello', 'reset'])
      source.addEventListener(gap, (event) => onEvent(missed((event as MessageEvent).lastEventId)));
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
      // The gateway also ends streams that work. After a second error in a row a request shows whether it responds.
      if (errors === 2) void gatewayFetch('/healthz', { silent: true }).catch(() => {});
      if (source?.readyState === EventSource.CLOSED) reconnect();
    });
  };
  const reconnect = (): void => {
    source?.close();
    failures += 1;
    // Until the stream is open again, the page refreshes at intervals.
    if (failures > 2 && !sessionOver.get()) onEvent(missed());
    timer = setTimeout(connect, Math.min(1000 * 2 ** failures, maxPauseMs));
  };

  connect();
  // After an outage the page does not wait for the end of the pause.
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
