import { dayOf } from '../../platform/format.ts';
import { texts } from './conversation.texts.ts';

interface Dated {
  at: string;
}

export interface Day<Item> {
  /** Date in Sofia, `2026-11-18`. */
  day: string;
  entries: readonly Item[];
}

/** Groups neighbouring entries of the same day, without changing the order. */
export const groupByDay = <Item extends Dated>(entries: readonly Item[]): readonly Day<Item>[] => {
  const days: { day: string; entries: Item[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === dayOf(entry.at)) last.entries.push(entry);
    else days.push({ day: dayOf(entry.at), entries: [entry] });
  }
  return days;
};

/** Returns as few of the last days as possible, with at least `minEntries` entries together. */
export const newestDays = <Item>(days: readonly Day<Item>[], minEntries: number): readonly Day<Item>[] => {
  let count = 0;
  const start = days.findLastIndex(({ entries }) => (count += entries.length) >= minEntries);
  return start > 0 ? days.slice(start) : days;
};

/** The title of a day: its date and weekday. */
export const dayTitle = (date: string): string => texts.day(date, new Date(`${date}T00:00:00Z`).getUTCDay());
