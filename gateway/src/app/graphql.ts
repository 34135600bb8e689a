import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Caller } from '../kernel/caller.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest, UploadFile } from '../kernel/rest.ts';
import { createApollo } from './apollo.ts';
import { assembleSchema } from './assemble-schema.ts';
import { contextMaker } from './context.ts';
import { serveGraphql } from './graphql-http.ts';
import { replyUpload } from './reply-upload.ts';
import { schemaParts } from './resolvers.ts';
import { readSchemaDocument } from './schema-document.ts';

export interface GraphqlDependencies {
  rest: Rest;
  log: Logger;
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  limits?: Limits;
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

/** Reads the schema, checks it and starts Apollo. A schema that is not whole fails here. */
export const createGraphql = async ({ rest, log, ...settings }: GraphqlDependencies): Promise<Graphql> => {
  const { title, version, requestTimeoutMinutes, limits = defaultLimits } = settings;
  const typeDefs = readSchemaDocument();
  const schema = assembleSchema(typeDefs, schemaParts);
  const contextFor = contextMaker({ rest, log, installation: { title, version, requestTimeoutMinutes }, limits });
  const apollo = createApollo({ schema, typeDefs, log, limits });
  await apollo.start();
  return {
    handle: serveGraphql(
      apollo,
      (caller, traceId) => ({ ...contextFor(caller, traceId), answer: { code: null, isFinished: false } }),
      limits,
    ),
    replyToSignal: replyUpload(schema, contextFor),
    stop: () => apollo.stop(),
  };
};
