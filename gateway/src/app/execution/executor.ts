import { GraphQLError, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ServiceFeature } from '../../kernel/schema-types.generated.ts';
import { requireAccess, neededFeatures, planAccess } from '../../kernel/access/access-plan.ts';
import type { AccessPlan } from '../../kernel/access/access-plan.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { typedError } from '../../kernel/errors.ts';
import { inputTexts } from '../../kernel/errors.texts.ts';
import { requireCostLimit, planCost } from '../../kernel/limits/cost.ts';
import type { CostOf } from '../../kernel/limits/cost.ts';
import { withDeadline } from '../../kernel/limits/deadline.ts';
import { planDeclaredVariables } from '../../kernel/limits/declared-variables.ts';
import { planInputFields } from '../../kernel/limits/input-fields.ts';
import { planInputLists } from '../../kernel/limits/input-lists.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { prepareRun } from './compiled-query.ts';
import type { Variables } from './compiled-query.ts';
import { isCacheableOperation } from './cacheable-operation.ts';
import { createResponseCache } from './response-cache.ts';
import type { CachingRun } from './response-cache.ts';

interface Prepared {
  id: number;
  plan: AccessPlan;
  costOf: CostOf;
  keepDeclared: (variables: Variables) => Variables;
  requireShortLists: (variables: Variables) => void;
  requireKnownFields: (variables: Variables) => void;
  milliseconds: number;
  /** Created at the first execution: refused operations are not compiled. */
  run: CachingRun | null;
}

export interface Execution {
  document: DocumentNode;
  operationName: string | null;
  variables: Variables;
  context: GatewayContext;
}

/** Runs operations after checking access, features, limits and variables. */
export const createExecutor = (
  schema: GraphQLSchema,
  limits: Limits,
): ((execution: Execution) => Promise<ExecutionResult>) => {
  const known = new WeakMap<OperationDefinitionNode, Prepared>();
  let operations = 0;
  const withCache = createResponseCache();
  const prepareCachingRun = (document: DocumentNode, operation: OperationDefinitionNode): CachingRun => {
    const run = prepareRun(schema, document, operation);
    return isCacheableOperation(schema, document, operation) ? withCache(run) : run;
  };
  const prepare = (document: DocumentNode, operation: OperationDefinitionNode): Prepared => {
    const existing = known.get(operation);
    if (existing) return existing;
    const prepared = {
      id: (operations += 1),
      plan: planAccess(schema, document, operation),
      costOf: planCost(schema, document, operation),
      keepDeclared: planDeclaredVariables(operation),
      requireShortLists: planInputLists(schema, operation, limits.listItems),
      requireKnownFields: planInputFields(schema, operation),
      milliseconds: operation.operation === 'mutation' ? limits.mutationMs : limits.queryMs,
      run: null,
    };
    known.set(operation, prepared);
    return prepared;
  };
  const checkedVariables = new LRUCache<string, readonly ServiceFeature[]>({ max: 2000 });
  /**
   * Throws unless the principal may run the operation and the variables keep the limits; returns the required features.
   * Only results that depend on the variables alone are cached: access is checked for each request.
   */
  const check = (prepared: Prepared, { variables, context }: Execution, variablesText: string | null) => {
    const isCacheable = variablesText !== null && variablesText.length < maxCachedVariablesLength;
    const key = isCacheable ? `${prepared.id} ${variablesText}` : null;
    const known = key === null ? undefined : checkedVariables.get(key);
    if (!known) {
      prepared.requireShortLists(variables);
      prepared.requireKnownFields(variables);
    }
    requirePermission(prepared.plan, variables, context);
    if (known) return known;
    requireCostLimit(prepared.costOf, variables, limits.cost);
    const features = [...neededFeatures(prepared.plan, variables)];
    if (key !== null) checkedVariables.set(key, features);
    return features;
  };
  return async (execution) => {
    const { document, operationName, context } = execution;
    const operation = getOperationAST(document, operationName);
    if (!operation) return execute({ schema, document, operationName });
    try {
      const prepared = prepare(document, operation);
      const variables = prepared.keepDeclared(execution.variables);
      const variablesText = operation.operation === 'query' ? JSON.stringify(variables) : null;
      const features = check(prepared, { ...execution, variables }, variablesText);
      const run = (prepared.run ??= prepareCachingRun(document, operation));
      return await withDeadline(prepared.milliseconds, context.abort, async () => {
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

/** The longest JSON of variables whose check is cached. Lists of the web client send less. */
const maxCachedVariablesLength = 2000;

const requirePermission = (plan: AccessPlan, variables: Variables, context: GatewayContext): void => {
  requireAccess(plan, context.principal, variables);
  if (plan.introspects && !context.canUseAdHocQueries)
    throw typedError('FORBIDDEN', { message: inputTexts.introspection });
};

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('A value that is no error was thrown.');
