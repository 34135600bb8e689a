import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../../kernel/conflict.ts';
import { readChoiceId } from '../../kernel/input/ids.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireSignalId } from '../find-signal.ts';
import { createFieldConflict } from '../signal-conflict.ts';

const setSignalPriority: MutationResolvers['setSignalPriority'] = async (_root, { input }, context) => {
  const signalId = requireSignalId(input.id);
  const { expectedPriorityId: expected } = input;
  const request = {
    signalId,
    priorityId: readChoiceId(input.priorityId, 'priorityId'),
    ...(expected !== undefined && { expectedPriorityId: readChoiceId(expected, 'expectedPriorityId') }),
  };
  try {
    await context.rest.post('/struma/signals/priority', request, () => null);
    return createSuccess('SetSignalPrioritySuccess', { signalId });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const changed = { field: 'expectedPriorityId', kind: 'PRIORITY' } as const;
    return readConflict(outcomeIn(error), () => createFieldConflict(signalId, context, changed));
  }
};

export const schemaPart = { Mutation: { setSignalPriority } };
