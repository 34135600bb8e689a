import { createStore } from '../../platform/store.ts';

export const isShortcutHelpOpen = createStore(false);

export const openShortcutHelp = (): void => isShortcutHelpOpen.set(() => true);
