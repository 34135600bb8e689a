import { liveEvent } from '../platform/live/live-event.ts';

/** An item was added or changed. Both ids are null if events may have been missed: then any item may have changed. */
interface NomenclatureChange {
  nomenclatureId: string | null;
  itemId: string | null;
}

export const nomenclatureChanged = liveEvent<NomenclatureChange>('nomenclature', { isReplayed: false });

export const liveEvents = [nomenclatureChanged] as const;
