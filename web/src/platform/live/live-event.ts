/** A type of event that the gateway sends. A feature declares its events in `<feature>.live.ts`. */
export interface LiveEvent<Data> {
  /** Name in the event stream. */
  name: string;
  /** True: the gateway replays the event after a lost connection, and its id is a position in the stream. */
  isReplayed: boolean;
  /** Never set: carries the type of the event's data for TypeScript. */
  data?: Data;
}

export const liveEvent = <Data>(name: string, { isReplayed }: { isReplayed: boolean }): LiveEvent<Data> => ({
  name,
  isReplayed,
});

/** A received event. */
export interface ReceivedEvent {
  name: string;
  /** Absent or empty if the event has no position in the stream. */
  id?: string;
  data?: unknown;
}

/** Name of the event that reports a gap: changes may have been missed. */
export const missedEvent = 'missed';

export const toMissedEvent = (id = ''): ReceivedEvent => ({ name: missedEvent, id });
