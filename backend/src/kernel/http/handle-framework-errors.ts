import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { readTraceId, traceHeader } from '@struma/shared/trace-id.ts';
import { failureTexts } from './refusal.texts.ts';

/**
 * Responds to errors that Fastify finds before routing, such as FST_ERR_BAD_URL, with a Bulgarian message: Fastify's
 * English message would contain the URL.
 */
export const handleFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  void reply
    .code(status)
    .header(traceHeader, request.id)
    .type('application/json; charset=utf-8')
    .send({ message: status < 500 ? failureTexts.badAddress : failureTexts.unexpected, traceId: request.id });
};

/** Responds to data that Node could not parse as a request: no HTTP, or headers that are too long or too slow. */
export const handleClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, reason, message } = clientErrors[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message, traceId: readTraceId(undefined) });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
};

const malformed = { status: 400, reason: 'Bad Request', message: failureTexts.wrongInput };
const clientErrors: Readonly<Record<string, typeof malformed>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', message: failureTexts.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', message: failureTexts.requestTooSlow },
};
