/** Cuts a database time in UTC to the second: '2026-10-25 00:30:00.123+00' becomes '2026-10-25 00:30:00'. */
export const utcText = (moment: string): string => moment.slice(0, secondsEnd);

/** Converts a database time to local time in Sofia. */
export const localText = (moment: string): string =>
  localHour(moment.slice(0, hourEnd)) + moment.slice(hourEnd, secondsEnd);

/** Cuts the time `name` of a row to the second, and adds the same time in Sofia as `<name>Local`. */
export const withLocalTime =
  <Name extends string>(name: Name) =>
  <Row extends Readonly<Record<Name, string>>>(row: Row): Row & Record<`${Name}Local`, string> =>
    ({ ...row, [name]: utcText(row[name]), [`${name}Local`]: localText(row[name]) }) as Row &
      Record<`${Name}Local`, string>;

/** Converts a database time to a Date without fractions of a second. */
export const dateOf = (moment: string): Date => new Date(`${utcText(moment).replace(' ', 'T')}Z`);

/** The present day in Sofia. */
export const localToday = (): string => localText(new Date().toISOString().replace('T', ' ')).slice(0, dayEnd);

/** True if the text is 'YYYY-MM-DD HH:mm:ss' and the time exists. PostgreSQL has no year 0. */
export const isDateTime = (text: string): boolean => {
  if (!dateTimePattern.test(text) || text.startsWith('0000')) return false;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, secondsEnd).replace('T', ' ') === text;
};

/** True if the text is 'YYYY-MM-DD' and the day exists. */
export const isDay = (text: string): boolean => isDateTime(`${text} 00:00:00`);

const dayEnd = 10;
const hourEnd = 13;
const secondsEnd = 19;
const dateTimePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const maxCachedHours = 100_000;

const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

// Cache by hour: Sofia's offset is a whole number of hours, so all times of an hour share one conversion.
const hours = new Map<string, string>();

const localHour = (hour: string): string => {
  const cached = hours.get(hour);
  if (cached) return cached;
  const text = sofia.format(new Date(`${hour.replace(' ', 'T')}:00:00Z`)).slice(0, hourEnd);
  if (hours.size >= maxCachedHours) hours.clear();
  hours.set(hour, text);
  return text;
};
