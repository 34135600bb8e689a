// A plain proxy for comparison with the gateway: it only verifies the token of each request and forwards the response.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { Pool } from 'undici';

const { REST_URL = '', OIDC_ISSUER = '', KEYS = '{}' } = process.env;
const keys = createLocalJWKSet(JSON.parse(KEYS));
const pool = new Pool(REST_URL, { connections: 64, pipelining: 1 });
const expected = { algorithms: ['RS256'], issuer: OIDC_ISSUER, audience: 'struma-api' };

const isValidToken = async (authorization: string): Promise<boolean> => {
  try {
    await jwtVerify(authorization.slice('Bearer '.length), keys, expected);
    return true;
  } catch {
    return false;
  }
};

const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { authorization = '', accept = '*/*' } = request.headers;
  if (!(await isValidToken(authorization))) return void response.writeHead(401).end();
  const chunks: Buffer[] = [];
  pool.dispatch(
    { path: request.url ?? '/', method: 'GET', headers: { authorization, accept } },
    {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status, headers) {
        response.statusCode = status;
        for (const name of ['content-type', 'etag', 'cache-control']) {
          const value = headers[name];
          if (value !== undefined) response.setHeader(name, value);
        }
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd() {
        const [only] = chunks;
        const body = chunks.length === 1 && only ? only : Buffer.concat(chunks);
        response.setHeader('content-length', body.length);
        response.end(body);
      },
      onResponseError: () => void response.writeHead(502).end(),
    },
  );
};

process.on('disconnect', () => process.exit(0));
const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => void forward(request, response));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
