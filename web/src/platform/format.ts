import { texts } from './format.texts.ts';

/** Shown instead of a missing value. */
export const emptyMark = '–';

/** The day of a date-time of the gateway, in Sofia: `2026-10-25`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The time of a date-time: `03:30:00`. */
export const timeOf = (moment: string): string => moment.slice(11, 19);

export const formatDateTime = (moment: string): string => `${dayOf(moment)} ${timeOf(moment)}`;

const sofiaClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', timeStyle: 'medium' });

/** The time in Sofia as HH:mm:ss, also if the browser has another time zone. */
export const formatClockTime = (moment: Date): string => sofiaClock.format(moment);

/** The day in Sofia, `2026-11-22`, also if the browser has another time zone. */
export const clockDay = (moment: Date): string => sofiaDay.format(moment);

const sofiaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });

/** Separates thousands with a thin space, and shows at least `decimals` decimal digits. */
export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '', digits = ''] = Math.abs(value).toString().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  const fraction = digits.padEnd(decimals, '0');
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
};

/** A distance in metres, or from a kilometre on in kilometres with one decimal. */
export const formatDistance = (metres: number): string =>
  metres < 1000
    ? texts.metres(formatNumber(Math.round(metres)))
    : texts.kilometres(formatNumber(Math.round(metres / 100) / 10));

/** A balance always shows its sign: `+ 128,4`, `− 52`. */
export const formatBalance = (value: number, decimals = 0): string => {
  const sign = value < 0 ? '−' : '+';
  return `${sign}\u00a0${formatNumber(Math.abs(value), decimals)}`;
};

/** From this number of days on, hours are left out: nobody needs them, and a cell of a list has no room for them. */
const manyDays = 10;

/** The time from `since` to `now`: `57 мин`, `2 ч 14 мин`, `3 дни 4 ч`, `12 дни`. */
export const formatElapsed = (since: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - new Date(since).getTime()) / 60_000);
  if (minutes < 1) return texts.lessThanMinute;
  if (minutes < 60) return `${minutes} ${texts.minute}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} ${texts.hour} ${twoDigits(minutes % 60)} ${texts.minute}`;
  const days = Math.floor(hours / 24);
  const daysText = `${formatNumber(days)} ${days === 1 ? texts.day : texts.days}`;
  return hours % 24 === 0 || days >= manyDays ? daysText : `${daysText} ${hours % 24} ${texts.hour}`;
};

export const waitText = (since: string, now: Date): string => texts.waits(formatElapsed(since, now));

const twoDigits = (value: number): string => value.toString().padStart(2, '0');

/** Removes the sign of a number that was copied with it: '№ 1643'. */
export const withoutNumberSign = (typed: string): string => typed.trim().replace(/^[№#]\s*/, '');
