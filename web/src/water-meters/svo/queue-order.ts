import type { WaterMeterFilter } from '../water-meters.generated.ts';
import type { SvoListRowsQuery, SvoQueueQuery } from './svo.generated.ts';

/** A common meter of the list from which the dialog was opened. */
export type ListedMeter = Pick<SvoListRowsQuery['waterMeters']['items'][number], 'id' | 'svoId' | 'address'>;

type ServiceQueue = SvoQueueQuery['svoQueue'];

/** Position and neighbours of a meter among the common meters without an SVO. */
export interface Queue extends Pick<ServiceQueue, 'position' | 'total' | 'previousId' | 'nextId'> {
  /** True if position and total are those in the list. */
  isOfList: boolean;
}

const commonOwnership = '2';

/** The filter of the list, narrowed to open common meters; null if it excludes them. */
export const narrowToCommon = (filter: WaterMeterFilter | undefined): WaterMeterFilter | null => {
  const ownership = filter?.ownershipTypeIds ?? [];
  if (filter?.isClosed || (ownership.length > 0 && !ownership.includes(commonOwnership))) return null;
  return { ...filter, isClosed: false, ownershipTypeIds: [commonOwnership] };
};

/**
 * WM-4: the neighbours of a meter. First come the meters of the list without an SVO, in the order of the list. Before
 * and after these come the other meters without an SVO, in the order of the service. `listed` is null if the dialog was
 * not opened from a list.
 */
export const findQueue = async (
  id: string,
  listed: readonly ListedMeter[] | null,
  readService: (id: string) => Promise<ServiceQueue>,
): Promise<Queue> => {
  const inList = findInList(id, listed ?? []);
  const waiting = new Set(listed?.filter(isWaiting).map((meter) => meter.id));
  const service = await readService(id);
  const findOutside = async (direction: 'previousId' | 'nextId'): Promise<string | null> => {
    let found = service[direction];
    for (let skipped = 0; found !== null && waiting.has(found); skipped += 1) {
      if (skipped === maxSkipped) return null;
      found = (await readService(found))[direction];
    }
    return found;
  };
  return {
    ...(inList ?? service),
    isOfList: inList !== null,
    previousId: inList?.previousId ?? (await findOutside('previousId')),
    nextId: inList?.nextId ?? (await findOutside('nextId')),
  };
};

/** Listed meters that are skipped one by one in the service's queue, which is sorted by id. */
const maxSkipped = 50;

/** Null if the meter is not in the list, or if the list has no other meter without an SVO. */
const findInList = (id: string, listed: readonly ListedMeter[]) => {
  const index = listed.findIndex((meter) => meter.id === id);
  if (index < 0 || !listed.some((meter) => meter.id !== id && isWaiting(meter))) return null;
  const before = listed.slice(0, index).filter(isWaiting);
  return {
    position: before.length + 1,
    total: listed.filter(isWaiting).length,
    previousId: before.at(-1)?.id ?? null,
    nextId: listed.slice(index + 1).find(isWaiting)?.id ?? null,
  };
};

/** A meter without coordinates of its address cannot be connected on the map (WM-2). */
const isWaiting = ({ svoId, address }: ListedMeter): boolean => svoId === null && Boolean(address?.location);
