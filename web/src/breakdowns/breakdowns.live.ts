import { liveEvent } from '../platform/live/live-event.ts';

/** Event: a person or the service changed a breakdown or its linked signals. The change may come from this page. */
export const breakdownChanged = liveEvent<{ breakdownId: string }>('breakdown', { isReplayed: false });

export const liveEvents = [breakdownChanged] as const;
