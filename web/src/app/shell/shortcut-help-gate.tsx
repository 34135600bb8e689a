import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useStore } from '../../platform/store.ts';
import { shortcutHelpOpen } from './shortcut-help-store.ts';

const HelpDialog = lazyPart(() => import('./shortcut-help.tsx'), 'HelpDialog');

export const ShortcutHelp = () => {
  const open = useStore(shortcutHelpOpen);
  return <Suspense>{open && <HelpDialog onClose={() => shortcutHelpOpen.set(() => false)} />}</Suspense>;
};
