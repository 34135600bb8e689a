import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useStore } from '../../platform/store.ts';
import { openMeterId } from './open-meter-id.ts';
import { useEffect } from 'react';

const SvoDialog = lazyPart(() => import('./svo-dialog.tsx'), 'SvoDialog');

const close = (): void => openMeterId.set(() => null);
const go = (id: string): void => openMeterId.set(() => id);

/** The SVO dialog of the list. Its code is loaded when a meter is chosen. Leaving the list closes the dialog. */
export const SvoDialogHost = ({ onStored }: { onStored: () => void }) => {
  const meterId = useStore(openMeterId);
  useEffect(() => close, []);
  return meterId === null ? null : <SvoDialog meterId={meterId} onClose={close} onGo={go} onStored={onStored} />;
};
