import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { Dicer } from '@fastify/busboy';

/**
 * Counts the parts of a form while the form arrives. The parser of forms drops parts without a valid
 * `Content-Disposition` silently, so a count by that parser is too low. Returns null if the content type has no valid
 * boundary.
 */
export const countParts = (request: IncomingMessage): (() => number) | null => {
  const boundary = readBoundary(request.headers['content-type'] ?? '');
  if (!boundary) return null;
  let parts = 0;
  const dicer = new Dicer({ boundary });
  dicer.on('part', (part) => {
    parts += 1;
    part.on('error', ignore).resume();
  });
  // The parser of forms reports the same error.
  dicer.on('error', ignore);
  request.pipe(dicer);
  return () => parts;
};

const ignore = (): void => undefined;

/** The limit of RFC 2046. The parser throws for much longer boundaries. */
const maxBoundaryLength = 70;

const readBoundary = (contentType: string): string | null => {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary');
    return boundary !== null && boundary.length <= maxBoundaryLength ? boundary : null;
  } catch {
    return null;
  }
};
