import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import { requireOwnSignals } from './own-signals.ts';
import { readSignal } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { signalTexts } from './signals.texts.ts';

type Needs = Pick<GatewayContext, 'rest' | 'features' | 'caller'>;

/** A signal that the caller may see; null if there is none. An id that no record can have costs no call. */
export const findSignal = async (
  id: number | null,
  { rest, features, caller }: Needs,
): Promise<SignalRecord | null> => {
  if (id === null) return null;
  await requireOwnSignals(caller, features);
  return rest.find('/api/signal/GetSignalDetails', { signalId: id }, readSignal);
};

/** The number that a mutation names; NOT_FOUND if no signal can have it. */
export const demandSignalId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw unknownSignal();
  return number;
};

export const unknownSignal = (): Error => typedError('NOT_FOUND', { message: signalTexts.unknown });
