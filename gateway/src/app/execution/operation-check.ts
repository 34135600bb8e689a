import { LRUCache } from 'lru-cache';
import { neededFeatures, requireAccess } from '../../kernel/access/access-plan.ts';
import type { AccessPlan } from '../../kernel/access/access-plan.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { typedError } from '../../kernel/errors.ts';
import { inputTexts } from '../../kernel/errors.texts.ts';
import { requireCostLimit } from '../../kernel/limits/cost.ts';
import type { ServiceFeature } from '../../kernel/schema-types.generated.ts';
import type { Variables } from './compiled-query.ts';
import type { PreparedOperation } from './prepared-operation.ts';

/**
 * Throws unless the principal may run the operation and the variables keep the limits; returns the required features.
 * Only results that depend on the operation and its variables alone are cached: access is checked for each request.
 * `variablesText` is the JSON of the variables, a part of the cache key; null if the results are not cached.
 */
export type OperationCheck = (
  prepared: PreparedOperation,
  variables: Variables,
  variablesText: string | null,
  context: GatewayContext,
) => readonly ServiceFeature[];

export const createOperationCheck = (costLimit: number): OperationCheck => {
  const checkedVariables = new LRUCache<string, readonly ServiceFeature[]>({ max: 2000 });
  return (prepared, variables, variablesText, context) => {
    const isCacheable = variablesText !== null && variablesText.length < maxCachedVariablesLength;
    const key = isCacheable ? `${prepared.id} ${variablesText}` : null;
    const cachedFeatures = key === null ? undefined : checkedVariables.get(key);
    if (!cachedFeatures) {
      prepared.requireShortLists(variables);
      prepared.requireKnownFields(variables);
    }
    requirePermission(prepared.plan, variables, context);
    if (cachedFeatures) return cachedFeatures;
    requireCostLimit(prepared.costOf, variables, costLimit);
    const features = [...neededFeatures(prepared.plan, variables)];
    if (key !== null) checkedVariables.set(key, features);
    return features;
  };
};

/**
 * Checks are cached only if the JSON of the variables has fewer characters than this. The web client's queries of lists
 * stay below this length.
 */
const maxCachedVariablesLength = 2000;

const requirePermission = (plan: AccessPlan, variables: Variables, context: GatewayContext): void => {
  requireAccess(plan, context.principal, variables);
  if (plan.introspects && !context.canUseAdHocQueries)
    throw typedError('FORBIDDEN', { message: inputTexts.introspection });
};
