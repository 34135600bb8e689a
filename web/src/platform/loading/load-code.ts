import { connection } from '../request/connection.ts';
import { GatewayError, gatewayFetch } from '../request/gateway-fetch.ts';

const soonMs = 2000;
const longestWaitMs = 30_000;

/**
 * Loads a piece of the product's code. While the server does not answer it waits: a part that cannot come now must not
 * take the page away that is being read. It fails when the server answers and the code still does not come, as after
 * the installation of a newer version. Without a network it does not even begin: Chromium before 150 never asks anew for
 * code that once failed to come.
 */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine) await serverAnswers();
  try {
    return await load();
  } catch {
    await serverAnswers();
    return load();
  }
};

/** Loads a piece ahead, with a network. Whoever needs it asks again, and waits or shows the error then. */
export const preload = (load: () => Promise<unknown>): void => {
  if (navigator.onLine) loadCode(load).catch(() => {});
};

let answering: Promise<void> | null = null;

/** All that wait for code wait together, and for whoever else asks the server: the strip of the page does so anyway. */
const serverAnswers = (): Promise<void> => (answering ??= askServer().finally(() => (answering = null)));

const askServer = async (): Promise<void> => {
  try {
    await gatewayFetch('/healthz', { silent: true });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 0) return;
    await connectedAgain();
    await askServer();
  }
};

const connectedAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = connection.subscribe(() => connection.get().up && end());
    // Where it answers somebody else already, nobody tells of it once more.
    const timer = setTimeout(end, connection.get().up ? soonMs : longestWaitMs);
  });
