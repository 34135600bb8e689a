import { Map } from 'lucide-react';
import { thematicMapPath } from '../map/map-link.ts';
import type { Screen } from '../session/screen.ts';
import { texts } from './thematic-map.texts.ts';

export const screens: readonly Screen[] = [
  {
    path: thematicMapPath,
    title: texts.title,
    actions: ['OPERATOR'],
    groups: ['TestMainGroup', 'TestDummyGroup'],
    feature: 'MAP',
    backTitle: texts.title,
    replacedBy: 'THEMATIC_MAPS',
    menu: { group: 'network', icon: Map, order: 40 },
    dashboard: { icon: Map, order: 40 },
    page: () => import('./thematic-map-page.tsx'),
  },
];
