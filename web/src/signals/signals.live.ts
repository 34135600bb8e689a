import { liveEvent } from '../platform/live/live-event.ts';
import type { PresenceState } from '../types.ts';

/** A change of a signal by a person or by the service. The change may come from this page. */
export interface SignalChange {
  kind: string;
  signalId: string;
  changedAt: string;
  /** Name of the person who made the change. */
  changedBy: string | null;
  /** Account of this person; null if the service sends only names. */
  changedById: string | null;
}

/** What a colleague does with a signal now. */
export interface SignalPresence {
  signalId: string;
  colleague: { id: string; name: string };
  state: PresenceState;
}

export const signalChanged = liveEvent<SignalChange>('signal', { isReplayed: true });

export const signalPresence = liveEvent<SignalPresence>('presence', { isReplayed: false });

export const liveEvents = [signalChanged, signalPresence] as const;
