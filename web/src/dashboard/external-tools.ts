import type { Icon } from '../ui/icons.ts';

export interface ExternalTool {
  title: string;
  icon: Icon;
  /** May hold the placeholders zoom, lat and lng, written {zoom} or :zoom. */
  path: string;
  /** 1 opens a new window. */
  target?: 1;
  groups?: readonly string[];
}

/** Tools of other makers. Addresses come with the installation; without one there is no tile. */
export const externalTools: readonly ExternalTool[] = [];
