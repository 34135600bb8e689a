import { liveEvent } from '../platform/live/live-event.ts';

/** A person or the service changed a breakdown or its linked signals, possibly from this page. */
export const breakdownChanged = liveEvent<{ breakdownId: string }>('breakdown', { isReplayed: false });

export const liveEvents = [breakdownChanged] as const;
