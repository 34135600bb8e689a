import { metresPerDegree } from '@struma/shared/geo.ts';
import type { Point } from '../copy.ts';
import { formatOrdinal } from '../bulgarian.ts';
import { countMains } from './mains.ts';
import { streetNames, towns, type TownFacts } from '../data/places.data.ts';
import { itemAt, Random, randomStream } from '../random.ts';

export type StreetKind = 'BOULEVARD' | 'STREET' | 'ESTATE';

/** A street as a line of crossings, with one or two pipes between neighbouring crossings. */
export interface Street {
  id: number;
  townId: number;
  town: TownFacts;
  kind: StreetKind;
  /** As in 'ул. „Иван Вазов“'. */
  name: string;
  /** As in 'ул. Иван Вазов', the spelling of address descriptions. */
  shortName: string;
  graoCode: string;
  zipCode: string;
  line: Point[];
  firstPipeId: number;
  pipes: number;
  /** Relative number of water meters. */
  weight: number;
}

/** Width and height of a quarter, in city blocks. */
export const quarterSize = 6;
/** Width and height of a city block, in metres. */
const blockWidth = 110;
const blockHeight = 95;
/** Approximate number of water meters per quarter. */
const waterMetersPerQuarter = 630;

/** Returns the number of quarters of each town. More water meters make towns larger, not denser. */
export const quartersOf = (waterMeters: number): number[] => {
  const quarters = Math.max(towns.length, Math.round(waterMeters / waterMetersPerQuarter));
  const shares = towns.reduce((sum, town) => sum + town.share, 0);
  return towns.map(({ share }) => Math.max(1, Math.round((quarters * share) / shares)));
};

/** Creates the streets of all towns with consecutive ids. */
export const createStreets = (waterMeters: number): Street[] => {
  const quarters = quartersOf(waterMeters);
  const streets: Street[] = [];
  let firstPipeId = 1;
  for (const [index, town] of towns.entries()) {
    for (const draft of draftTown(town, index, quarters[index] ?? 1)) {
      const id = streets.length + 1;
      const pipes = countMains(id, draft.line.length - 1);
      streets.push({ ...draft, id, town, townId: index + 1, firstPipeId, pipes });
      firstPipeId += pipes;
    }
  }
  return streets;
};

type Draft = Omit<Street, 'id' | 'townId' | 'town' | 'firstPipeId' | 'pipes'>;

interface Names {
  next(kind: StreetKind): string;
}

const draftTown = (town: TownFacts, townIndex: number, quarters: number): Draft[] => {
  const random = new Random(randomStream.street, townIndex);
  const names = namesOf(town, townIndex);
  const cells = listQuarterCells(quarters);
  const drafts: Draft[] = [];
  const add = (kind: StreetKind, nodes: (readonly [number, number])[], postalZone: number) => {
    const title = names.next(kind);
    const prefix = { BOULEVARD: 'бул.', STREET: 'ул.', ESTATE: 'ж.к.' }[kind];
    drafts.push({
      kind,
      name: `${prefix} „${title}“`,
      shortName: `${kind === 'ESTATE' ? 'жк' : prefix} ${title}`,
      graoCode: String((drafts.length + 1) * 7).padStart(5, '0'),
      zipCode: String(town.zipCode + (town.share > 4 ? postalZone % 90 : 0)),
      line: nodes.map(([column, row]) => locateCrossing(town, townIndex, column, row)),
      weight: { BOULEVARD: 0.18 * nodes.length, STREET: 0.7, ESTATE: 2.4 }[kind] * random.between(0.7, 1.3),
    });
  };
  for (const nodes of boulevards(cells)) add('BOULEVARD', nodes, drafts.length);
  for (const [index, [left, bottom]] of cells.entries()) {
    const isEstate = Math.floor((index + 1) * town.blocks) > Math.floor(index * town.blocks);
    for (let line = 1; line < quarterSize; line += 1) {
      add(
        'STREET',
        nodesAlong((step) => [left * quarterSize + step, bottom * quarterSize + line]),
        index + 4,
      );
      add(
        isEstate ? 'ESTATE' : 'STREET',
        nodesAlong((step) => [left * quarterSize + line, bottom * quarterSize + step]),
        index + 4,
      );
    }
  }
  return drafts;
};

const nodesAlong = (node: (step: number) => readonly [number, number]): (readonly [number, number])[] =>
  Array.from({ length: quarterSize + 1 }, (_, step) => node(step));

/**
 * Boulevards run along the west and the south sides of all quarters. Sides that continue each other are one boulevard.
 */
const boulevards = (cells: readonly (readonly [number, number])[]): (readonly [number, number])[][] => {
  const lines = new Map<string, (readonly [number, number])[]>();
  for (const [left, bottom] of [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    extend(
      lines,
      `row ${bottom}`,
      nodesAlong((step) => [left * quarterSize + step, bottom * quarterSize]),
    );
    extend(
      lines,
      `column ${left}`,
      nodesAlong((step) => [left * quarterSize, bottom * quarterSize + step]),
    );
  }
  return [...lines.values()];
};

const extend = <Node>(lines: Map<string, Node[]>, key: string, nodes: Node[]) => {
  const line = lines.get(key);
  if (line) line.push(...nodes.slice(1));
  else lines.set(key, nodes);
};

/** Returns quarters around a town's centre, nearest first; each row and column is contiguous. */
export const listQuarterCells = (count: number): (readonly [number, number])[] => {
  const cells: (readonly [number, number])[] = [[0, 0]];
  for (let ring = 1; cells.length < count; ring += 1) {
    for (let step = 1 - ring; step <= ring; step += 1) cells.push([ring, step]);
    for (let step = ring - 1; step >= -ring; step -= 1) cells.push([step, ring]);
    for (let step = ring - 1; step >= -ring; step -= 1) cells.push([-ring, step]);
    for (let step = 1 - ring; step <= ring; step += 1) cells.push([step, -ring]);
  }
  return cells.slice(0, count);
};

/**
 * Returns the position of a crossing in a grid with `quarterSize` crossings per quarter in each direction. The grid is
 * rotated and curved per town to look natural.
 */
export const locateCrossing = (town: TownFacts, townIndex: number, column: number, row: number): Point => {
  const middle = quarterSize / 2;
  const x =
    (column - middle) * blockWidth + 26 * Math.sin(row * 0.55 + townIndex) + 14 * Math.sin(column * 1.7 + row * 0.9);
  const y =
    (row - middle) * blockHeight +
    22 * Math.sin(column * 0.5 + townIndex * 2) +
    11 * Math.sin(row * 1.3 + column * 1.1);
  const angle = (town.rotation * Math.PI) / 180;
  return {
    longitude:
      town.longitude +
      (x * Math.cos(angle) - y * Math.sin(angle)) / (metresPerDegree * Math.cos((town.latitude * Math.PI) / 180)),
    latitude: town.latitude + (x * Math.sin(angle) + y * Math.cos(angle)) / metresPerDegree,
  };
};

/**
 * Creates a source of names for a town's streets, boulevards and estates: each call of `next` returns a new name. When
 * the names run out, streets get ordinal numbers, boulevards and estates a part number.
 */
const namesOf = (town: TownFacts, townIndex: number): Names => {
  const used = { BOULEVARD: 0, STREET: 0, ESTATE: 0 };
  const pools = { BOULEVARD: town.boulevards, STREET: streetNames, ESTATE: town.estates };
  const strides = { BOULEVARD: 1, STREET: 83, ESTATE: 1 };
  return {
    next: (kind) => {
      const position = used[kind]++;
      const pool = pools[kind];
      const name = itemAt(pool, position * strides[kind] + (kind === 'STREET' ? townIndex * 31 : 0));
      if (position < pool.length) return name;
      return kind === 'STREET'
        ? formatOrdinal(100 + position - pool.length)
        : `${name} – ${Math.floor(position / pool.length) + 1} част`;
    },
  };
};
