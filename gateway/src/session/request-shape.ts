import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that a cookie speaks for was made by our own page. Three marks that a foreign page cannot forge:
 * our header, its own origin, and what the browser says about where it comes from.
 */
export const isOwnRequest = ({ method, headers }: IncomingMessage, publicOrigin: string): boolean => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && headers['x-struma'] !== '1') return false;
  if (headers.origin !== undefined && headers.origin !== publicOrigin) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || (isRead && site === 'none');
};
