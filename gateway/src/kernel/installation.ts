import type { Tool } from './schema-types.generated.ts';

/** What the settings say about this installation. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  tools: Tool[];
}
