import { lazy, Suspense } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { useStore } from '../../platform/store.ts';
import { shortcutHelpOpen } from './shortcut-help-store.ts';

const HelpDialog = lazy(() =>
  loadCode(() => import('./shortcut-help.tsx')).then(({ HelpDialog: component }) => ({ default: component })),
);

export const ShortcutHelp = () => {
  const open = useStore(shortcutHelpOpen);
  return <Suspense>{open && <HelpDialog onClose={() => shortcutHelpOpen.set(() => false)} />}</Suspense>;
};
