import { liveEvent } from '../../../platform/live/live-event.ts';

/** Data of the event. `list`: root field of the list that has new rows; null if any list may have new rows. */
export interface ListChange {
  list: string | null;
}

/** The event for new rows in lists whose records have no event of their own. */
export const listChanged = liveEvent<ListChange>('list', { isReplayed: false });

/** True if the list with the root field `field` may have new rows. */
export const hasNewRows = ({ list }: ListChange, field: string): boolean => list === null || list === field;

export const liveEvents = [listChanged] as const;
