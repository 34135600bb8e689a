import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { readChoiceId } from '../../kernel/input/ids.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireSignalId } from '../find-signal.ts';
import { requireOwnSignalsFeature } from '../own-signals.ts';

const markSignalRead: MutationResolvers['markSignalRead'] = async (_root, { input }, { rest, principal, features }) => {
  const signalId = requireSignalId(input.id);
  const lastResponseId = readChoiceId(input.lastResponseId, 'lastResponseId') ?? 0;
  await requireOwnSignalsFeature(principal, features);
  await rest.post('/struma/signals/visits', { signalId, lastResponseId }, () => null);
  return createSuccess('MarkSignalReadSuccess', { signalId });
};

export const schemaPart = { Mutation: { markSignalRead } };
