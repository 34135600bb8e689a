import type { SignalResolvers } from '../kernel/schema-types.generated.ts';
import { tracked } from '../kernel/tracked.ts';
import { readHistoryEntry, readNote } from './desk.rest.ts';

/** Fields of a signal for operators only. */
export const operatorFields = {
  notes: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/notes', { signalId: id }, ({ items }) => items.map(readNote)),
  ),
  history: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/history', { signalId: id }, ({ items }) => items.map(readHistoryEntry)),
  ),
} satisfies Partial<SignalResolvers>;
