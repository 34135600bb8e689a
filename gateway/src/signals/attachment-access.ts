import type { GraphQLSchema } from 'graphql';
import { isMet } from '../kernel/access/access-plan.ts';
import { accessRuleOf } from '../kernel/access/directives.ts';
import type { Caller, Visitor } from '../kernel/access/caller.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { requireOwnSignals } from './own-signals.ts';

/** Throws where somebody may not have files, or where the service would not keep those of others from him. */
export type DemandAttachments = (visitor: Visitor) => Promise<void>;

/** Files by their other transport: the rule of the type `Attachment`. */
export const attachmentAccess = (
  schema: GraphQLSchema,
  contextFor: (caller: Caller, traceId: string) => GatewayContext,
): DemandAttachments => {
  const rule = accessRuleOf(schema, schema.getType('Attachment')?.astNode);
  if (!rule) throw new Error('The schema has no attachments.');
  return async ({ caller, traceId }) => {
    if (!isMet(rule, caller)) throw typedError('FORBIDDEN');
    await requireOwnSignals(caller, contextFor(caller, traceId).features);
  };
};
