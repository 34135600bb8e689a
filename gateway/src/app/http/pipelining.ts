import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Maximum number of open requests of a connection. Browsers and common proxies send one at a time. */
const maxRunning = 32;

/**
 * Node starts all pipelined requests of a connection at once and buffers their responses: one client that never reads
 * could fill the memory. The returned function returns whether a request may run; beyond the limit, it closes the
 * connection.
 */
export const createPipelineLimit = (): ((request: FastifyRequest, reply: FastifyReply) => boolean) => {
  const running = new WeakMap<Socket, number>();
  return ({ raw: { socket } }, reply) => {
    const count = (running.get(socket) ?? 0) + 1;
    if (count > maxRunning) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return false;
    }
    running.set(socket, count);
    reply.raw.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1));
    return true;
  };
};
