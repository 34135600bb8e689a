import type { IncomingMessage } from 'node:http';

/**
 * False if a page of another origin may have sent the request. Such a page cannot forge the headers `x-struma`,
 * `origin` and `sec-fetch-site`.
 */
export const isSameOriginRequest = ({ method, headers }: IncomingMessage, publicOrigin: string): boolean => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && headers['x-struma'] !== '1') return false;
  if (headers.origin !== undefined && headers.origin !== publicOrigin) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || (isRead && site === 'none');
};
