import { lazy, Suspense } from 'react';
import { loadCode } from '../../platform/load-code.ts';

const DrawerOverPage = lazy(() =>
  loadCode(() => import('./overlay-drawer.tsx')).then(({ DrawerOverPage: component }) => ({ default: component })),
);

/** The drawer of narrow windows; its code comes when it is opened first. */
export const OverlayDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Suspense>{open && <DrawerOverPage onClose={onClose} />}</Suspense>
);
