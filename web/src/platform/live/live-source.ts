import { createContext } from 'react';
import type { LiveEvent } from './live-event.ts';

export interface LiveSource {
  /** Id of the account. Its pages share one stream, because browsers open at most six connections to a host. */
  userId: string;
  /** Whether the gateway has `/events`. */
  isSupported: boolean;
  /** Id of the latest event before the page read any data; null if unknown. */
  since: string | null;
  /** The events of all features, because one page receives them for all pages of the browser. */
  events: readonly LiveEvent<unknown>[];
}

/** The source of live events. Without a provider, visible pages refresh every 30 seconds. */
export const LiveSourceContext = createContext<LiveSource>({ userId: '', isSupported: false, since: null, events: [] });
