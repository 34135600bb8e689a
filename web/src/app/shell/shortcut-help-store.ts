import { createStore } from '../../platform/store.ts';

export const shortcutHelpOpen = createStore(false);

export const openShortcutHelp = (): void => shortcutHelpOpen.set(() => true);
