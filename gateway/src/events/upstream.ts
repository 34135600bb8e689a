import { setTimeout as pause } from 'node:timers/promises';
import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

/** A change of a signal. */
export type SignalEvent = z.infer<typeof signalEvent>;
/** The present activity of an operator on a signal. */
export type PresenceEvent = z.infer<typeof presenceEvent>;
/** A changed item of a nomenclature. */
export type NomenclatureEvent = z.infer<typeof nomenclatureEvent>;

/** A changed breakdown. */
export type BreakdownEvent = z.infer<typeof breakdownEvent>;

/** New rows of a list, by its root field in the schema. */
export type ListEvent = z.infer<typeof listEvent>;

export interface UpstreamListener {
  /** The stream is open; `last` is the number of the latest event. If `isWhole` is false, events may be missing. */
  onReady(last: number, isWhole: boolean): void;
  onSignal(event: SignalEvent): void;
  onPresence(event: PresenceEvent): void;
  onBreakdown(event: BreakdownEvent): void;
  onNomenclature(event: NomenclatureEvent): void;
  onList(event: ListEvent): void;
  /** The service has no events, or none for this gateway. */
  onUnsupported(): void;
}

export interface UpstreamSettings {
  restUrl: string;
  gatewayKey: string;
  timeouts?: UpstreamTimeouts;
}

/** Time limits and pauses in milliseconds. */
export interface UpstreamTimeouts {
  /** The stream is closed after this time without headers, an event or a heartbeat. */
  silence: number;
  /** Pause before the stream is opened again. */
  retry: number;
  /** Pause if the service does not support events. */
  unsupported: number;
}

/** The silence is as long as three intervals between the service's heartbeats. */
const defaultTimeouts: UpstreamTimeouts = { silence: 45_000, retry: 1_000, unsupported: 60_000 };

/**
 * Opens the gateway's only event stream of the REST service and resumes it after failures. A repeated reason is logged
 * once until the stream is open again. Returns the function that closes the stream.
 */
export const openUpstream = (
  settings: UpstreamSettings,
  listener: UpstreamListener,
  warn: (reason: string) => void,
): (() => void) => {
  const { timeouts = defaultTimeouts } = settings;
  const ending = new AbortController();
  let last: number | null = null;
  let lastReason: string | null = null;
  let pauseMs = timeouts.retry;

  const handle = ({ event, data }: EventSourceMessage): void => {
    if (event === 'signal') {
      const parsed = signalEvent.parse(JSON.parse(data));
      last = parsed.id;
      listener.onSignal(parsed);
    } else if (event === 'ready') {
      const ready = readyEvent.parse(JSON.parse(data));
      last = ready.last;
      lastReason = null;
      listener.onReady(ready.last, ready.isWhole);
    } else handleTransient(event, data, listener);
  };

  const onUnsupported = (): void => {
    pauseMs = timeouts.unsupported;
    listener.onUnsupported();
  };

  const listen = async (): Promise<void> => {
    const silence = new AbortController();
    const watch = setTimeout(() => silence.abort(new Error('timeout')), timeouts.silence);
    try {
      const signal = AbortSignal.any([ending.signal, silence.signal]);
      const onHeartbeat = (): void => void watch.refresh();
      const events = await requestEvents(settings, last, signal, { onHeartbeat, onUnsupported });
      for await (const event of events) {
        watch.refresh();
        handle(event);
      }
    } finally {
      clearTimeout(watch);
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      pauseMs = timeouts.retry;
      await listen().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!ending.signal.aborted && reason !== lastReason) warn(reason);
        lastReason = reason;
      });
      await pause(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  void keepListening();
  return () => ending.abort();
};

/** Handles events without a number, which the service does not send again after a reconnection. */
const handleTransient = (event: string | undefined, data: string, listener: UpstreamListener): void => {
  if (event === 'presence') listener.onPresence(presenceEvent.parse(JSON.parse(data)));
  else if (event === 'nomenclature') listener.onNomenclature(nomenclatureEvent.parse(JSON.parse(data)));
  else if (event === 'breakdown') listener.onBreakdown(breakdownEvent.parse(JSON.parse(data)));
  else if (event === 'list') listener.onList(listEvent.parse(JSON.parse(data)));
};

/** Requests the events after the number `last`. Heartbeats arrive as comments of the stream. */
const requestEvents = async (
  { restUrl, gatewayKey }: UpstreamSettings,
  last: number | null,
  signal: AbortSignal,
  { onHeartbeat, onUnsupported }: { onHeartbeat: () => void; onUnsupported: () => void },
): Promise<ReadableStream<EventSourceMessage>> => {
  const response = await fetch(`${restUrl}/struma/events${last === null ? '' : `?since=${last}`}`, {
    headers: { authorization: `Bearer ${gatewayKey}`, accept: 'text/event-stream' },
    redirect: 'manual',
    signal,
  });
  if (response.ok && response.body)
    return response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: onHeartbeat, maxBufferSize: maxEventLength }));
  await response.body?.cancel();
  if (response.status < 500) onUnsupported();
  throw new Error(`status ${response.status}`);
};

const maxEventLength = 1_000_000;

const signalEvent = z.object({
  id: z.number(),
  kind: z.string(),
  signalId: z.number(),
  changedBy: z.string().nullable(),
  /** Some services do not send this property. */
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
const breakdownEvent = z.object({ breakdownId: z.number() });
const listEvent = z.object({ list: z.string() });
const nomenclatureEvent = z.object({ nomenclatureId: z.number(), itemId: z.number() });
const readyEvent = z.object({ last: z.number(), isWhole: z.boolean() });
