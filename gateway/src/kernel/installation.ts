import type { Tool } from '@struma/schema/resolvers.ts';

/** Settings of the installation that clients can read. */
export interface Installation {
  title: string;
  version: string;
  requestTimeoutMinutes: number;
  tools: Tool[];
}
