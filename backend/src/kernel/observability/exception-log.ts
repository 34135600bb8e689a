import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

export interface NewException {
  username: string | null;
  /** Account of the principal. */
  subject: string | null;
  message: string;
  stacktrace: string | null;
  /** Text of the failed SQL statement, without values. */
  statement: string | null;
  method: string;
  /** Path of the request, without the query. */
  path: string;
  traceId: string;
}

/** Stores unexpected errors for administrators. */
export interface ExceptionLog {
  /** Returns without waiting; the row is written afterwards. */
  record(exception: NewException): void;
  /** Writes the rows that are waiting, until one fails, and closes the database. */
  stop(): Promise<void>;
}

/**
 * At most this many rows wait to be written, and further rows are dropped: a service whose requests all fail must not
 * use up its memory.
 */
const maxWaiting = 100;

/** Writes one row at a time, so that one connection suffices. */
export const createExceptionLog = (database: Database, log: Pick<FastifyBaseLogger, 'warn'>): ExceptionLog => {
  const waiting: NewException[] = [];
  let isStopping = false;
  let writing: Promise<void> | null = null;
  const writeAll = async (): Promise<void> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await insert(database, next);
      } catch {
        log.warn({ exceptionTraceId: next.traceId }, 'Exception log write failed');
        if (isStopping) waiting.length = 0;
      }
      waiting.shift();
    }
    writing = null;
  };
  return {
    record(exception) {
      if (waiting.length >= maxWaiting)
        return log.warn({ exceptionTraceId: exception.traceId }, 'Exception log is full');
      waiting.push(exception);
      writing ??= writeAll();
    },
    async stop() {
      isStopping = true;
      await writing;
      await database.destroy();
    },
  };
};

const insert = async (database: Database, exception: NewException): Promise<void> => {
  const { username, subject, message, stacktrace, statement, method, path, traceId } = exception;
  await database
    .insertInto('exception_log')
    .values({
      username: username && maskPersonalNumbers(username),
      actor_subject: subject,
      message: shorten(message, 2_000),
      stacktrace: stacktrace && shorten(stacktrace, 8_000),
      statement: statement && shorten(statement, 8_000),
      method,
      path: shorten(path, 500),
      trace_id: traceId,
    })
    .execute();
};

/** PostgreSQL stores neither NUL nor an unpaired surrogate. */
const shorten = (text: string, maxLength: number): string =>
  maskPersonalNumbers(text.slice(0, maxLength)).replaceAll('\0', '').toWellFormed();
