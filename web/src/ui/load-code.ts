import { GatewayError, gatewayFetch } from './gateway-fetch.ts';

const betweenTriesMs = 2000;

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

const serverAnswers = async (): Promise<void> => {
  try {
    await gatewayFetch('/healthz', { silent: true });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 0) return;
    await new Promise((resolve) => void setTimeout(resolve, betweenTriesMs));
    await serverAnswers();
  }
};
