import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useStore } from '../../platform/store.ts';
import { isShortcutHelpOpen } from './shortcut-help-store.ts';

const HelpDialog = lazyPart(() => import('./shortcut-help.tsx'), 'HelpDialog');

export const ShortcutHelp = () => {
  const isOpen = useStore(isShortcutHelpOpen);
  return isOpen && <HelpDialog onClose={() => isShortcutHelpOpen.set(() => false)} />;
};
