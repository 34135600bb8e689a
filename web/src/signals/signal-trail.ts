import { createStore } from '../platform/store.ts';
import type { SignalsQueryVariables } from './signals.generated.ts';

/** The list page that the person came from: its signals in their order, and what it asked for. */
export interface SignalTrail {
  ids: readonly string[];
  /** How many there are on all pages, where known. */
  total: number | undefined;
  variables: SignalsQueryVariables & { page: { number: number; size: number } };
  /** The page after or before it, once somebody has come to its edge. */
  beyond?: { ids: readonly string[]; isAfter: boolean };
}

/** What the list showed last; the preview goes on to its next and its previous one. */
export const signalTrail = createStore<SignalTrail | null>(null);
