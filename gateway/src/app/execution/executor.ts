import { GraphQLError, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ServiceFeature } from '../../kernel/schema-types.generated.ts';
import { demandAccess, neededFeatures, planAccess } from '../../kernel/access/access-plan.ts';
import type { AccessPlan } from '../../kernel/access/access-plan.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { typedError } from '../../kernel/errors.ts';
import { inputTexts } from '../../kernel/errors.texts.ts';
import { demandCost, planCost } from '../../kernel/limits/cost.ts';
import type { CostOf } from '../../kernel/limits/cost.ts';
import { withDeadline } from '../../kernel/limits/deadline.ts';
import { planDeclaredVariables } from '../../kernel/limits/declared-variables.ts';
import { planInputLists } from '../../kernel/limits/input-lists.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { prepareRun } from './compiled-query.ts';
import type { Variables } from './compiled-query.ts';
import { createRememberedAnswers } from './response-cache.ts';
import type { RememberingRun } from './response-cache.ts';

interface Prepared {
  id: number;
  plan: AccessPlan;
  costOf: CostOf;
  keepDeclared: (given: Variables) => Variables;
  demandShortLists: (variables: Variables) => void;
  milliseconds: number;
  /** Made when it first runs: what is refused is not worth compiling. */
  run: RememberingRun | null;
}

export interface Execution {
  document: DocumentNode;
  operationName: string | null;
  variables: Variables;
  context: GatewayContext;
}

/** Runs operations: what one may do and what it needs is checked before any of it runs. */
export const createExecutor = (
  schema: GraphQLSchema,
  limits: Limits,
): ((execution: Execution) => Promise<ExecutionResult>) => {
  const known = new WeakMap<OperationDefinitionNode, Prepared>();
  let operations = 0;
  const remembering = createRememberedAnswers();
  const prepareAny = (document: DocumentNode, operation: OperationDefinitionNode): RememberingRun => {
    const run = prepareRun(schema, document, operation);
    return operation.operation === 'query' ? remembering(run) : run;
  };
  const prepare = (document: DocumentNode, operation: OperationDefinitionNode): Prepared => {
    const before = known.get(operation);
    if (before) return before;
    const prepared = {
      id: (operations += 1),
      plan: planAccess(schema, document, operation),
      costOf: planCost(schema, document, operation),
      keepDeclared: planDeclaredVariables(operation),
      demandShortLists: planInputLists(schema, operation, limits.listItems),
      milliseconds: operation.operation === 'mutation' ? limits.mutationMs : limits.queryMs,
      run: null,
    };
    known.set(operation, prepared);
    return prepared;
  };
  const checkedVariables = new LRUCache<string, readonly ServiceFeature[]>({ max: 2000 });
  /**
   * Throws unless the caller may run the operation and the variables keep the limits; returns the features that they
   * need. Only what depends on the variables alone is remembered: the caller is checked each time.
   */
  const check = (prepared: Prepared, { variables, context }: Execution, variablesText: string | null) => {
    const isRemembered = variablesText !== null && variablesText.length < longestRemembered;
    const key = isRemembered ? `${prepared.id} ${variablesText}` : null;
    const known = key === null ? undefined : checkedVariables.get(key);
    if (!known) prepared.demandShortLists(variables);
    demandPermitted(prepared.plan, variables, context);
    if (known) return known;
    demandCost(prepared.costOf, variables, limits.cost);
    const features = [...neededFeatures(prepared.plan, variables)];
    if (key !== null) checkedVariables.set(key, features);
    return features;
  };
  return async (given) => {
    const { document, operationName, context } = given;
    const operation = getOperationAST(document, operationName);
    if (!operation) return execute({ schema, document, operationName });
    try {
      const prepared = prepare(document, operation);
      const variables = prepared.keepDeclared(given.variables);
      const variablesText = operation.operation === 'query' ? JSON.stringify(variables) : null;
      const features = check(prepared, { ...given, variables }, variablesText);
      const run = (prepared.run ??= prepareAny(document, operation));
      return await withDeadline(prepared.milliseconds, context.giveUp, async () => {
        for (const feature of features) await context.features.demand(feature);
        return run(context, variables, variablesText ?? undefined);
      });
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) })],
      };
    }
  };
};

/** The longest JSON of variables whose check is remembered. Lists of the web client send less. */
const longestRemembered = 2000;

const demandPermitted = (plan: AccessPlan, variables: Variables, context: GatewayContext): void => {
  demandAccess(plan, context.caller, variables);
  if (plan.introspects && !context.freeDocuments) throw typedError('FORBIDDEN', { message: inputTexts.introspection });
};

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something else was thrown.');
