import type { Tool, WaterMeterSettings } from './schema-types.generated.ts';

/** Settings of the installation that clients can read. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  tools: Tool[];
  /** Links and limits of the pages of water meters. */
  waterMeters?: WaterMeterSettings;
}
