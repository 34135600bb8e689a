import { liveEvent } from '../platform/live/live-event.ts';

/** The event after which a signal may have new activities. `signals` registers it for the event stream. */
export const activitiesChanged = liveEvent<unknown>('signal', { isReplayed: true });
