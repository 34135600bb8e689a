import type { HandOverSignalInput, TakeSignalInput } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { success } from '../kernel/success.ts';
import type { Success } from '../kernel/success.ts';
import { parseTaken } from './desk.rest.ts';
import { requireSignalId } from './find-signal.ts';
import { readConflict, takenConflict } from './signal-conflict.ts';
import type { ConflictRecord } from './signal-conflict.ts';

export type SignalTaken = Success<'TakeSignalSuccess', { signalId: number }>;

export type SignalHandedOver = Success<'HandOverSignalSuccess', { signalId: number }>;

export const takeSignal = async (
  context: GatewayContext,
  { id, takeOver }: TakeSignalInput,
): Promise<SignalTaken | ConflictRecord> => {
  const signalId = requireSignalId(id);
  const isDone = await context.rest.post('/struma/signals/take', { signalId, takeOver: takeOver ?? false }, parseTaken);
  if (isDone) return success('TakeSignalSuccess', { signalId });
  return readConflict('NOT_DONE', () => takenConflict(signalId, context));
};

export const handOverSignal = async (
  { rest }: GatewayContext,
  { id, colleagueId }: HandOverSignalInput,
): Promise<SignalHandedOver> => {
  const signalId = requireSignalId(id);
  await rest.post('/struma/signals/hand-over', { signalId, colleagueId: colleagueId ?? null }, () => null);
  return success('HandOverSignalSuccess', { signalId });
};
