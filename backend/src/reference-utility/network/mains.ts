import type { Point } from '../copy.ts';
import { Random, subject } from '../random.ts';
import type { Street } from './streets.ts';

/** A pipe in a street: from crossing to crossing, or a part of that where a valve or a repair divides it. */
export interface Main {
  pipeId: number;
  /** The piece of the street between two crossings, and the part of it, from 0 to 1. */
  edge: number;
  begin: number;
  end: number;
  from: Point;
  to: Point;
  /** Whether it was laid anew after a breakdown, which is why it ends here. */
  isRenewed: boolean;
  /** Whether a valve divides it from the next one. */
  endsAtValve: boolean;
}

/** How many pipes lie in a street of so many pieces. */
export const countMains = (streetId: number, edges: number): number =>
  edges + cutsOf(streetId, edges).filter((cut) => cut !== null).length;

/** The pipes of a street in the order of their numbers, each where the last one ends. */
export const mainsOf = (street: Street): Main[] => {
  const mains: Main[] = [];
  for (const [edge, cut] of cutsOf(street.id, street.line.length - 1).entries()) {
    const [first, last] = [street.line[edge], street.line[edge + 1]];
    if (!first || !last) throw new RangeError(`Street ${street.id} has no piece ${edge}.`);
    const add = (begin: number, end: number, facts: Pick<Main, 'isRenewed' | 'endsAtValve'>): void => {
      const [from, to] = [between(first, last, begin), between(first, last, end)];
      mains.push({ pipeId: street.firstPipeId + mains.length, edge, begin, end, from, to, ...facts });
    };
    if (cut) add(0, cut.at, { isRenewed: false, endsAtValve: cut.hasValve });
    add(cut?.at ?? 0, 1, { isRenewed: cut !== null && !cut.hasValve, endsAtValve: false });
  }
  return mains;
};

/** The place at a part of the way. */
export const between = (from: Point, to: Point, part: number): Point => ({
  longitude: from.longitude + (to.longitude - from.longitude) * part,
  latitude: from.latitude + (to.latitude - from.latitude) * part,
});

interface Cut {
  at: number;
  hasValve: boolean;
}

/** Three in four pipes between crossings are divided on their way. */
const cutsOf = (streetId: number, edges: number): (Cut | null)[] => {
  const random = new Random(subject.pipe, streetId, 2);
  return Array.from({ length: edges }, () =>
    random.chance(0.75) ? { at: random.between(0.3, 0.7), hasValve: random.chance(0.6) } : null,
  );
};
