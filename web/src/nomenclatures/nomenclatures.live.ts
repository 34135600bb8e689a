import { liveEvent } from '../platform/live/live-event.ts';

/** An item was added or changed. Null: items may have changed while no event could be received. */
interface NomenclatureChange {
  nomenclatureId: string | null;
  itemId: string | null;
}

export const nomenclatureChanged = liveEvent<NomenclatureChange>('nomenclature', { isReplayed: false });

export const liveEvents = [nomenclatureChanged] as const;
