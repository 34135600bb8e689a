import { createServer, type Server, type Socket } from 'node:net';
import { startingPage } from './starting-page.texts.ts';

/** Thrown if the port cannot be bound. */
class PortError extends Error {}

/**
 * Binds the product's port before anything else starts, so that a used port is reported at once. Until the gateway
 * takes the socket over, browsers get a page that retries every second.
 */
export const bindPort = async (host: string, port: number): Promise<Server> => {
  const server = createServer(sendStartingPage);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortError(reason(error, host, port))));
    server.listen(port, host, () => resolve(server));
  });
};

const sendStartingPage = (socket: Socket): void => {
  socket.on('error', () => socket.destroy());
  const length = Buffer.byteLength(startingPage);
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/html; charset=utf-8\r\nRetry-After: 1\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${startingPage}`,
  );
};

const reason = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken, perhaps by another Struma. Stop that program, or set PORT to another number.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine.`;
  return `Port ${port} on ${host} cannot be used: ${error.message}`;
};
