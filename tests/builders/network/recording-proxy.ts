import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the proxy has forwarded. */
export interface RecordedRequest {
  /** Method and path, without the query. */
  call: string;
  parameters: string[];
  body: 'none' | 'json' | 'form';
}

export interface RecordingProxy {
  url: string;
  requests: RecordedRequest[];
  stop(): Promise<void>;
}

/** Forwards all requests to a service and records their method, path, parameters and kind of body. */
export const startRecordingProxy = async (target: string): Promise<RecordingProxy> => {
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, response) => {
    const { method = '', url = '/', headers } = incoming;
    requests.push(describe(incoming));
    const outgoing = forward(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const describe = ({ method, url = '/', headers }: IncomingMessage): RecordedRequest => {
  const { pathname, searchParams } = new URL(url, 'http://service');
  const type = headers['content-type'] ?? '';
  const body = type.includes('json') ? 'json' : type.startsWith('multipart/') ? 'form' : 'none';
  return { call: `${method} ${pathname}`, parameters: [...new Set(searchParams.keys())], body };
};
