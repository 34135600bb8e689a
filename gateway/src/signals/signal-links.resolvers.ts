import type { MutationResolvers, Refusal } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { readExpected } from './expected-values.ts';
import { requireSignalId, unknownSignal } from './find-signal.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { createMessageConflict } from './signal-conflict.ts';
import { signalTexts } from './signals.texts.ts';

const linkMutations = {
  linkSignal: async (_root, { input }, { rest }) => {
    const signalId = requireSignalId(input.id);
    const otherId = requireSignalId(input.otherId);
    const result = parseResponse(await rest.postJson('/struma/signals/links', {}, { signalId, otherId }));
    return typeof result === 'number' ? createSuccess('LinkSignalSuccess', { linkId: result, signalId }) : result;
  },

  mergeSignal: async (_root, { input }, context) => {
    const signalId = requireSignalId(input.id);
    const otherId = requireSignalId(input.otherId);
    const problem = problemOf(input.message);
    if (problem) return createInvalidInput([problem]);
    const body = { signalId, otherId, message: writeDocument(input.message), ...readExpected(input) };
    const options = await readKey(context.features, input);
    try {
      const result = parseResponse(await context.rest.postJson('/struma/signals/merge', {}, body, options));
      return typeof result === 'number' ? createSuccess('MergeSignalSuccess', { linkId: result, signalId }) : result;
    } catch (error) {
      if (isConflict(error))
        return readConflict(outcomeIn(error), () => createMessageConflict(signalId, context, input));
      if (error instanceof RestStatusError && error.status === 422)
        return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.keyTaken }]);
      throw error;
    }
  },

  removeSignalLink: async (_root, { input }, { rest }) => {
    const signalId = requireSignalId(input.signalId);
    const linkId = readId(input.linkId);
    if (linkId === null) throw unknownSignal();
    const result = parseResponse(await rest.postJson('/struma/signals/links/remove', {}, { linkId, signalId }));
    return typeof result === 'number' ? createSuccess('RemoveSignalLinkSuccess', { signalId }) : result;
  },
} satisfies Partial<MutationResolvers>;

/** A positive number in brackets is the number of the link, 0 means a refusal. Without a number nothing was recorded. */
const parseResponse = (response: string): number | Refusal => {
  const { code, text } = readCodedText(response);
  if (code === null) return createRefusal('NOT_RECORDED', signalTexts.notRecorded);
  if (code <= 0) return createRefusal('SERVICE_REFUSED', text || signalTexts.refused);
  return code;
};

export const schemaPart = { Mutation: linkMutations };
