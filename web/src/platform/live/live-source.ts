import { createContext } from 'react';
import type { LiveEvent } from './live-event.ts';

export interface LiveSource {
  /** All pages of one account share one stream: browsers open at most six connections to a host. */
  person: string;
  /** Whether the gateway has `/events`. */
  isSupported: boolean;
  /** The latest event when the page began, before it read anything; null if unknown. */
  since: string | null;
  /** The events of all features: a page also receives them for the other pages of the browser. */
  events: readonly LiveEvent<unknown>[];
}

/** Where live events come from. Without a provider pages refresh at intervals. */
export const LiveSourceContext = createContext<LiveSource>({ person: '', isSupported: false, since: null, events: [] });
