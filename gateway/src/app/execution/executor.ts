import { GraphQLError, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
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
import type { Run, Variables } from './compiled-query.ts';
import { createRememberedAnswers } from './response-cache.ts';

interface Prepared {
  plan: AccessPlan;
  costOf: CostOf;
  keepDeclared: (given: Variables) => Variables;
  demandShortLists: (variables: Variables) => void;
  milliseconds: number;
  /** Made when it first runs: what is refused is not worth compiling. */
  run: Run | null;
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
  const remembering = createRememberedAnswers();
  const prepareAny = (document: DocumentNode, operation: OperationDefinitionNode): Run => {
    const run = prepareRun(schema, document, operation);
    return operation.operation === 'query' ? remembering(run) : run;
  };
  const prepare = (document: DocumentNode, operation: OperationDefinitionNode): Prepared => {
    const before = known.get(operation);
    if (before) return before;
    const prepared = {
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
  return async ({ document, operationName, variables: given, context }) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return execute({ schema, document, operationName });
    try {
      const prepared = prepare(document, operation);
      const variables = prepared.keepDeclared(given);
      prepared.demandShortLists(variables);
      demandPermitted(prepared.plan, variables, context);
      demandCost(prepared.costOf, variables, limits.cost);
      const run = (prepared.run ??= prepareAny(document, operation));
      return await withDeadline(prepared.milliseconds, context.giveUp, async () => {
        await demandFeatures(prepared.plan, variables, context);
        return run(context, variables);
      });
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) })],
      };
    }
  };
};

const demandPermitted = (plan: AccessPlan, variables: Variables, context: GatewayContext): void => {
  demandAccess(plan, context.caller, variables);
  if (plan.introspects && !context.freeDocuments) throw typedError('FORBIDDEN', { message: inputTexts.introspection });
};

const demandFeatures = async (plan: AccessPlan, variables: Variables, context: GatewayContext): Promise<void> => {
  for (const feature of neededFeatures(plan, variables)) await context.features.demand(feature);
};

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something else was thrown.');
