import { liveEvent } from '../platform/live/live-event.ts';
import type { PresenceState } from '../types.ts';

/** A person or the service changed a signal, possibly from this page. */
export interface SignalChange {
  kind: string;
  signalId: string;
  changedAt: string;
  /** Name of the person. */
  changedBy: string | null;
  /** Account of the person; null where the service sends names only. */
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
