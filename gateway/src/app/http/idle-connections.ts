import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function to call when the server stops: from then on, each connection is closed as soon as it is idle.
 * Node's closeIdleConnections does not close connections that have sent no request yet. Browsers open such connections
 * in advance, so a stop would wait for them.
 */
export const closeWhenIdle = (server: Server): (() => void) => {
  const running = new Map<Socket, number>();
  let isStopping = false;
  const count = (socket: Socket, change: number): void => {
    const remaining = (running.get(socket) ?? 0) + change;
    if (!socket.destroyed) running.set(socket, remaining);
    if (isStopping && remaining === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return () => {
    isStopping = true;
    for (const [socket, requests] of running) if (requests === 0) socket.destroySoon();
  };
};
