const sofiaFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Sofia',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const dayMs = 86_400_000;

/**
 * Converts a local time in Sofia, `2026-11-18T09:30`, to moments with an offset, earliest first. Usually the result is
 * one moment. It is empty for the hour that is skipped when summer time begins, and has two moments for the hour that
 * is repeated when summer time ends.
 */
export const toMoments = (local: string, seconds = '00'): string[] => {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsets = new Set([getOffset(asUtc - dayMs), getOffset(asUtc + dayMs)]);
  return [...offsets]
    .filter((offset) => getOffset(asUtc - offset) === offset)
    .toSorted((left, right) => right - left)
    .map((offset) => `${local}:${seconds}${formatOffset(offset)}`);
};

/** Today in Sofia: `2026-11-18`. */
export const getSofiaToday = (now: Date = new Date()): string => {
  const { year, month, day } = getParts(now.getTime());
  return `${year}-${month}-${day}`;
};

/** The day that is `count` days before `day`. Both days have the format `2026-11-18`. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/**
 * Converts a filter's two local times to a range. In the hour that is repeated when summer time ends, `from` is the
 * earlier moment and `to` the later one, so that the range includes both hours. `to` includes its whole minute.
 */
export const toMomentRange = (
  from: string | undefined,
  to: string | undefined,
): { from?: string; to?: string } | null => {
  const earliest = from ? toMoments(from)[0] : undefined;
  const latest = to ? toMoments(to, '59').at(-1) : undefined;
  if (!earliest && !latest) return null;
  return { ...(earliest && { from: earliest }), ...(latest && { to: latest }) };
};

/** Offset of Sofia from UTC in milliseconds. */
const getOffset = (moment: number): number => {
  const { year, month, day, hour, minute, second } = getParts(moment);
  const localAsUtc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return localAsUtc - Math.floor(moment / 1000) * 1000;
};

const getParts = (moment: number): Record<string, string> =>
  Object.fromEntries(sofiaFormat.formatToParts(moment).map(({ type, value }) => [type, value]));

const formatOffset = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => part.toString().padStart(2, '0')).join(':');
  return `${offset < 0 ? '-' : '+'}${text}`;
};
