import { ChartLine, FileChartColumn, Gauge, Layers, MapPinned, Waypoints } from 'lucide-react';
import type { Session } from '../session/use-session.ts';
import type { Icon } from '../ui/icons.ts';
import { texts } from './external-tools.texts.ts';

type Tool = Session['environment']['tools'][number];

export interface ExternalTool {
  title: string;
  icon: Icon;
  /** May contain the placeholders zoom, lat and lng, as {zoom}, :zoom or a whole segment of the path. */
  path: string;
  /** 1 opens a new window. */
  target?: 1;
  groups?: readonly string[];
}

/** The external tools of this installation. */
export const toExternalTools = (tools: readonly Tool[]): ExternalTool[] =>
  tools.map(({ kind, address }) => ({ title: texts[kind], path: address, target: 1, ...toolDetails[kind] }));

const editorGroups = ['TestMainGroup'];
const readerGroups = ['TestMainGroup', 'TestDummyGroup'];

const toolDetails: Readonly<Record<Tool['kind'], { icon: Icon; groups: readonly string[] }>> = {
  MAP_EDITOR: { icon: MapPinned, groups: editorGroups },
  REPORTS: { icon: FileChartColumn, groups: readerGroups },
  THEMATIC_MAPS: { icon: Layers, groups: readerGroups },
  NETWORK_MANAGEMENT: { icon: Waypoints, groups: [...readerGroups, 'valves'] },
  MEASUREMENTS: { icon: Gauge, groups: readerGroups },
  ANALYTICS: { icon: ChartLine, groups: readerGroups },
};
