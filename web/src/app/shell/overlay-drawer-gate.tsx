import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';

const DrawerOverPage = lazyPart(() => import('./overlay-drawer.tsx'), 'DrawerOverPage');

/** The drawer of narrow windows. Its code is loaded when it opens for the first time. */
export const OverlayDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Suspense>{open && <DrawerOverPage onClose={onClose} />}</Suspense>
);
