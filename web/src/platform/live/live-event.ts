/** A type of event that the gateway sends. A feature declares its own in `<feature>.live.ts`. */
export interface LiveEvent<Data> {
  /** Name in the event stream. */
  name: string;
  /** The gateway replays it after a lost connection, so its id is the position in the stream. */
  isReplayed: boolean;
  /** Exists only as a type: the type of the event's data. */
  data?: Data;
}

export const liveEvent = <Data>(name: string, { isReplayed }: { isReplayed: boolean }): LiveEvent<Data> => ({
  name,
  isReplayed,
});

/** A received event. */
export interface ReceivedEvent {
  name: string;
  /** Absent if the event has no position in the stream. */
  id?: string;
  data?: unknown;
}

/** Name of the event that reports a gap: changes may have been missed. */
export const missedEvent = 'missed';

export const missed = (id = ''): ReceivedEvent => ({ name: missedEvent, id });
