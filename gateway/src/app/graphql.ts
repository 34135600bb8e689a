import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Caller } from '../kernel/caller.ts';
import type { Rest, UploadFile } from '../kernel/rest.ts';

export interface GraphqlDependencies {
  rest: Rest;
  log: Logger;
  title: string;
  version: string;
  requestTimeoutMinutes: number;
}

/** A reply with files, as `POST /files/signals/{id}/responses` takes it. */
export interface ReplyUpload {
  caller: Caller;
  traceId: string;
  signalId: string;
  /** The first part of the form, as parsed JSON. */
  input: unknown;
  files: AsyncIterable<UploadFile>;
  signal?: AbortSignal;
}

export interface Graphql {
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller | null, traceId: string): Promise<void>;
  /**
   * Answers what the mutation `replyToSignal` answers, without the record read back. Failures that no form can mend
   * are thrown; `describeFailure` of kernel/errors.ts makes them an answer of /files.
   */
  replyToSignal(upload: ReplyUpload): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
}

export declare const createGraphql: (dependencies: GraphqlDependencies) => Promise<Graphql>;
