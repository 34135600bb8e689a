import type { SignalResolvers } from '../kernel/schema-types.generated.ts';
import { readHistoryEntry, readNote } from './desk.rest.ts';

/** What only operators are shown of a signal. */
export const deskOfSignal = {
  notes: ({ id }, _args, { rest }) =>
    rest.get('/struma/signals/notes', { signalId: id }, ({ items }) => items.map(readNote)),
  history: ({ id }, _args, { rest }) =>
    rest.get('/struma/signals/history', { signalId: id }, ({ items }) => items.map(readHistoryEntry)),
} satisfies Partial<SignalResolvers>;
