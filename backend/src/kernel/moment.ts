/** A moment as the database gives it, in UTC: '2026-10-25 00:30:00' of '2026-10-25 00:30:00.123+00'. */
export const utcText = (moment: string): string => moment.slice(0, secondsEnd);

/** The same moment on the clocks of Sofia. */
export const localText = (moment: string): string =>
  localHour(moment.slice(0, hourEnd)) + moment.slice(hourEnd, secondsEnd);

/** The same moment as a Date, to the second. */
export const dateOf = (moment: string): Date => new Date(`${utcText(moment).replace(' ', 'T')}Z`);

/** Whether a text is 'YYYY-MM-DD HH:mm:ss' and such a second exists. PostgreSQL goes from 1 BC to AD 1: it has no year 0. */
export const isUtcSecond = (text: string): boolean => {
  if (!secondForm.test(text) || text.startsWith('0000')) return false;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, secondsEnd).replace('T', ' ') === text;
};

const hourEnd = 13;
const secondsEnd = 19;
const secondForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const rememberedHours = 100_000;

const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

// Sofia's offset is a whole number of hours, so an hour of UTC is an hour of Sofia, and one answer serves all its moments.
const hours = new Map<string, string>();

const localHour = (hour: string): string => {
  const known = hours.get(hour);
  if (known) return known;
  const text = sofia.format(new Date(`${hour.replace(' ', 'T')}:00:00Z`)).slice(0, hourEnd);
  if (hours.size >= rememberedHours) hours.clear();
  hours.set(hour, text);
  return text;
};
