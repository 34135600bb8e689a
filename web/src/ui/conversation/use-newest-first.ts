import { startTransition, useEffect, useState } from 'react';
import { type Day, newestDays } from './days.ts';

interface NewestFirst<Item> {
  shown: readonly Day<Item>[];
  /** False while older messages are added: screen readers must not announce them. */
  isLive: boolean;
}

/**
 * Renders a long conversation from its end: the newest messages at once, the older ones in a transition, which does not
 * block input.
 */
export const useNewestFirst = <Item>(days: readonly Day<Item>[]): NewestFirst<Item> => {
  const newest = newestDays(days, minNewestEntries);
  const [isWhole, setWhole] = useState(newest.length === days.length);
  const [isLive, setLive] = useState(isWhole);

  useEffect(() => startTransition(() => setWhole(true)), []);
  useEffect(() => {
    if (!isWhole || isLive) return;
    const timer = setTimeout(() => setLive(true), settleMs);
    return () => clearTimeout(timer);
  }, [isWhole, isLive]);

  return { shown: isWhole ? days : newest, isLive };
};

/** More messages than any screen shows. */
const minNewestEntries = 40;
/** After this time screen readers have processed the older messages. */
const settleMs = 2000;
