import { lazy, Suspense } from 'react';

const DrawerOverPage = lazy(() =>
  import('./overlay-drawer.tsx').then(({ DrawerOverPage: component }) => ({ default: component })),
);

/** The drawer of narrow windows; its code comes when it is opened first. */
export const OverlayDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Suspense>{open && <DrawerOverPage onClose={onClose} />}</Suspense>
);
