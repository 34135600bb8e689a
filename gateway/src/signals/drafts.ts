import type { InvalidInput, SaveSignalDraftInput, SaveSignalDraftSuccess } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readSaved } from './operator-tools.rest.ts';
import { requireSignalId } from './find-signal.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { createInvalidInput } from '../kernel/failures.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';

type Saved = Omit<SaveSignalDraftSuccess, '__typename'> & { __typename: 'SaveSignalDraftSuccess' };

/** Stores a draft. An absent or blank message deletes the draft. */
export const saveSignalDraft = async (
  { rest, principal, features }: GatewayContext,
  { signalId: id, kind, message, idempotencyKey }: SaveSignalDraftInput,
): Promise<Saved | InvalidInput> => {
  const signalId = requireSignalId(id);
  await requireOwnSignalsFeature(principal, features);
  const problem = message ? problemOf(message) : null;
  if (problem?.code === 'LENGTH') return createInvalidInput([problem]);
  const storedMessage = message && !problem ? writeDocument(message) : null;
  return rest.post('/struma/signals/draft', { signalId, kind, message: storedMessage, idempotencyKey }, (saved) => ({
    __typename: 'SaveSignalDraftSuccess',
    savedAt: readSaved(saved),
  }));
};
