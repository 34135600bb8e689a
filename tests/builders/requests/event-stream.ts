import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Asked } from './graphql-request.ts';

export interface ToldEvent {
  event: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

export interface EventStream {
  /** The next event of that name. */
  next(event: string): Promise<ToldEvent>;
  /** All that was told so far. */
  told: ToldEvent[];
  /** Settles when the gateway ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Listens to `GET /events` as a browser does. */
export const listenTo = async (whom: Asked, lastEventId?: string): Promise<EventStream> => {
  const closing = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await whom.fetch('/events', { headers, signal: closing.signal });
  if (!response.ok || !response.body)
    throw new Error(`GET /events answered ${response.status}: ${await response.text()}`);
  const told: ToldEvent[] = [];
  const taken = new Set<ToldEvent>();
  let wake = (): void => undefined;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const read = async (): Promise<void> => {
    for await (const { event = '', id, data } of events) {
      told.push({ event, id, data: JSON.parse(data) as ToldEvent['data'] });
      wake();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    told,
    ended,
    async next(event) {
      for (;;) {
        const found = told.find((one) => one.event === event && !taken.has(one));
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
