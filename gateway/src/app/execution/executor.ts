import { GraphQLError, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../../kernel/context.ts';
import { withDeadline } from '../../kernel/limits/deadline.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { prepareProjection } from '../../kernel/projection/projection.ts';
import { prepareRun } from './compiled-query.ts';
import type { Run, Variables } from './compiled-query.ts';
import { isCacheableOperation } from './cacheable-operation.ts';
import { createOperationCheck } from './operation-check.ts';
import { createPrepare } from './prepared-operation.ts';
import { createResponseCache } from './response-cache.ts';
import type { CachingRun } from './response-cache.ts';
import { withProjection } from './projected-run.ts';

export interface Execution {
  document: DocumentNode;
  operationName: string | null;
  variables: Variables;
  context: GatewayContext;
}

/** Returns a function that checks access, features, limits and variables of an operation and then runs it. */
export const createExecutor = (
  schema: GraphQLSchema,
  limits: Limits,
  projectsBytes: boolean,
): ((execution: Execution) => Promise<ExecutionResult>) => {
  const prepare = createPrepare(schema, limits);
  const check = createOperationCheck(limits.cost);
  const withCache = createResponseCache();
  const prepareCachingRun = (document: DocumentNode, operation: OperationDefinitionNode): CachingRun => {
    const prepareOrdinary = (): Run => prepareRun(schema, document, operation);
    if (!isCacheableOperation(schema, document, operation)) return prepareOrdinary();
    return withCache(
      projectsBytes
        ? withProjection(prepareProjection(schema, document, operation), prepareOrdinary)
        : prepareOrdinary(),
    );
  };
  return async (execution) => {
    const { document, operationName, context } = execution;
    const operation = getOperationAST(document, operationName);
    if (!operation) return execute({ schema, document, operationName });
    try {
      const prepared = prepare(document, operation);
      const variables = prepared.keepDeclared(execution.variables);
      const variablesText = operation.operation === 'query' ? JSON.stringify(variables) : null;
      const features = check(prepared, variables, variablesText, context);
      const run = (prepared.run ??= prepareCachingRun(document, operation));
      return await withDeadline(prepared.timeLimitMs, context.abort, async () => {
        for (const feature of features) await context.features.require(feature);
        return run(context, variables, variablesText ?? undefined);
      });
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) })],
      };
    }
  };
};

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something other than an Error was thrown.');
