import { liveEvent } from '../platform/live/live-event.ts';

/** The rights of the signed-in user were changed. The gateway then ends the stream, and the browser reconnects. */
export const rightsChanged = liveEvent<object>('rights', { isReplayed: false });

export const liveEvents = [rightsChanged] as const;
