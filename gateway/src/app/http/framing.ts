import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * True for a request that a proxy in front may delimit or route differently: two Host lines, a transfer encoding other
 * than `chunked` or in HTTP/1.0, which has none, or a body beside `Upgrade`, of which Node drops the first bytes.
 */
export const hasAmbiguousFraming = ({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (httpVersion === '1.0' || encoding.toLowerCase() !== 'chunked')) return true;
  const hasBody = encoding !== undefined || (headers['content-length'] ?? '0') !== '0';
  return (headers.upgrade !== undefined && hasBody) || countHosts(rawHeaders) > 1;
};

/** Node parses no further request correctly on a connection that asked for `Upgrade`. */
export const closeAfterUpgrade = ({ headers }: IncomingMessage, response: ServerResponse): void => {
  if (headers.upgrade !== undefined) response.setHeader('connection', 'close');
};

const countHosts = (rawHeaders: readonly string[]): number => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
};
