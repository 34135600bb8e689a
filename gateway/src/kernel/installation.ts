import type { Tool } from '@struma/schema/resolvers.ts';

/** What the settings say about this installation. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  tools: Tool[];
}
