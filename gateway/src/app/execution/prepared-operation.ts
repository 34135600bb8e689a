import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { planAccess } from '../../kernel/access/access-plan.ts';
import type { AccessPlan } from '../../kernel/access/access-plan.ts';
import { planCost } from '../../kernel/limits/cost.ts';
import type { CostOf } from '../../kernel/limits/cost.ts';
import { planDeclaredVariables } from '../../kernel/limits/declared-variables.ts';
import { planInputFields } from '../../kernel/limits/input-fields.ts';
import { planInputLists } from '../../kernel/limits/input-lists.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import type { Variables } from './compiled-query.ts';
import type { CachingRun } from './response-cache.ts';

/** The parts of an execution that depend on the operation alone. */
export interface PreparedOperation {
  id: number;
  plan: AccessPlan;
  costOf: CostOf;
  keepDeclared: (variables: Variables) => Variables;
  requireShortLists: (variables: Variables) => void;
  requireKnownFields: (variables: Variables) => void;
  timeLimitMs: number;
  /** Created when the operation first passes its checks, so that refused operations are never compiled. */
  run: CachingRun | null;
}

/** Returns a function that prepares each operation once. */
export const createPrepare = (
  schema: GraphQLSchema,
  limits: Limits,
): ((document: DocumentNode, operation: OperationDefinitionNode) => PreparedOperation) => {
  const preparedOperations = new WeakMap<OperationDefinitionNode, PreparedOperation>();
  let operations = 0;
  return (document, operation) => {
    const existing = preparedOperations.get(operation);
    if (existing) return existing;
    const prepared = {
      id: (operations += 1),
      plan: planAccess(schema, document, operation),
      costOf: planCost(schema, document, operation),
      keepDeclared: planDeclaredVariables(operation),
      requireShortLists: planInputLists(schema, operation, limits.listItems),
      requireKnownFields: planInputFields(schema, operation),
      timeLimitMs: operation.operation === 'mutation' ? limits.mutationMs : limits.queryMs,
      run: null,
    };
    preparedOperations.set(operation, prepared);
    return prepared;
  };
};
