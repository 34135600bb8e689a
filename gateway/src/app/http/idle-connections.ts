import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections as soon as they are idle. Node's closeIdleConnections ignores connections without a first request,
 * which browsers open in advance, so a stop would wait for them.
 */
export const closeWhenIdle = (server: Server): (() => void) => {
  const running = new Map<Socket, number>();
  let stopping = false;
  const count = (socket: Socket, change: number): void => {
    const left = (running.get(socket) ?? 0) + change;
    if (!socket.destroyed) running.set(socket, left);
    if (stopping && left === 0) socket.destroySoon();
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
    stopping = true;
    for (const [socket, requests] of running) if (requests === 0) socket.destroySoon();
  };
};
