import { connection } from '../request/connection.ts';
import { GatewayError, gatewayFetch } from '../request/gateway-fetch.ts';

const soonMs = 2000;
const maxWaitMs = 30_000;

/**
 * Loads a part of the product's code. Waits while the server does not respond, instead of failing. Rejects if the
 * server responds and the code still fails to load, for example after an update. While the browser is offline, waits
 * before the first attempt too: Chromium before 150 never requests code again after a failure.
 */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine && !loaded.has(load)) await waitForServer();
  try {
    return await loadOnce(load);
  } catch {
    await waitForServer();
    return loadOnce(load);
  }
};

/** Loaders that have succeeded: their code is available without a network. */
const loaded = new WeakSet<() => Promise<unknown>>();

const loadOnce = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load();
  loaded.add(load);
  return code;
};

/** Loads a part in advance, if there is a network. Ignores errors: the page loads the part again when it needs it. */
export const preload = (load: () => Promise<unknown>): void => {
  if (navigator.onLine) loadCode(load).catch(() => {});
};

let waiting: Promise<void> | null = null;

/**
 * Resolves when the server responds to `/healthz`. A response to any other request ends the pause before the next
 * attempt. All waiting parts share the attempts.
 */
const waitForServer = (): Promise<void> => (waiting ??= pollServer().finally(() => (waiting = null)));

const pollServer = async (): Promise<void> => {
  try {
    await gatewayFetch('/healthz', { silent: true });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 0) return;
    await waitForConnection();
    await pollServer();
  }
};

const waitForConnection = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = connection.subscribe(() => isReached() && end());
    // If the server is reached already, the store may report no change, so a timer ends the wait.
    const timer = setTimeout(end, isReached() ? soonMs : maxWaitMs);
  });

const isReached = (): boolean => connection.get().state !== 'offline';
