import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useStore } from '../../platform/store.ts';
import { openMeterId } from './open-meter-id.ts';
import { useEffect } from 'react';
import type { MeterListVariables } from './use-svo-queue.ts';

const SvoDialog = lazyPart(() => import('./svo-dialog.tsx'), 'SvoDialog');

const close = (): void => openMeterId.set(() => null);
const go = (id: string): void => openMeterId.set(() => id);

interface SvoDialogHostProps {
  list: MeterListVariables;
  onStored: () => void;
}

/** The SVO dialog of the list. Its code is loaded when a meter is chosen. Leaving the list closes the dialog. */
export const SvoDialogHost = ({ list, onStored }: SvoDialogHostProps) => {
  const meterId = useStore(openMeterId);
  useEffect(() => close, []);
  return meterId === null ? null : (
    <SvoDialog meterId={meterId} list={list} onClose={close} onGo={go} onStored={onStored} />
  );
};
