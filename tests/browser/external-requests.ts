import type { Browser, BrowserContext } from '@playwright/test';
import { startedProducts } from '../builders/product/product.ts';

/**
 * Records requests that go neither to the shared product of the tests nor to a product that a test has started. Covers
 * all contexts of the browser with their workers, web sockets and event streams.
 */
export const watchExternalRequests = (browser: Browser, product: string): string[] => {
  const external: string[] = [];
  const record = (url: string): void => {
    const { protocol, host } = new URL(url);
    if (localProtocols.has(protocol)) return;
    if (![product, ...startedProducts].some((address) => new URL(address).host === host)) external.push(url);
  };
  const watch = (context: BrowserContext): void => {
    context.on('request', (request) => record(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => record(socket.url())));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return external;
};

const localProtocols = new Set(['data:', 'blob:', 'about:']);
