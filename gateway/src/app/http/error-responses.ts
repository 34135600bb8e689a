import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { describeFailure } from '../../kernel/errors.ts';
import { errorTexts } from '../../kernel/errors.texts.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { JsonResponse } from '../../kernel/http/json-response.ts';
import { findUpstreamError } from '../../kernel/rest/upstream-error.ts';
import { httpTexts } from './http.texts.ts';

type Send = (reply: FastifyReply, errorResponse: JsonResponse) => void;

/**
 * Converts an error to a response. Logs server faults and upstream errors, but no HttpFailure. After a disconnect of the
 * client, logs any error, at debug level only.
 */
export const createErrorHandler =
  (log: Logger, send: Send = sendJson) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { raw: response } = reply;
    if (response.destroyed && !response.headersSent)
      return log.debug({ err: error, traceId: request.id }, 'Client disconnected');
    const errorResponse = toResponse(error, request.id);
    const isServerFault = errorResponse.status >= 500;
    if (!(error instanceof HttpFailure) && (isServerFault || findUpstreamError(error)))
      log[isServerFault ? 'error' : 'info']({ err: error, traceId: request.id }, 'Request failed');
    // Close the connection, or the client would take the partial body for a complete one.
    if (response.headersSent) response.destroy();
    else send(reply, errorResponse);
  };

export const badRequest = (message: string, status = 400): JsonResponse => ({
  status,
  json: { code: 'BAD_REQUEST', message },
});

export const unknownPath: JsonResponse = { status: 404, json: { code: 'NOT_FOUND', message: httpTexts.unknownPath } };

export const wrongMethod = (allow?: string): JsonResponse => ({
  ...badRequest(httpTexts.wrongMethod, 405),
  ...(allow && { headers: { allow } }),
});

const toResponse = (error: unknown, traceId: string): JsonResponse => {
  if (error instanceof HttpFailure) return error.response;
  const status = statusOfClientError(error);
  if (status !== null) return badRequest(clientErrorTexts[status] ?? errorTexts.BAD_REQUEST, status);
  const { status: code, body } = describeFailure(error, traceId);
  const { retryAfter } = body;
  return { status: code, json: body, ...(retryAfter !== undefined && { headers: { 'retry-after': `${retryAfter}` } }) };
};

/** Fastify and its plugins set `statusCode` on client errors. */
const statusOfClientError = (error: unknown): number | null => {
  const { statusCode } = Object(error) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
};

const clientErrorTexts: Readonly<Record<number, string>> = {
  408: httpTexts.tooSlow,
  413: httpTexts.tooLarge,
  414: httpTexts.badAddress,
  415: httpTexts.wrongType,
  431: httpTexts.tooLong,
};

/** Responds to bytes that are not HTTP, to too long headers and to requests that arrive too slowly. */
export const sendClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, reason] = wireErrors[error.code ?? ''] ?? [400, 'Bad Request'];
    const body = JSON.stringify(badRequest(clientErrorTexts[status] ?? errorTexts.BAD_REQUEST, status).json);
    const head = `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n`;
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  socket.destroy();
};

const wireErrors: Readonly<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};
