import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { codeOf } from '../../kernel/errors.ts';
import { errorTexts } from '../../kernel/errors.texts.ts';
import { documentRules } from '../../kernel/limits/document-rules.ts';
import { fixedLimits } from '../../kernel/limits/limits.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import { createExecutor } from './executor.ts';
import { countOperation } from './operation-metrics.ts';
import { finishResponses } from './finish-responses.ts';
import type { ApolloContext } from './finish-responses.ts';
import { presentErrors } from './present-errors.ts';
import { createDocumentStore } from './document-store.ts';
import { createKnownQueries } from './known-queries.ts';
import type { KnownQueries, RunOperation } from './known-queries.ts';
import { finishedData } from './response-cache.ts';

export interface ApolloDeps {
  schema: GraphQLSchema;
  log: Logger;
  limits: Limits;
  /** If true, fields are copied from REST responses as bytes where possible. If false, every response is parsed. */
  projectsBytes: boolean;
}

/**
 * Creates Apollo Server without unused features: no cache control, landing page, persisted queries or reports. Queries
 * that it has validated are in `knownQueries`.
 */
export const createApollo = (deps: ApolloDeps): { apollo: ApolloServer<ApolloContext>; knownQueries: KnownQueries } => {
  const runOperation = createRunOperation(deps);
  const knownQueries = createKnownQueries(runOperation);
  return { apollo: createServer(deps, executeBy(deps.schema, runOperation, knownQueries)), knownQueries };
};

const createServer = ({ log, limits }: ApolloDeps, gateway: GatewayInterface): ApolloServer<ApolloContext> =>
  new ApolloServer<ApolloContext>({
    gateway,
    introspection: true,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    maxRecursiveSelections: fixedLimits.recursiveSelections,
    validationOptions: { maxErrors: fixedLimits.errors },
    validationRules: documentRules(limits),
    // The message of an invalid value quotes the value, which may be a personal number.
    formatError: (formatted, error) => {
      const kept = keepCode(formatted, error);
      return { ...kept, message: maskPersonalNumbers(kept.message) };
    },
    // The body of a cached or projected response is already serialised (see response-cache.ts).
    stringifyResult: (result) => (result.data === finishedData ? '' : JSON.stringify(result)),
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      finishResponses,
    ],
  });

/** Runs an operation, converts its errors for clients, and counts it. */
const createRunOperation = ({ schema, log, limits, projectsBytes }: ApolloDeps): RunOperation => {
  const run = createExecutor(schema, limits, projectsBytes);
  return async ({ document, operation, operationName, variables }, context) => {
    const began = performance.now();
    const result = await run({ document, operationName, variables, context });
    // Apollo reports a missing operation with its own code.
    if (!operation) return result;
    const presented = presentErrors(result, {
      traceId: context.traceId,
      outcome: operation.operation === 'mutation' ? outcomeOf(context.rest) : null,
      log,
    });
    countOperation(operation, presented, began);
    return presented;
  };
};

const executeBy = (
  schema: GraphQLSchema,
  runOperation: RunOperation,
  knownQueries: KnownQueries,
): GatewayInterface => ({
  onSchemaLoadOrUpdate(callback) {
    // The SDL is for Apollo's schema reports, which are disabled.
    callback({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () =>
    Promise.resolve({
      async executor({ document, request, operation, context: anyContext }) {
        const context = anyContext as ApolloContext;
        if (context.responseState.result) return context.responseState.result;
        const { query, operationName = null, variables = {} } = request;
        const validated = { document, operation, operationName, variables };
        knownQueries.add(query, validated);
        return runOperation(validated, context);
      },
    }),
  stop: () => Promise.resolve(),
});

/**
 * Apollo gives all errors of validation rules the same code; this function restores the code of the rule. The messages
 * of Apollo's internal errors are hidden.
 */
const keepCode = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const inner = error instanceof Error && 'originalError' in error ? (error as GraphQLError).originalError : undefined;
  const code = codeOf(inner);
  if (code)
    return { ...formatted, message: (inner as GraphQLError).message, extensions: { ...formatted.extensions, code } };
  if (formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  return { ...formatted, message: errorTexts.INTERNAL_SERVER_ERROR };
};
