import { metresPerDegree } from '@struma/shared/geo.ts';
import type { Point } from '../copy.ts';
import { mainsOf, pointBetween, type Main } from './mains.ts';
import { Random, randomStream } from '../random.ts';
import type { Street } from './streets.ts';

export type BuildingKind = 'HOUSE' | 'ENTRANCE' | 'SHOP' | 'PUBLIC';

/** A house, a shop, a public building, or one entrance of a block of flats, on its street. */
export interface Building {
  id: number;
  street: Street;
  kind: BuildingKind;
  /** House number; null on an estate, where blocks have numbers. */
  streetNumber: string | null;
  block: string | null;
  entrance: string | null;
  flats: number;
  meters: number;
  location: Point;
  /** Point where the service connection joins the pipe in the street. */
  connectionPoint: Point;
  pipeId: number;
}

interface Draft {
  kind: BuildingKind;
  flats: number;
  meters: number;
}

const letters = ['А', 'Б', 'В', 'Г'];
/** Minimum number of meters of an entrance in a block of flats. */
const minEntranceMeters = 12;

/** Creates the buildings of a street with exactly the given number of meters in total. */
export const buildStreet = (street: Street, meters: number, firstId: number): Building[] => {
  const random = new Random(randomStream.building, street.id);
  const drafts = draftBuildings(street, meters, random);
  const blocks = blockNumbers(street, drafts, random);
  const mains = mainsOf(street);
  return drafts.map((draft, index) => {
    const isLeft = (blocks[index]?.order ?? index) % 2 === 0;
    const along = (index + 0.5 + random.between(-0.3, 0.3)) / drafts.length;
    const away = (draft.kind === 'ENTRANCE' ? random.between(18, 28) : random.between(10, 16)) * (isLeft ? 1 : -1);
    return {
      ...draft,
      id: firstId + index,
      street,
      streetNumber: street.kind === 'ESTATE' ? null : String(2 * Math.floor(index / 2) + (index % 2 === 0 ? 1 : 2)),
      block: blocks[index]?.block ?? null,
      entrance: blocks[index]?.entrance ?? null,
      ...positionOf(street, mains, along, away),
    };
  });
};

const draftBuildings = (street: Street, meters: number, random: Random): Draft[] => {
  const drafts: Draft[] = [];
  let remaining = meters;
  while (remaining > 0) {
    const draft = street.kind === 'ESTATE' ? draftEntrance(remaining, random) : draftAny(street, remaining, random);
    drafts.push(draft);
    remaining -= draft.meters;
  }
  return drafts;
};

const draftAny = (street: Street, remaining: number, random: Random): Draft => {
  const roll = random.next();
  if (roll < (street.kind === 'BOULEVARD' ? 0.12 : 0.01) && remaining > 30) return draftEntrance(remaining, random);
  const meters = Math.min(remaining, random.chance(0.25) ? 2 : 1);
  if (roll < (street.kind === 'BOULEVARD' ? 0.3 : 0.05)) return { kind: 'SHOP', flats: 0, meters };
  return { kind: roll < (street.kind === 'BOULEVARD' ? 0.35 : 0.07) ? 'PUBLIC' : 'HOUSE', flats: 0, meters };
};

/**
 * Drafts an entrance with one common meter and one or two meters per flat. If the remaining meters are too few for
 * another entrance, the drafted one includes them. If they are too few for any entrance, drafts a shop with one meter.
 */
const draftEntrance = (remaining: number, random: Random): Draft => {
  if (remaining < minEntranceMeters) return { kind: 'SHOP', flats: 0, meters: 1 };
  const flats = random.whole(8, 24);
  const meters = 1 + flats + Math.round(flats * random.between(0.3, 0.7));
  if (remaining - meters >= minEntranceMeters) return { kind: 'ENTRANCE', flats, meters };
  return { kind: 'ENTRANCE', flats: Math.floor((remaining - 1) / 1.55), meters: remaining };
};

interface BlockPlace {
  order: number;
  block: string;
  entrance: string;
}

/**
 * Groups the entrances of a street, in their order, into blocks of one to four. The blocks of ж.к. „Люлин 7“ are
 * бл. 701, 702 …
 */
const blockNumbers = (street: Street, drafts: readonly Draft[], random: Random): (BlockPlace | null)[] => {
  const hundreds = /\d+/.exec(street.kind === 'ESTATE' ? street.name : '')?.[0];
  const first = hundreds ? Number(hundreds) * 100 : random.whole(1, 60);
  let order = 0;
  let entrance = 0;
  let size = random.whole(1, 4);
  return drafts.map(({ kind }) => {
    if (kind !== 'ENTRANCE') return null;
    if (entrance === size) {
      order += 1;
      entrance = 0;
      size = random.whole(1, 4);
    }
    entrance += 1;
    return { order, block: String(first + order + 1), entrance: letters[entrance - 1] ?? 'А' };
  });
};

/** Returns the point at a fraction of the street's length with an offset in metres, and the pipe there. */
const positionOf = (
  street: Street,
  mains: readonly Main[],
  along: number,
  away: number,
): Pick<Building, 'location' | 'connectionPoint' | 'pipeId'> => {
  const edges = street.line.length - 1;
  const edge = Math.min(edges - 1, Math.floor(along * edges));
  const part = along * edges - edge;
  const main = mains.findLast((each) => each.edge === edge && each.begin <= part);
  const [from, to] = [street.line[edge], street.line[edge + 1]];
  if (!main || !from || !to) throw new RangeError(`Street ${street.id} has no pipe on edge ${edge}.`);
  const connectionPoint = pointBetween(from, to, part);
  return { connectionPoint, pipeId: main.pipeId, location: beside(connectionPoint, from, to, away) };
};

const beside = (connectionPoint: Point, from: Point, to: Point, metres: number): Point => {
  const shrink = Math.cos((connectionPoint.latitude * Math.PI) / 180);
  const x = (to.longitude - from.longitude) * shrink;
  const y = to.latitude - from.latitude;
  const step = metres / metresPerDegree / Math.hypot(x, y);
  return { longitude: connectionPoint.longitude - (y * step) / shrink, latitude: connectionPoint.latitude + x * step };
};
