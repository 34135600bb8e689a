import type { Tool, WaterMeterSettings } from './schema-types.generated.ts';

/** Settings of the installation that clients can read. */
export interface Installation {
  title: string;
  version: string;
  /** Time limit of a request with files. */
  requestTimeoutMinutes: number;
  tools: Tool[];
  /** Links to other applications and the limit for marked consumptions, for the pages of water meters. */
  waterMeters?: WaterMeterSettings;
}
