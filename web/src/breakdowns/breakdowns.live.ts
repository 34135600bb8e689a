import { liveEvent } from '../platform/live/live-event.ts';

interface BreakdownChange {
  /** Null if any breakdown may have changed. */
  breakdownId: string | null;
}

/** True if the breakdown with this id may have changed. */
export const concernsBreakdown = ({ breakdownId }: BreakdownChange, id: string): boolean =>
  breakdownId === null || breakdownId === id;

/** A person or the service changed a breakdown or its linked signals. The change may come from this page. */
export const breakdownChanged = liveEvent<BreakdownChange>('breakdown', { isReplayed: false });

export const liveEvents = [breakdownChanged] as const;
