import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { HttpClient } from './graphql-request.ts';

export interface ReceivedEvent {
  event: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

export interface EventStream {
  /** Waits for the next event with this name. */
  next(event: string): Promise<ReceivedEvent>;
  /** All events that were received so far. */
  received: ReceivedEvent[];
  /** Resolves when the gateway ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens `GET /events` as a browser does. */
export const listenTo = async (client: HttpClient, lastEventId?: string): Promise<EventStream> => {
  const closing = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await client.fetch('/events', { headers, signal: closing.signal });
  if (!response.ok || !response.body)
    throw new Error(`GET /events answered ${response.status}: ${await response.text()}`);
  const received: ReceivedEvent[] = [];
  const taken = new Set<ReceivedEvent>();
  let wake = (): void => undefined;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const read = async (): Promise<void> => {
    for await (const { event = '', id, data } of events) {
      received.push({ event, id, data: JSON.parse(data) as ReceivedEvent['data'] });
      wake();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    received,
    ended,
    async next(event) {
      for (;;) {
        const found = received.find((one) => one.event === event && !taken.has(one));
        if (found) {
          taken.add(found);
          return found;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close: () => closing.abort(),
  };
};
