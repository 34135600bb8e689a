import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useStore } from '../../platform/store.ts';
import { shortcutHelpOpen } from './shortcut-help-store.ts';

const ShortcutHelpDialog = lazyPart(() => import('./shortcut-help.tsx'), 'ShortcutHelpDialog');

/** Loads and shows the list of keyboard shortcuts while it is open. */
export const ShortcutHelpGate = () => {
  const isOpen = useStore(shortcutHelpOpen);
  return isOpen && <ShortcutHelpDialog onClose={() => shortcutHelpOpen.set(() => false)} />;
};
