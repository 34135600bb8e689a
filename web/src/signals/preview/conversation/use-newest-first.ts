import { startTransition, useEffect, useState } from 'react';
import { type Day, newestDays } from './days.ts';

interface NewestFirst<Item> {
  shown: readonly Day<Item>[];
  /** False while the older messages come: nobody wants them read out. */
  isLive: boolean;
}

/** A long conversation is drawn from its end: the newest messages at once, the older ones without keeping anybody waiting. */
export const useNewestFirst = <Item>(days: readonly Day<Item>[]): NewestFirst<Item> => {
  const newest = newestDays(days, enough);
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

/** More than any screen holds. */
const enough = 40;
/** By then readers have seen what is there. */
const settleMs = 2000;
