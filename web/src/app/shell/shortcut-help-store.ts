import { createStore } from '../../ui/store.ts';

export const shortcutHelpOpen = createStore(false);

export const openShortcutHelp = (): void => shortcutHelpOpen.set(() => true);
