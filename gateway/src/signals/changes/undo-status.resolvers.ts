import { isConflict, outcomeIn, readConflict } from '../../kernel/conflict.ts';
import { typedError } from '../../kernel/errors.ts';
import { createRefusal } from '../../kernel/failures.ts';
import { readCodedText } from '../../kernel/rest/reply.ts';
import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireSignalId } from '../find-signal.ts';
import { createStatusConflict } from '../signal-conflict.ts';
import { statusId } from '../signals.rest.ts';
import { signalTexts } from '../signals.texts.ts';

const undoSignalStatus: MutationResolvers['undoSignalStatus'] = async (_root, { input }, context) => {
  const signalId = requireSignalId(input.id);
  try {
    const body = { signalId, status: statusId(input.status), ...(input.reopensWait && { reopensWait: true }) };
    const { code, text } = readCodedText(await context.rest.postJson('/struma/signals/undo-status', {}, body));
    if (code === signalId) return createSuccess('UndoSignalStatusSuccess', { signalId });
    if (code === 0) return createRefusal('SERVICE_REFUSED', text || signalTexts.refused);
    throw typedError('UPSTREAM_FAILED', { message: text || signalTexts.refused, outcome: 'UNKNOWN' });
  } catch (error) {
    if (!isConflict(error)) throw error;
    return readConflict(outcomeIn(error), () => createStatusConflict(signalId, context));
  }
};

export const schemaPart = { Mutation: { undoSignalStatus } };
