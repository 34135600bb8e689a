import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * True for a request that a proxy in front of the gateway may delimit or route differently: a request with two Host
 * lines; with a transfer encoding other than `chunked`; with any transfer encoding in HTTP/1.0, which does not define
 * it; or with a body and `Upgrade`, because Node drops the first bytes of this body.
 */
export const hasAmbiguousFraming = ({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (httpVersion === '1.0' || encoding.toLowerCase() !== 'chunked')) return true;
  const hasBody = encoding !== undefined || (headers['content-length'] ?? '0') !== '0';
  return (headers.upgrade !== undefined && hasBody) || countHosts(rawHeaders) > 1;
};

/** After a request with `Upgrade`, Node cannot parse further requests on the connection correctly. */
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
