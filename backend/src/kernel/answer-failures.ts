import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import type { Server } from './http.ts';
import { codedText, HttpFailure, PartFailure, Refusal } from './refusal.ts';
import { failureTexts } from './refusal.texts.ts';

/** The one place that turns what was thrown into an answer. What nobody expected is logged and kept, and shown as 'Грешка'. */
export const answerFailures = (server: Server, database: Database): void => {
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return reply.type('text/plain; charset=utf-8').send(codedText(0, error.message));
    const failure = expected(error);
    if (failure) return answer(request, reply, failure);
    request.log.error(
      { error: { name: error.name, message: error.message, stack: error.stack } },
      'unexpected failure',
    );
    await keepException(database, request, error);
    return answer(request, reply, new HttpFailure(500, failureTexts.unexpected));
  });
  server.setNotFoundHandler((request, reply) =>
    answer(request, reply, new HttpFailure(404, failureTexts.unknownAddress)),
  );
};

const answer = (request: FastifyRequest, reply: FastifyReply, failure: HttpFailure): FastifyReply => {
  if (failure instanceof PartFailure) reply.header('x-struma-failed-part', failure.part);
  return reply
    .code(failure.status)
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send({ message: failure.message, traceId: request.id });
};

const expected = (error: FastifyError): HttpFailure | null => {
  if (error instanceof HttpFailure) return error;
  if (error.validation) return new HttpFailure(400, wrongParameter(error));
  if (error.code === 'ENOSPC') return new HttpFailure(507, failureTexts.diskFull);
  if (error.code === statementTimeout) return new HttpFailure(503, failureTexts.tooSlow);
  if (isDatabaseDown(error)) return new HttpFailure(503, failureTexts.databaseDown);
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

const statementTimeout = '57014';
const downCodes = /^(08...|57P..|53300|ECONNREFUSED)$/;
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

const isDatabaseDown = (error: FastifyError): boolean =>
  ('syscall' in error && error.syscall === 'connect') ||
  downCodes.test(error.code ?? '') ||
  downMessages.test(error.message);

const keepException = async (database: Database, request: FastifyRequest, error: Error): Promise<void> => {
  try {
    await database
      .insertInto('exception_log')
      .values({
        username: request.person?.name ?? null,
        message: error.message,
        stacktrace: error.stack ?? null,
        trace_id: request.id,
      })
      .execute();
  } catch {
    request.log.warn('the exception log took no entry');
  }
};
