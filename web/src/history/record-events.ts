import { liveEvent } from '../platform/live/live-event.ts';

/** After this event there may be new activities. The feature of the record declares the event for the stream. */
export const activitiesChanged = liveEvent<unknown>('signal', { isReplayed: true });
