import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';
import { readSignal } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { signalTexts } from './signals.texts.ts';

type SignalContext = Pick<GatewayContext, 'rest' | 'features' | 'principal'>;

/**
 * Reads a signal; null if it does not exist or the service hides it from the principal. Throws UNSUPPORTED for a
 * citizen if the service may also return the signals of others. Sends no request if the id is null.
 */
export const findSignal = async (
  id: number | null,
  { rest, features, principal }: SignalContext,
): Promise<SignalRecord | null> => {
  if (id === null) return null;
  await requireOwnSignalsFeature(principal, features);
  return rest.find('/api/signal/GetSignalDetails', { signalId: id }, readSignal);
};

/** Parses the id of a signal. Throws NOT_FOUND if no signal can have the id. */
export const requireSignalId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw unknownSignal();
  return number;
};

export const unknownSignal = (): Error => typedError('NOT_FOUND', { message: signalTexts.unknown });
