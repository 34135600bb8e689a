import type { Point } from '../copy.ts';
import { Random, randomStream } from '../random.ts';
import type { Street } from './streets.ts';

/**
 * A pipe in a street, from one crossing to the next. A valve or a renewal may divide the street segment between two
 * crossings into two pipes.
 */
export interface Main {
  pipeId: number;
  /** Index of the street segment between two crossings. */
  edge: number;
  /** Start and end of the pipe on this segment, as fractions of its length. */
  begin: number;
  end: number;
  from: Point;
  to: Point;
  /** True if this pipe replaced a part of an older one after a breakdown and therefore begins between two crossings. */
  isRenewed: boolean;
  /** True if a valve separates this pipe from the next one. */
  endsAtValve: boolean;
}

/** Returns the number of pipes in a street with this number of segments. */
export const countMains = (streetId: number, edges: number): number =>
  edges + cutsOf(streetId, edges).filter((cut) => cut !== null).length;

/** Returns the pipes of a street from its start to its end. Their ids are consecutive. */
export const mainsOf = (street: Street): Main[] => {
  const mains: Main[] = [];
  for (const [edge, cut] of cutsOf(street.id, street.line.length - 1).entries()) {
    const [first, last] = [street.line[edge], street.line[edge + 1]];
    if (!first || !last) throw new RangeError(`Street ${street.id} has no vertex at the ends of edge ${edge}.`);
    const add = (begin: number, end: number, facts: Pick<Main, 'isRenewed' | 'endsAtValve'>): void => {
      const [from, to] = [pointBetween(first, last, begin), pointBetween(first, last, end)];
      mains.push({ pipeId: street.firstPipeId + mains.length, edge, begin, end, from, to, ...facts });
    };
    if (cut) add(0, cut.at, { isRenewed: false, endsAtValve: cut.hasValve });
    add(cut?.at ?? 0, 1, { isRenewed: cut !== null && !cut.hasValve, endsAtValve: false });
  }
  return mains;
};

/** Returns the point at a fraction of the way. */
export const pointBetween = (from: Point, to: Point, part: number): Point => ({
  longitude: from.longitude + (to.longitude - from.longitude) * part,
  latitude: from.latitude + (to.latitude - from.latitude) * part,
});

interface Cut {
  at: number;
  hasValve: boolean;
}

/** Where each segment of a street is divided into two pipes; null for a segment with only one pipe (about one in four). */
const cutsOf = (streetId: number, edges: number): (Cut | null)[] => {
  const random = new Random(randomStream.pipe, streetId, 2);
  return Array.from({ length: edges }, () =>
    random.chance(0.75) ? { at: random.between(0.3, 0.7), hasValve: random.chance(0.6) } : null,
  );
};
