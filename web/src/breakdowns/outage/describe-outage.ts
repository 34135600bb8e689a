import { formatDateTime, formatNumber } from '../../platform/format.ts';
import type { OutagesQuery } from './outage.generated.ts';
import { texts } from './outage.texts.ts';

export type Outage = OutagesQuery['outages'][number];

/** Describes for the public where a breakdown is, and what is known about water and repair. */
export const describeOutage = (outage: Outage, now: Date): string => {
  const place = [outage.streetName, outage.townName].filter(Boolean).join(', ');
  const water = describeWater(outage, now);
  const repair = outage.repairEnd && new Date(outage.repairEnd) > now ? outage.repairEnd : null;
  const { distance, isLinked } = outage;
  const where = distance === null || isLinked ? place : texts.at(place, formatNumber(distance));
  return [
    ...(where ? [`${where}.`] : []),
    ...(water ? [water] : []),
    ...(repair ? [texts.repairUntil(formatDateTime(repair))] : []),
    ...(water || repair ? [] : [texts.known]),
  ].join(' ');
};

const describeWater = ({ waterStopStart: start, waterStopEnd: end }: Outage, now: Date): string | null => {
  if (start === null || (end !== null && new Date(end) <= now)) return null;
  if (new Date(start) <= now) return end === null ? texts.off : texts.offUntil(formatDateTime(end));
  const from = formatDateTime(start);
  return end === null ? texts.willBeOff(from) : texts.willBeOffUntil(from, formatDateTime(end));
};
