import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { readConflict } from '../../kernel/conflict.ts';
import { createSuccess } from '../../kernel/success.ts';
import { parseTaken } from '../operator-tools.rest.ts';
import { requireSignalId } from '../find-signal.ts';
import { createTakenConflict } from '../signal-conflict.ts';

const assignment = {
  takeSignal: async (_root, { input: { id, takeOver } }, context) => {
    const signalId = requireSignalId(id);
    const request = { signalId, takeOver: takeOver ?? false };
    const isDone = await context.rest.post('/struma/signals/take', request, parseTaken);
    if (isDone) return createSuccess('TakeSignalSuccess', { signalId });
    return readConflict('NOT_DONE', () => createTakenConflict(signalId, context));
  },

  handOverSignal: async (_root, { input: { id, colleagueId } }, { rest }) => {
    const signalId = requireSignalId(id);
    await rest.post('/struma/signals/hand-over', { signalId, colleagueId: colleagueId ?? null }, () => null);
    return createSuccess('HandOverSignalSuccess', { signalId });
  },
} satisfies Partial<MutationResolvers>;

export const schemaPart = { Mutation: assignment };
