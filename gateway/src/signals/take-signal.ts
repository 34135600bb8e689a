import type { HandOverSignalInput, TakeSignalInput } from '@struma/schema/resolvers.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readTaken } from './desk.rest.ts';
import { demandSignalId } from './find-signal.ts';
import { readConflict, takenConflict } from './signal-conflict.ts';
import type { ConflictRecord } from './signal-conflict.ts';

export interface SignalTaken {
  __typename: 'TakeSignalSuccess' | 'HandOverSignalSuccess';
  /** The record is read back only where it is selected. */
  signalId: number;
}

export const takeSignal = async (
  context: GatewayContext,
  { id, takeOver }: TakeSignalInput,
): Promise<(SignalTaken & { __typename: 'TakeSignalSuccess' }) | ConflictRecord> => {
  const signalId = demandSignalId(id);
  const isDone = await context.rest.post('/struma/signals/take', { signalId, takeOver: takeOver ?? false }, readTaken);
  if (isDone) return { __typename: 'TakeSignalSuccess', signalId };
  return readConflict('NOT_DONE', () => takenConflict(signalId, context));
};

export const handOverSignal = async (
  { rest }: GatewayContext,
  { id, colleagueId }: HandOverSignalInput,
): Promise<SignalTaken & { __typename: 'HandOverSignalSuccess' }> => {
  const signalId = demandSignalId(id);
  await rest.post('/struma/signals/hand-over', { signalId, colleagueId: colleagueId ?? null }, () => null);
  return { __typename: 'HandOverSignalSuccess', signalId };
};
