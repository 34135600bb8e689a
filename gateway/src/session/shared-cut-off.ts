import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createCutOffList } from './cut-off.ts';
import type { CutOff, CutOffList } from './cut-off.ts';
import type { SessionLog } from './log.ts';

export type SharedCutOffSettings = { restUrl: string; gatewayKey: string };

export type SharedCutOffList = CutOffList & {
  /** Reads the list, then again and again. Settles after the first reading, successful or not. */
  start: () => Promise<void>;
  stop: () => void;
};

/**
 * The list in memory, kept the same in every gateway by way of the REST service. While that does not answer, or does
 * not have the list, each gateway knows what it was told itself; what it could not pass on it passes on later.
 */
export const createSharedCutOffList = (settings: SharedCutOffSettings, log: SessionLog): SharedCutOffList => {
  const own = createCutOffList();
  const ask = asker(settings);
  const unsent: CutOff[] = [];
  const ending = new AbortController();
  let since: number | undefined;
  let trouble: string | undefined;

  const send = async (): Promise<void> => {
    const batch = unsent.splice(0, largestBatch);
    if (batch.length === 0) return;
    try {
      await ask('', { method: 'POST', body: JSON.stringify({ cutOffs: batch }) });
    } catch (error) {
      unsent.unshift(...batch);
      throw error;
    }
  };

  const read = async (): Promise<void> => {
    const answer = await ask(since === undefined ? '' : `?since=${since}`);
    const { now, cutOffs } = listAnswer.parse(await answer.json());
    for (const cutOff of cutOffs) own.add(cutOff);
    since = now;
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      if (trouble !== undefined) log.info('The list of ended sessions is shared again');
      trouble = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (trouble !== reason) log.warn({ reason }, 'The list of ended sessions is not shared with other gateways');
      trouble = reason;
    }
  };

  const exchange = (): Promise<void> => attempt(async () => (await send(), await read()));

  const keepReading = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(everyMilliseconds, undefined, { signal: ending.signal, ref: false });
      await exchange();
    }
  };

  return {
    judge: own.judge,
    add: async (cutOff) => {
      own.add(cutOff);
      unsent.push(cutOff);
      await attempt(send);
    },
    start: async () => {
      await exchange();
      keepReading().catch(() => undefined);
    },
    stop: () => ending.abort(),
  };
};

/** With the time-out together: a gateway knows within four seconds what another one was told. */
const everyMilliseconds = 2000;
const timeoutMilliseconds = 2000;
const largestBatch = 1000;

const asker =
  ({ restUrl, gatewayKey }: SharedCutOffSettings) =>
  async (query: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${restUrl}/struma/cut-offs${query}`, {
      ...init,
      headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`the REST service answered ${response.status}`);
  };

const listAnswer = z.object({
  now: z.number(),
  cutOffs: z.array(z.union([z.object({ session: z.string() }), z.object({ subject: z.string(), until: z.number() })])),
});
