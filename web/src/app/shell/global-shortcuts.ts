import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { getTitle } from '../../session/screen.ts';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { texts } from '../app.texts.ts';
import { openShortcutHelp } from './shortcut-help-store.ts';

const help: readonly Shortcut[] = [
  { code: 'Slash', shift: true, keys: ['?'], label: texts.help, run: openShortcutHelp },
];

/** Registers `?` for the help, the keys of the permitted pages, and `G` followed by the letter of a page. */
export const GlobalShortcuts = (): null => {
  const navigate = useNavigate();
  const screens = usePermittedScreens();
  const goToShortcuts = useMemo(
    () =>
      screens.flatMap((screen): Shortcut[] =>
        screen.shortcutKey
          ? [
              {
                after: 'KeyG',
                code: screen.shortcutKey,
                keys: ['G', screen.shortcutKey.replace('Key', '')],
                label: getTitle(screen, {}),
                run: () => void navigate(screen.path),
              },
            ]
          : [],
      ),
    [navigate, screens],
  );
  const singleKeyShortcuts = useMemo(
    () => [
      ...screens.flatMap(({ key, path, title }): Shortcut[] =>
        key && typeof title === 'string'
          ? [{ code: key, keys: [key.replace('Key', '')], label: title, run: () => void navigate(path) }]
          : [],
      ),
      ...help,
    ],
    [navigate, screens],
  );
  useShortcuts(texts.everywhere, singleKeyShortcuts);
  useShortcuts(texts.goTo, goToShortcuts);
  return null;
};
