import { createBulk } from '../../ui/list/bulk/create-bulk.tsx';
import { idOf } from '../signal-source.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { texts } from './signal-bulk.texts.ts';
import { useSignalActions } from './use-signal-actions.ts';

/** The bulk actions of the operators' list of signals. */
export const signalBulk = createBulk<SignalRowFragment>({
  idOf,
  labelOf: ({ id }) => texts.signal(id),
  titleOf: ({ title }) => title,
  useActions: useSignalActions,
});
