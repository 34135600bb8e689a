import type { components } from '@struma/schema/rest.ts';
import type { SignalLink } from '../kernel/schema-types.generated.ts';
import { readMoment } from '../kernel/input/moment.ts';
import { assertShape } from '../kernel/rest/wire.ts';
import { readSignal } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';

export type LinkRecord = Omit<SignalLink, 'signal' | '__typename'> & { signal: SignalRecord };

export const readLink = (wire: components['schemas']['SignalLinkRow']): LinkRecord => {
  assertShape(wire, { id: 'number', kind: 'string', linkedBy: 'string' });
  return {
    id: wire.id,
    kind: wire.kind,
    signal: readSignal(wire.signal),
    linkedBy: wire.linkedBy,
    linkedAt: readMoment(wire.linkedUtc, wire.linkedLocal),
  };
};
