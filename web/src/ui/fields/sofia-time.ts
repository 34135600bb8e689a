const clock = new Intl.DateTimeFormat('en-CA', {
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
 * The moments at which Sofia's clocks show a time `2026-11-18T09:30`: earliest first. One as a rule, none in the hour
 * that March skips, two in the hour that October repeats.
 */
export const momentsAt = (local: string, seconds = '00'): string[] => {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsets = new Set([offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)]);
  return [...offsets]
    .filter((offset) => offsetAt(asUtc - offset) === offset)
    .toSorted((left, right) => right - left)
    .map((offset) => `${local}:${seconds}${offsetText(offset)}`);
};

/** Today in Sofia: `2026-11-18`. */
export const sofiaToday = (now: Date = new Date()): string => {
  const { year, month, day } = partsAt(now.getTime());
  return `${year}-${month}-${day}`;
};

/**
 * What a filter's two picked times ask for. Of the hour that October repeats, `from` takes the earlier 03:30 and `to` the
 * later one, so nothing of that hour is lost; `to` takes its whole minute.
 */
export const momentRange = (
  from: string | undefined,
  to: string | undefined,
): { from?: string; to?: string } | null => {
  const earliest = from ? momentsAt(from)[0] : undefined;
  const latest = to ? momentsAt(to, '59').at(-1) : undefined;
  if (!earliest && !latest) return null;
  return { ...(earliest && { from: earliest }), ...(latest && { to: latest }) };
};

/** Milliseconds by which Sofia's clocks are ahead of UTC. */
const offsetAt = (moment: number): number => {
  const { year, month, day, hour, minute, second } = partsAt(moment);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(moment / 1000) * 1000;
};

const partsAt = (moment: number): Record<string, string> =>
  Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));

const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => part.toString().padStart(2, '0')).join(':');
  return `${offset < 0 ? '-' : '+'}${text}`;
};
