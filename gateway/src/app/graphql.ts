import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { satisfiesRule } from '../kernel/access/access-plan.ts';
import type { Principal } from '../kernel/access/principal.ts';
import type { Installation } from '../kernel/installation.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { createApollo } from './execution/apollo.ts';
import { createAttachmentAccess } from '../signals/attachment-access.ts';
import type { RequireAttachmentAccess } from '../signals/attachment-access.ts';
import { assembleSchema } from './schema/assemble-schema.ts';
import { createContextFactory } from './context.ts';
import { serveGraphql } from './graphql-http.ts';
import type { HandleMessage } from '../files/message-upload.ts';
import { createImportAccess, createImportUpload } from '../imports/import-upload.ts';
import type { RequireImportAccess } from '../imports/import-upload.ts';
import { createMessageUploads } from '../signals/message-uploads.ts';
import type { MessageUploads } from '../signals/message-uploads.ts';
import { listExports, schemaParts } from './resolvers.ts';
import { readSchemaDocument } from './schema/schema-document.ts';
import { createExport } from '../kernel/list/list-export.ts';
import type { FindExport } from '../kernel/list/list-export.ts';
import { transportRules } from './schema/transport-rules.ts';
import type { TransportRules } from './schema/transport-rules.ts';

export interface GraphqlDependencies extends Installation {
  rest: Rest;
  log: Logger;
  limits?: Limits;
  /** If false, only operators see signals. Default: true. */
  hasCitizenPortal?: boolean;
  /** If false, responses are sent uncompressed, because a reverse proxy compresses them. Default: true. */
  compressesResponses?: boolean;
  /** If true, fields are copied as bytes where possible. If false, every response is parsed. Default: true. */
  projectsBytes?: boolean;
  /** Number of the latest live event. Default: none. */
  latestEvent?: () => number | null;
}

export interface Graphql extends MessageUploads {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    principal: Principal | null,
    traceId: string,
  ): Promise<void>;
  requireAttachmentAccess: RequireAttachmentAccess;
  requireImportAccess: RequireImportAccess;
  importFile: HandleMessage;
  /** Lists as CSV, by file name. */
  exports: Readonly<Record<string, FindExport>>;
  rules: TransportRules;
  stop(): Promise<void>;
}

/** Reads and checks the schema, then starts Apollo. Throws if the schema is incomplete. */
export const createGraphql = async ({ rest, log, ...settings }: GraphqlDependencies): Promise<Graphql> => {
  const {
    limits = defaultLimits,
    hasCitizenPortal = true,
    compressesResponses = true,
    projectsBytes = true,
    latestEvent = () => null,
    ...installation
  } = settings;
  const typeDefs = readSchemaDocument();
  const schema = assembleSchema(typeDefs, schemaParts);
  const rules = transportRules(schema);
  const contextFor = createContextFactory({
    rest,
    log,
    installation,
    latestEvent: (principal) =>
      [rules.events.signals, rules.events.nomenclatures].some((rule) => satisfiesRule(rule, principal))
        ? latestEvent()
        : null,
    limits,
    hasCitizenPortal,
  });
  const { apollo, knownQueries } = createApollo({ schema, log, limits, projectsBytes });
  await apollo.start();
  return {
    handle: serveGraphql(
      { apollo, knownQueries },
      (principal, traceId) => ({ ...contextFor(principal, traceId), responseState: { code: null, isFinished: false } }),
      { limits, compressesResponses },
    ),
    ...createMessageUploads(schema, contextFor),
    importFile: createImportUpload(schema, contextFor),
    requireAttachmentAccess: createAttachmentAccess(schema, contextFor),
    requireImportAccess: createImportAccess(schema),
    exports: Object.fromEntries(
      Object.entries(listExports).map(([name, declared]) => [name, createExport(schema, contextFor, declared)]),
    ),
    rules,
    stop: () => apollo.stop(),
  };
};
