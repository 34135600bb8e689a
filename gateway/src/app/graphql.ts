import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isMet } from '../kernel/access/access-plan.ts';
import type { Caller } from '../kernel/access/caller.ts';
import type { Installation } from '../kernel/installation.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { createApollo } from './execution/apollo.ts';
import { attachmentAccess } from '../signals/attachment-access.ts';
import type { DemandAttachments } from '../signals/attachment-access.ts';
import { assembleSchema } from './schema/assemble-schema.ts';
import { contextMaker } from './context.ts';
import { serveGraphql } from './graphql-http.ts';
import { messageUploads } from '../signals/message-uploads.ts';
import type { MessageUploads } from '../signals/message-uploads.ts';
import { listExports, schemaParts } from './resolvers.ts';
import { readSchemaDocument } from './schema/schema-document.ts';
import { exportOf } from '../kernel/list/list-export.ts';
import type { FindExport } from '../kernel/list/list-export.ts';
import { transportRules } from './schema/transport-rules.ts';
import type { TransportRules } from './schema/transport-rules.ts';

export interface GraphqlDependencies extends Installation {
  rest: Rest;
  log: Logger;
  limits?: Limits;
  /** False: nobody but operators is shown signals. Absent: true. */
  hasCitizenDesk?: boolean;
  /** False: a proxy sees to it. Absent: true. */
  compressesAnswers?: boolean;
  /** Number of the latest live event. Absent: there are none. */
  latestEvent?: () => number | null;
}

export interface Graphql extends MessageUploads {
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller | null, traceId: string): Promise<void>;
  demandAttachments: DemandAttachments;
  /** Lists as CSV, by the name of the file. */
  exports: Readonly<Record<string, FindExport>>;
  rules: TransportRules;
  stop(): Promise<void>;
}

/** Reads the schema, checks it and starts Apollo. A schema that is not whole fails here. */
export const createGraphql = async ({ rest, log, ...settings }: GraphqlDependencies): Promise<Graphql> => {
  const {
    limits = defaultLimits,
    hasCitizenDesk = true,
    compressesAnswers = true,
    latestEvent = () => null,
    ...installation
  } = settings;
  const typeDefs = readSchemaDocument();
  const schema = assembleSchema(typeDefs, schemaParts);
  const rules = transportRules(schema);
  const contextFor = contextMaker({
    rest,
    log,
    installation,
    latestEvent: (caller) => (isMet(rules.events, caller) ? latestEvent() : null),
    limits,
    hasCitizenDesk,
  });
  const apollo = createApollo({ schema, typeDefs, log, limits });
  await apollo.start();
  return {
    handle: serveGraphql(
      apollo,
      (caller, traceId) => ({ ...contextFor(caller, traceId), answer: { code: null, isFinished: false } }),
      { limits, compressesAnswers },
    ),
    ...messageUploads(schema, contextFor),
    demandAttachments: attachmentAccess(schema, contextFor),
    exports: Object.fromEntries(
      Object.entries(listExports).map(([name, declared]) => [name, exportOf(schema, contextFor, declared)]),
    ),
    rules,
    stop: () => apollo.stop(),
  };
};
