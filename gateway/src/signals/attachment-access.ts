import type { GraphQLSchema } from 'graphql';
import { satisfiesRule } from '../kernel/access/access-plan.ts';
import { accessRuleOf } from '../kernel/access/directives.ts';
import type { Principal, AuthenticatedRequest } from '../kernel/access/principal.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';

/**
 * Throws if the principal may not read files. Also throws for a principal that is not an operator, if the service may
 * also return the files of other persons' signals.
 */
export type RequireAttachmentAccess = (request: AuthenticatedRequest) => Promise<void>;

/** Returns a function that checks access to files by the access rule of the type `Attachment`. */
export const createAttachmentAccess = (
  schema: GraphQLSchema,
  contextFor: (principal: Principal, traceId: string) => GatewayContext,
): RequireAttachmentAccess => {
  const rule = accessRuleOf(schema, schema.getType('Attachment')?.astNode);
  if (!rule) throw new Error('The type Attachment has no access rule.');
  return async ({ principal, traceId }) => {
    if (!satisfiesRule(rule, principal)) throw typedError('FORBIDDEN');
    await requireOwnSignalsFeature(principal, contextFor(principal, traceId).features);
  };
};
