import type { IncomingMessage } from 'node:http';

/** A request that no page and no client sends: it is answered with 400. */
export class UnfitRequest extends Error {
  constructor() {
    super('The request holds bytes that are no text.');
    this.name = 'UnfitRequest';
  }
}

/** False for NUL, which PostgreSQL cannot store, and for half a surrogate pair, which UTF-8 cannot encode. */
export const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** NUL and halves of surrogate pairs in an address or a form. A decoder would replace the halves by another sign. */
export const hasUnfitBytes = (encoded: string): boolean => encoded.includes('\0') || /%(00|ed%[ab])/i.test(encoded);

/** The address of a request; undefined if it is none. */
export const readAddress = ({ url = '/' }: IncomingMessage, publicUrl: string): URL | undefined =>
  url.startsWith('/') && !hasUnfitBytes(url) && URL.canParse(url, publicUrl) ? new URL(url, publicUrl) : undefined;

/** Whether an error is only that the client has left. Faults of the database's connection are other errors. */
export const isClientGone = (error: unknown, { errored, socket }: IncomingMessage): boolean =>
  socket.destroyed &&
  (error === errored ||
    error === socket.errored ||
    (Object(error) as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE');
