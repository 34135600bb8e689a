import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readServerSentEvents } from './read-server-sent-events.ts';

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
}

/** The one stream of a gateway: goes on where it was when it breaks off. Answers how to end it. */
export const openUpstream = (
  { restUrl, gatewayKey }: UpstreamSettings,
  listener: UpstreamListener,
  warn: (reason: string) => void,
): (() => void) => {
  const ending = new AbortController();
  let last: number | null = null;

  const listen = async (): Promise<void> => {
    const silence = new AbortController();
    const headers = { authorization: `Bearer ${gatewayKey}`, accept: 'text/event-stream' };
    const response = await fetch(`${restUrl}/struma/events${last === null ? '' : `?since=${last}`}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([ending.signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      if (response.status < 500) listener.onUnsupported();
      throw new Error(`the REST service answered ${response.status}`);
    }
    const watch = setTimeout(() => silence.abort(new Error('the REST service fell silent')), longestSilence);
    try {
      for await (const { event, data } of readServerSentEvents(response.body)) {
        watch.refresh();
        if (event === 'signal') {
          const told = signalEvent.parse(JSON.parse(data));
          last = told.id;
          listener.onSignal(told);
        } else if (event === 'presence') listener.onPresence(presenceEvent.parse(JSON.parse(data)));
        else if (event === 'ready') {
          const ready = readyEvent.parse(JSON.parse(data));
          last = ready.last;
          listener.onReady(ready.last, ready.isWhole);
        }
      }
    } finally {
      clearTimeout(watch);
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!ending.signal.aborted) warn(error instanceof Error ? error.message : String(error));
      });
      await pause(retryMilliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  void keepListening();
  return () => ending.abort();
};

const retryMilliseconds = 1_000;
/** Three heartbeats. */
const longestSilence = 45_000;

const signalEvent = z.object({
  id: z.number(),
  kind: z.string(),
  signalId: z.number(),
  changedBy: z.string().nullable(),
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
