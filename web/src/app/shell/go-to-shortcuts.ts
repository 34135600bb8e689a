import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { titleOf } from '../../session/screen.ts';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { texts } from '../app.texts.ts';
import { openShortcutHelp } from './shortcut-help-store.ts';

const help: readonly Shortcut[] = [
  { code: 'Slash', shift: true, keys: ['?'], label: texts.help, run: openShortcutHelp },
];

/** `?` for the help, the keys of pages, and `G` with a page's own letter for each permitted page that has one. */
export const useGoToShortcuts = (): void => {
  const navigate = useNavigate();
  const screens = usePermittedScreens();
  const goTo = useMemo(
    () =>
      screens.flatMap((screen): Shortcut[] =>
        screen.goKey
          ? [
              {
                after: 'KeyG',
                code: screen.goKey,
                keys: ['G', screen.goKey.replace('Key', '')],
                label: titleOf(screen, {}),
                run: () => void navigate(screen.path),
              },
            ]
          : [],
      ),
    [navigate, screens],
  );
  const open = useMemo(
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
  useShortcuts(texts.everywhere, open);
  useShortcuts(texts.goTo, goTo);
};
