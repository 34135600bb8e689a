import { liveEvent } from '../../../platform/live/live-event.ts';

/** A list has new rows. `list`: its root field in the schema; null if any list may have new rows. */
export interface ListChange {
  list: string | null;
}

/** The event of lists whose records have no event of their own. */
export const listChanged = liveEvent<ListChange>('list', { isReplayed: false });

/** Whether the list of this root field may have new rows. */
export const hasNewRows = ({ list }: ListChange, field: string): boolean => list === null || list === field;

export const liveEvents = [listChanged] as const;
