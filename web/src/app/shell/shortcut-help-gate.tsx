import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useStore } from '../../platform/store.ts';
import { shortcutHelpOpen } from './shortcut-help-store.ts';

const HelpDialog = lazyPart(() => import('./shortcut-help.tsx'), 'HelpDialog');

export const ShortcutHelp = () => {
  const isOpen = useStore(shortcutHelpOpen);
  return isOpen && <HelpDialog onClose={() => shortcutHelpOpen.set(() => false)} />;
};
