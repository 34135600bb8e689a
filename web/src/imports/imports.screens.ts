import { FileUp } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const access = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const importsPath = '/import_file/list';

export const importRunPath = (id: string): string => `/import_file/preview/${id}`;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: importsPath,
    title: titles.list,
    menuTitle: titles.listShort,
    backTitle: titles.back,
    menu: { group: 'data', icon: FileUp, order: 70 },
    dashboard: { icon: FileUp, order: 65 },
    page: () => import('./import-file-list-page.tsx'),
  },
  {
    ...access,
    path: importRunPath(':id'),
    feature: 'IMPORT_TOOLS',
    title: ({ id = '' }) => titles.run(id),
    shortTitle: ({ id = '' }) => titles.runShort(id),
    backTo: importsPath,
    record: 'IMPORT_FILE',
    page: () => import('./run/import-run-page.tsx'),
  },
];
