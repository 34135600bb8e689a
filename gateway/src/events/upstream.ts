import { setTimeout as pause } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

/** What the REST service tells of a signal. */
export type SignalEvent = z.infer<typeof signalEvent>;
/** What an operator does with a signal at this moment. */
export type PresenceEvent = z.infer<typeof presenceEvent>;

export interface UpstreamListener {
  /** The stream stands; the number is that of the latest event. Not whole: some may have been missed. */
  onReady(last: number, isWhole: boolean): void;
  onSignal(event: SignalEvent): void;
  onPresence(event: PresenceEvent): void;
  /** The service has no events, or none for this gateway. */
  onUnsupported(): void;
}

export interface UpstreamSettings {
  restUrl: string;
  gatewayKey: string;
  patience?: UpstreamPatience;
}

/** In milliseconds. */
export interface UpstreamPatience {
  /** Without headers, an event or a heartbeat. */
  silence: number;
  /** Before the stream is opened again. */
  retry: number;
  /** The same where the service has said that it tells nothing. */
  unsupported: number;
}

/** Silence: three heartbeats. */
const usualPatience: UpstreamPatience = { silence: 45_000, retry: 1_000, unsupported: 60_000 };

/**
 * The one stream of a gateway: goes on where it was when it breaks off. Each reason for that is said once until the
 * stream stands again or another one comes. Answers how to end it.
 */
export const openUpstream = (
  { restUrl, gatewayKey, patience = usualPatience }: UpstreamSettings,
  listener: UpstreamListener,
  warn: (reason: string) => void,
): (() => void) => {
  const ending = new AbortController();
  let last: number | null = null;
  let trouble: string | null = null;
  let pauseMs = patience.retry;

  const open = async (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
    const response = await fetch(`${restUrl}/struma/events${last === null ? '' : `?since=${last}`}`, {
      headers: { authorization: `Bearer ${gatewayKey}`, accept: 'text/event-stream' },
      redirect: 'manual',
      signal,
    });
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    if (response.status < 500) {
      pauseMs = patience.unsupported;
      listener.onUnsupported();
    }
    throw new Error(`the REST service answered ${response.status}`);
  };

  const listen = async (): Promise<void> => {
    const silence = new AbortController();
    const watch = setTimeout(() => silence.abort(new Error('the REST service fell silent')), patience.silence);
    try {
      const body = await open(AbortSignal.any([ending.signal, silence.signal]));
      const events = body
        .pipeThrough(new TextDecoderStream())
        // Heartbeats are comments.
        .pipeThrough(new EventSourceParserStream({ onComment: () => watch.refresh(), maxBufferSize: maxEventLength }));
      for await (const { event, data } of events) {
        watch.refresh();
        if (event === 'signal') {
          const told = signalEvent.parse(JSON.parse(data));
          last = told.id;
          listener.onSignal(told);
        } else if (event === 'presence') listener.onPresence(presenceEvent.parse(JSON.parse(data)));
        else if (event === 'ready') {
          const ready = readyEvent.parse(JSON.parse(data));
          last = ready.last;
          trouble = null;
          listener.onReady(ready.last, ready.isWhole);
        }
      }
    } finally {
      clearTimeout(watch);
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      pauseMs = patience.retry;
      await listen().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!ending.signal.aborted && reason !== trouble) warn(reason);
        trouble = reason;
      });
      await pause(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  void keepListening();
  return () => ending.abort();
};

const maxEventLength = 1_000_000;

const signalEvent = z.object({
  id: z.number(),
  kind: z.string(),
  signalId: z.number(),
  changedBy: z.string().nullable(),
  /** Not every service tells it. */
  changedById: z.string().nullish(),
  changedUtc: z.string(),
  changedLocal: z.string(),
  owner: z.string().nullable(),
  isInternal: z.boolean(),
});
const presenceEvent = z.object({
  signalId: z.number(),
  id: z.string(),
  name: z.string(),
  state: z.enum(['VIEWING', 'WRITING', 'LEFT']),
});
const readyEvent = z.object({ last: z.number(), isWhole: z.boolean() });
