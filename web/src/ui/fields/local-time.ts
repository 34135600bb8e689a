import { isStorableDay, isTime, formatTypedDate } from './dates.ts';
import { toMoments } from './sofia-time.ts';

/** The texts of the two boxes of a date-time field. */
export interface TypedDateTime {
  date: string;
  time: string;
}

/** Splits the value of a date-time field, `05/03/2026 09:30`, into its two boxes. */
export const splitDateTime = (typed: string): TypedDateTime => {
  const [date = '', time = ''] = typed.split(' ');
  return { date, time };
};

export const joinDateTime = ({ date, time }: TypedDateTime): string => (time ? `${date} ${time}` : date);

/** Formats `2026-03-05T09:30` as a user types it: `05/03/2026 09:30`. */
export const formatTypedDateTime = (value: string): string => {
  const [date = '', time = ''] = value.split('T');
  return joinDateTime({ date: formatTypedDate(date), time });
};

/** Whether an untrusted text is a valid local time in Sofia. */
export const isLocalTime = (value: string): boolean => {
  const [date = '', time = '', ...rest] = value.split('T');
  return rest.length === 0 && isStorableDay(date) && isTime(time) && toMoments(value).length > 0;
};
