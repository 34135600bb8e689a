import { isStorableDay, isTime, typedDate } from './dates.ts';
import { momentsAt } from './sofia-time.ts';

/** What stands in the two boxes of a date-time field. */
export interface TypedDateTime {
  date: string;
  time: string;
}

/** The two boxes travel as one text: `05/03/2026 09:30`. */
export const splitTyped = (typed: string): TypedDateTime => {
  const [date = '', time = ''] = typed.split(' ');
  return { date, time };
};

export const joinTyped = ({ date, time }: TypedDateTime): string => (time ? `${date} ${time}` : date);

/** `2026-03-05T09:30` as it stands in the boxes. */
export const typedDateTime = (value: string): string => {
  const [date = '', time = ''] = value.split('T');
  return joinTyped({ date: typedDate(date), time });
};

/** Whether a text that anyone may have written is a time that Sofia's clocks show. */
export const isLocalTime = (value: string): boolean => {
  const [date = '', time = '', ...rest] = value.split('T');
  return rest.length === 0 && isStorableDay(date) && isTime(time) && momentsAt(value).length > 0;
};
