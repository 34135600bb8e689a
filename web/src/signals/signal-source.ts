import type { ListSource } from '../ui/list/list-source.ts';
import { SignalCountDocument, SignalsDocument } from './signals.generated.ts';
import type { SignalFilter, SignalRowFragment, SignalSortField } from './signals.generated.ts';

/** The GraphQL operations of the list of signals. */
export const signalSource: ListSource<SignalRowFragment, SignalFilter, SignalSortField> = {
  field: 'signals',
  rows: SignalsDocument,
  count: SignalCountDocument,
};

export const idOf = ({ id }: { id: string }): string => id;
