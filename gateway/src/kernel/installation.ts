import type { Tool, WaterMeterSettings } from './schema-types.generated.ts';

/** Settings of the installation that clients can read. */
export interface Installation {
  title: string;
  version: string;
  /** Time limit of a request with files. */
  requestTimeoutMinutes: number;
  tools: Tool[];
  /** For the pages of water meters: links to other applications, and the limit above which a consumption is marked. */
  waterMeters?: WaterMeterSettings;
}
