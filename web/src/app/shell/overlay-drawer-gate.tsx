import { lazyPart } from '../../platform/loading/lazy-part.tsx';

const DrawerOverPage = lazyPart(() => import('./overlay-drawer.tsx'), 'DrawerOverPage');

/** The drawer of narrow windows. Its code is loaded when it opens for the first time. */
export const OverlayDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open && <DrawerOverPage onClose={onClose} />;
