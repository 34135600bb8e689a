import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Caller } from '../kernel/caller.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest } from '../kernel/rest.ts';
import { demandOwnSignals } from '../signals/own-signals.ts';
import { createApollo } from './apollo.ts';
import { assembleSchema } from './assemble-schema.ts';
import { contextMaker } from './context.ts';
import { serveGraphql } from './graphql-http.ts';
import { messageUploads } from './message-uploads.ts';
import type { MessageUploads } from './message-uploads.ts';
import { schemaParts } from './resolvers.ts';
import { readSchemaDocument } from './schema-document.ts';
import { signalExport } from './signal-export.ts';
import type { FindExport } from './signal-export.ts';

export interface GraphqlDependencies {
  rest: Rest;
  log: Logger;
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  limits?: Limits;
  /** False: nobody but operators is shown signals. Absent: true. */
  hasCitizenDesk?: boolean;
}

export interface Graphql extends MessageUploads {
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller | null, traceId: string): Promise<void>;
  /** Throws where the service would not keep the files of others from somebody. */
  demandOwnSignals(visitor: { caller: Caller; traceId: string }): Promise<void>;
  /** Where all signals of a list are as a file. */
  findExport: FindExport;
  stop(): Promise<void>;
}

/** Reads the schema, checks it and starts Apollo. A schema that is not whole fails here. */
export const createGraphql = async ({ rest, log, ...settings }: GraphqlDependencies): Promise<Graphql> => {
  const { title, version, requestTimeoutMinutes, limits = defaultLimits, hasCitizenDesk = true } = settings;
  const typeDefs = readSchemaDocument();
  const schema = assembleSchema(typeDefs, schemaParts);
  const installation = { title, version, requestTimeoutMinutes };
  const contextFor = contextMaker({ rest, log, installation, limits, hasCitizenDesk });
  const apollo = createApollo({ schema, typeDefs, log, limits });
  await apollo.start();
  return {
    handle: serveGraphql(
      apollo,
      (caller, traceId) => ({ ...contextFor(caller, traceId), answer: { code: null, isFinished: false } }),
      limits,
    ),
    ...messageUploads(schema, contextFor),
    demandOwnSignals: ({ caller, traceId }) => demandOwnSignals(caller, contextFor(caller, traceId).features),
    findExport: signalExport(schema, contextFor),
    stop: () => apollo.stop(),
  };
};
