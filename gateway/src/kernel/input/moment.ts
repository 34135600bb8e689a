/** A moment as the REST service sends it: the same second in UTC and, optionally, in local time. */
export interface Moment {
  utc: string;
  local?: string | null | undefined;
}

/** Checks the format only. `writeMoment` formats the moment later, if the field is selected. */
export const readMoment = (utc: string, local: string | null | undefined): Moment => {
  if (!wireFormat.test(utc) || (local && !wireFormat.test(local)))
    throw new TypeError('A moment has an invalid format.');
  return { utc, local };
};

/** Formats a moment as RFC 3339. The first 19 characters are the local time, by default that of Sofia. */
export const writeMoment = ({ utc, local }: Moment): string => {
  const localTime = local ?? sofiaTime(utc);
  return `${localTime.slice(0, 10)}T${localTime.slice(11, 19)}${offsetBetween(utc, localTime)}`;
};

/** True for an existing moment with an offset, in the years that every service supports. */
export const isMoment = (text: string): boolean => {
  const match = rfc3339.exec(text);
  if (!match) return false;
  const [, day = '', time = '', offset = ''] = match;
  const wall = new Date(`${day}T${time}Z`);
  if (Number.isNaN(wall.valueOf()) || !wall.toISOString().startsWith(`${day}T${time}`) || !isOffset(offset))
    return false;
  return day >= minDay && Date.parse(text) <= maxMoment;
};

/** True for an existing day such as `2026-02-28`, in the years that every service supports. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(`${text}T00:00:00Z`);

/** Converts a moment to the format of REST filters: 'YYYY-MM-DD HH:mm:ss' in UTC. Fractions of a second are dropped. */
export const toUtcText = (moment: string): string => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** Converts a result of `toUtcText` to the local time of Sofia in the same format. */
export const toLocalText = (utc: string): string => sofiaTime(utc);

/**
 * Converts a local time of Sofia, for services that send no UTC. When clocks go back, one hour occurs twice: then the
 * result is the earlier moment.
 */
export const fromLocalText = (local: string): Moment => {
  const { utc: text } = readMoment(local, null);
  const wall = text.slice(0, 19).replace('T', ' ');
  const candidates = sofiaOffsets.map((hours) => toUtcText(new Date(epoch(wall) - hours * 3_600_000).toISOString()));
  return { utc: candidates.find((utc) => sofiaTime(utc) === wall) ?? candidates[1] ?? wall, local: wall };
};

/** Hours between UTC and the local time of Sofia, in summer and in winter. */
const sofiaOffsets = [3, 2];

const wireFormat = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/;

const rfc3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** The first valid day. Other systems store an earlier day instead of a missing date. */
const minDay = '1900-01-02';
const maxMoment = Date.parse('9999-12-31T23:59:59.999Z');

const isOffset = (offset: string): boolean =>
  offset.toUpperCase() === 'Z' || (Number(offset.slice(1, 3)) < 24 && Number(offset.slice(4)) < 60);

const offsetBetween = (utc: string, local: string): string => {
  // Parsing two dates would take most of the time of formatting.
  if (local.slice(0, 10) === utc.slice(0, 10) && local.slice(14, 19) === utc.slice(14, 19)) {
    const hours = Number(local.slice(11, 13)) - Number(utc.slice(11, 13));
    if (hours === 2) return '+02:00';
    if (hours === 3) return '+03:00';
  }
  return writeOffset(Math.round((epoch(local) - epoch(utc)) / 60_000));
};

const writeOffset = (minutes: number): string => {
  const size = Math.abs(minutes);
  if (!(size < 24 * 60)) throw new Error('A moment is invalid.');
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const epoch = (wall: string): number => Date.parse(`${wall.slice(0, 10)}T${wall.slice(11, 19)}Z`);

const sofiaClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const sofiaTime = (utc: string): string => {
  const moment = epoch(utc);
  if (Number.isNaN(moment)) throw new Error('A moment is invalid.');
  return sofiaClock.format(moment);
};
