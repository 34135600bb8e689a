import { GraphQLError, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { demandAccess, neededFeatures, planAccess } from '../kernel/access-plan.ts';
import type { AccessPlan } from '../kernel/access-plan.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { prepareRun } from './compiled-query.ts';
import type { Run, Variables } from './compiled-query.ts';
import { mayIntrospect } from './may-introspect.ts';

interface Prepared {
  plan: AccessPlan;
  run: Run;
}

export interface Execution {
  document: DocumentNode;
  operationName: string | null;
  variables: Variables;
  context: GatewayContext;
}

/** Runs operations: what one may do and what it needs is checked before any of it runs. */
export const createExecutor = (schema: GraphQLSchema): ((execution: Execution) => Promise<ExecutionResult>) => {
  const known = new WeakMap<OperationDefinitionNode, Prepared>();
  const prepare = (document: DocumentNode, operation: OperationDefinitionNode): Prepared => {
    const before = known.get(operation);
    if (before) return before;
    const prepared = {
      plan: planAccess(schema, document, operation),
      run: prepareRun(schema, document, operation),
    };
    known.set(operation, prepared);
    return prepared;
  };
  return async ({ document, operationName, variables, context }) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return execute({ schema, document, operationName });
    try {
      const { plan, run } = prepare(document, operation);
      await demandAll(plan, variables, context);
      return await run(context, variables);
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) })],
      };
    }
  };
};

const demandAll = async (plan: AccessPlan, variables: Variables, context: GatewayContext): Promise<void> => {
  demandAccess(plan, context.caller, variables);
  for (const { feature } of neededFeatures(plan, variables)) await context.features.demand(feature);
  if (plan.introspects && !(await mayIntrospect(context)))
    throw typedError('FORBIDDEN', { message: inputTexts.introspection });
};

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something else was thrown.');
