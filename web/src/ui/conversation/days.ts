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

/** Groups neighbouring entries of the same day. Their order stays. */
export const groupByDay = <Item extends Dated>(entries: readonly Item[]): readonly Day<Item>[] => {
  const days: { day: string; entries: Item[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === dayOf(entry.at)) last.entries.push(entry);
    else days.push({ day: dayOf(entry.at), entries: [entry] });
  }
  return days;
};

/** The fewest last days that together have at least this many entries. */
export const newestDays = <Item>(days: readonly Day<Item>[], minEntries: number): readonly Day<Item>[] => {
  let held = 0;
  const start = days.findLastIndex(({ entries }) => (held += entries.length) >= minEntries);
  return start > 0 ? days.slice(start) : days;
};

/** The title of a day: its date and weekday. */
export const dayTitle = (date: string): string => texts.day(date, new Date(`${date}T00:00:00Z`).getUTCDay());
