import type { Tool } from './schema-types.generated.ts';

/** Settings of the installation that clients can read. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  tools: Tool[];
}
