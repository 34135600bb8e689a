import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A request as parsed by a service behind the gateway. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A relay between the gateway and a service. It records the requests that it forwards. */
export interface RecordingRelay {
  url: string;
  requests: ReceivedRequest[];
  /** Parse errors of received bytes, except incomplete requests. */
  unreadable: string[];
  stop(): Promise<void>;
}

export const startRecordingRelay = async (target: string): Promise<RecordingRelay> => {
  const { hostname, port } = new URL(target);
  const requests: ReceivedRequest[] = [];
  const unreadable: string[] = [];
  const sockets = new Set<Socket>();
  const reader = createReader(requests, unreadable);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const copy = openCopy();
    reader.emit('connection', copy);
    near.on('data', (bytes) => copy.push(bytes));
    near.once('close', () => copy.push(null));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).once('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    unreadable,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

/** A server that only records: it uses Node's HTTP parser, as the services do, and its responses are discarded. */
const createReader = (requests: ReceivedRequest[], unreadable: string[]) => {
  const server = createHttpServer({ keepAliveTimeout: 0, maxHeaderSize: 1024 * 1024 }, (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const received: ReceivedRequest = { method, path, headers, body: '' };
    requests.push(received);
    buffer(request).then(
      (bytes) => {
        received.body = bytes.toString('latin1');
        response.end();
      },
      () => undefined,
    );
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== 'HPE_INVALID_EOF_STATE' && error.code !== 'ECONNRESET') unreadable.push(String(error.code));
    socket.destroy();
  });
  return server;
};

/** A connection for the recording server. The relay pushes a copy of the received bytes into it. */
const openCopy = (): Duplex =>
  new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(),
  });
