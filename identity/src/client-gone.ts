import type { IncomingMessage } from 'node:http';

/** True if the error means that the client has disconnected. Connection errors of the database do not count. */
export const isClientGone = (error: unknown, { errored, socket }: IncomingMessage): boolean =>
  socket.destroyed &&
  (error === errored ||
    error === socket.errored ||
    (Object(error) as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE');
