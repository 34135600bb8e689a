import { Worker } from 'node:worker_threads';
import { PartFailure } from '../kernel/http/refusal.ts';
import type { CallName, IndexCalls, IndexMessage, IndexSettings } from './index/network-messages.ts';
import { networkTexts } from './network.texts.ts';

export interface NetworkOptions {
  databaseUrl: string;
  /** Time limit of a call, which waits until its layer is loaded. */
  loadTimeoutMilliseconds?: number;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
}

interface PendingCall {
  settle: (result: IndexCalls[CallName]['result']) => void;
  fail: (error: Error) => void;
}

/** The worker thread of the network index. A call starts the thread if it does not run, also after a failure. */
export interface IndexWorker {
  start(): void;
  /** `keep` receives the result synchronously, before the next message of the thread. */
  call<N extends CallName>(
    name: N,
    request: IndexCalls[N]['request'],
    keep?: (result: IndexCalls[N]['result']) => void,
  ): Promise<IndexCalls[N]['result']>;
  stop(): Promise<void>;
}

type ChangedMessage = Extract<IndexMessage, { kind: 'changed' }>;

export const createIndexWorker = (
  { databaseUrl, loadTimeoutMilliseconds = 15_000, log }: NetworkOptions,
  onChanged: (message: ChangedMessage) => void,
): IndexWorker => {
  const pending = createPendingCalls(loadTimeoutMilliseconds);
  let worker: Worker | null = null;
  let isStopped = false;

  const onMessage = (message: IndexMessage): void => {
    switch (message.kind) {
      case 'result':
        return pending.find(message.number)?.settle(message.result);
      case 'failed':
        return pending.find(message.number)?.fail(new Error(message.message));
      case 'changed':
        return onChanged(message);
      case 'loaded':
        return log.info(
          { layer: message.layer, features: message.size, milliseconds: message.milliseconds },
          'Map layer loaded',
        );
      case 'disconnected':
        return log.warn({ error: message.message }, 'Map index lost its database connection; reconnecting');
    }
  };

  const onExit = (error: Error): void => {
    worker = null;
    pending.failAll(error);
    if (!isStopped) log.warn({ error: error.message }, 'Map index stopped; the next request restarts it');
  };

  const start = (): Worker => {
    if (worker) return worker;
    const workerData: IndexSettings = { databaseUrl };
    const started = new Worker(new URL('./index/index-thread.ts', import.meta.url), { workerData, name: 'map index' });
    started.on('message', onMessage);
    started.once('error', onExit);
    started.once('exit', () => worker === started && onExit(new Error('The map index has stopped.')));
    // The index must not keep the process alive; servers and pending requests do.
    started.unref();
    worker = started;
    return started;
  };

  return {
    start: () => void start(),
    call: (name, request, keep) => pending.add((number) => start().postMessage({ number, name, request }), keep),
    async stop() {
      isStopped = true;
      await worker?.terminate();
    },
  };
};

/** The calls to the worker that wait for a result, by number, each with a time limit. */
const createPendingCalls = (timeoutMilliseconds: number) => {
  const calls = new Map<number, PendingCall>();
  let count = 0;
  return {
    find: (number: number): PendingCall | undefined => calls.get(number),
    failAll: (error: Error): void => {
      for (const { fail } of calls.values()) fail(error);
    },
    add: <N extends CallName>(
      send: (number: number) => void,
      keep?: (result: IndexCalls[N]['result']) => void,
    ): Promise<IndexCalls[N]['result']> => {
      const number = count++;
      return new Promise<IndexCalls[N]['result']>((settle, fail) => {
        const timer = setTimeout(() => fail(new PartFailure(503, networkTexts.loading, 'map')), timeoutMilliseconds);
        const done = (act: () => void): void => {
          clearTimeout(timer);
          calls.delete(number);
          act();
        };
        calls.set(number, {
          settle: (result) => {
            keep?.(result);
            done(() => settle(result));
          },
          fail: (error) => done(() => fail(error)),
        });
        send(number);
      });
    },
  };
};
