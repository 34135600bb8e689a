import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { createBulk } from '../../ui/list/bulk/create-bulk.tsx';
import { idOf } from '../signal-source.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { texts } from './signal-bulk.texts.ts';

/** The checkboxes of the operators' list of signals. The bulk actions are loaded when the first row is checked. */
export const signalBulk = createBulk<SignalRowFragment>({
  idOf,
  labelOf: ({ id }) => texts.signal(id),
  Bar: lazyPart(() => import('./signal-bulk-bar.tsx'), 'SignalBulkBar'),
});
