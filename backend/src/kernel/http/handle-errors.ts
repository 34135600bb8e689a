import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { statementOf } from '../database/failed-statements.ts';
import type { ExceptionLog, NewException } from '../observability/exception-log.ts';
import type { Server } from './http.ts';
import { loggedPath } from '@struma/shared/logged-path.ts';
import { codedText, FieldFailure, HttpFailure, PartFailure, Refusal } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';

/**
 * Converts thrown errors into responses. Unexpected errors are logged, stored in the exception log and shown as
 * 'Грешка'. The response does not wait for the exception log.
 */
export const handleErrors = (server: Server, exceptions: ExceptionLog): void => {
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return reply.type('text/plain; charset=utf-8').send(codedText(0, error.message));
    // The client has disconnected and receives no response; the line of the request in the log has the status 499.
    if (isClientGone(error, request)) return sendFailure(request, reply, new HttpFailure(400, failureTexts.wrongInput));
    const isWrite = request.method !== 'GET' || request.routeOptions.config.isWrite === true;
    const failure = toExpectedFailure(error, isWrite);
    if (error.code === statementTimeout) exceptions.record(exceptionOf(request, error));
    if (failure) return sendFailure(request, reply, failure);
    const { name, message, stack } = error;
    request.log.error({ error: { name, message, stack } }, 'unexpected failure');
    exceptions.record(exceptionOf(request, error));
    return sendFailure(request, reply, new HttpFailure(500, failureTexts.unexpected));
  });
  server.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new HttpFailure(404, failureTexts.unknownAddress)),
  );
};

const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: HttpFailure): FastifyReply => {
  if (failure instanceof PartFailure) reply.header('x-struma-failed-part', failure.part);
  return reply
    .code(failure.status)
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send({
      message: failure.message,
      traceId: request.id,
      ...(failure instanceof FieldFailure && { field: failure.field }),
    });
};

const toExpectedFailure = (error: FastifyError, isWrite: boolean): HttpFailure | null => {
  if (error instanceof HttpFailure) return error;
  if (error.validation) return new HttpFailure(400, wrongParameter(error));
  const unstored = unstoredTexts[error.code ?? ''];
  if (unstored) return new HttpFailure(507, unstored);
  if (error.code === statementTimeout) return new HttpFailure(503, failureTexts.tooSlow);
  // 503 means that nothing was stored. If the connection broke, the last statement of a write may have run, so a write
  // gets 502.
  if (isConnectionLost(error) && isWrite) return new HttpFailure(502, failureTexts.connectionLost);
  if (isConnectionLost(error) || isDatabaseAway(error)) return new HttpFailure(503, failureTexts.databaseDown);
  if (error.statusCode === 413) return new HttpFailure(413, failureTexts.tooLarge);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpFailure(error.statusCode, failureTexts.wrongInput);
  }
  return null;
};

const wrongParameter = (error: FastifyError): string => {
  const problem = error.validation?.[0];
  const missing = problem?.params.missingProperty;
  const name = typeof missing === 'string' ? missing : problem?.instancePath.split('/')[1];
  return name ? failureTexts.wrongParameter(name) : failureTexts.wrongInput;
};

/** Errors of a full or read-only disk: codes of the operating system for files, of PostgreSQL for rows. */
const unstoredTexts: Readonly<Record<string, string>> = {
  ENOSPC: failureTexts.diskFull,
  EDQUOT: failureTexts.diskFull,
  EROFS: failureTexts.diskReadOnly,
  '53100': failureTexts.databaseFull,
};

const statementTimeout = '57014';
const awayCodes = /^(08001|08004|57P03|53300|ECONNREFUSED)$/;
const awayMessages = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const lostCodes = /^(08...|57P..)$/;
const lostMessages = /^(Connection terminated|Client has encountered a connection)/;

/** True if the database was not reached, so no statement ran. */
const isDatabaseAway = (error: FastifyError): boolean =>
  ('syscall' in error && error.syscall === 'connect') ||
  awayCodes.test(error.code ?? '') ||
  awayMessages.test(error.message);

/** True if the connection broke, so the outcome of the last statement is unknown. */
const isConnectionLost = (error: FastifyError): boolean =>
  !isDatabaseAway(error) &&
  (isSocketLost(error) || lostCodes.test(error.code ?? '') || lostMessages.test(error.message));

/** Only system call errors count: an aborted request also has the code ECONNRESET. */
const isSocketLost = (error: FastifyError): boolean =>
  'syscall' in error && /^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(error.code ?? '');

/** True if the only cause is that the client disconnected. Errors of the database connection are excluded. */
const isClientGone = (error: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed &&
  (error === raw.errored || error === raw.socket.errored || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

const exceptionOf = (request: FastifyRequest, error: Error): NewException => ({
  username: request.auth?.name ?? null,
  subject: request.auth?.subject ?? null,
  message: error.message,
  stacktrace: error.stack ?? null,
  statement: statementOf(error) ?? null,
  method: request.method,
  path: loggedPath(request.url),
  traceId: request.id,
});
