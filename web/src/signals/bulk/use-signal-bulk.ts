import { useLoaded } from '../../platform/loading/use-loaded.ts';
import type { Viewer } from '../../ui/list/audience.ts';

/** The changes of checked signals for `ListScreen`; undefined if the user or the installation has none. */
export const useSignalBulk = ({ isOperator, features }: Viewer, onChanged: () => void) => {
  const hasBulk = isOperator && features.includes('SIGNAL_DESK');
  const parts = useLoaded(hasBulk ? loadBulk : null);
  return hasBulk ? { parts, onChanged } : undefined;
};

const loadBulk = () => import('./signal-bulk.ts').then(({ signalBulk }) => signalBulk);
