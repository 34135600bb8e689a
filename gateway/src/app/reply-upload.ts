import { GraphQLNonNull, coerceInputValue, isInputObjectType } from 'graphql';
import type { GraphQLError, GraphQLInputObjectType, GraphQLSchema } from 'graphql';
import type { ReplyToSignalInput } from '@struma/schema/resolvers.ts';
import { accessRuleOf, isMet } from '../kernel/access-plan.ts';
import type { Caller } from '../kernel/caller.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { codeOf, typedError } from '../kernel/errors.ts';
import { errorTexts, inputTexts } from '../kernel/errors.texts.ts';
import { withOutcome } from '../kernel/outcome.ts';
import { replyToSignal } from '../signals/reply-to-signal.ts';
import type { Graphql } from './graphql.ts';

/** The mutation `replyToSignal` by its other transport: the same rule, the same input, the same result. */
export const replyUpload = (
  schema: GraphQLSchema,
  contextFor: (caller: Caller, traceId: string) => GatewayContext,
): Graphql['replyToSignal'] => {
  const rule = accessRuleOf(schema, schema.getMutationType()?.getFields().replyToSignal?.astNode);
  const type = schema.getType('ReplyToSignalInput');
  if (!rule || !isInputObjectType(type)) throw new Error('The schema has no replyToSignal.');
  return async ({ caller, traceId, signalId, input, files, signal }) => {
    const context = contextFor(caller, traceId);
    try {
      if (!isMet(rule, caller)) throw typedError('FORBIDDEN');
      const reply = readInput(type, input);
      if (reply.signalId !== signalId)
        throw typedError('BAD_USER_INPUT', { message: inputTexts.otherSignal, path: ['signalId'] });
      const result = await replyToSignal(context, reply, { files, signal });
      if (result.__typename !== 'ReplyToSignalSuccess') return { ...result };
      return { __typename: result.__typename, responseId: String(result.responseId) };
    } catch (error) {
      throw withOutcome(error, context.rest);
    }
  };
};

const readInput = (type: GraphQLInputObjectType, input: unknown): ReplyToSignalInput =>
  coerceInputValue(input, new GraphQLNonNull(type), (path, _value, error) => {
    throw typedError('BAD_USER_INPUT', { message: refusedField(path, error), path: path.map(String) });
  }) as ReplyToSignalInput;

const refusedField = (path: readonly (string | number)[], error: GraphQLError): string => {
  const field = path.length ? inputTexts.field(path.join('.')) : errorTexts.BAD_USER_INPUT;
  return codeOf(error) ? `${field} ${error.message}` : field;
};
