import type { IsolationInput, OneWay, SourceInput, ValveInput } from '../isolation-input.ts';

/** A place on a pipe, as a percentage of its length. */
interface PipePlace {
  percent: number;
}

export interface RandomNetwork extends IsolationInput {
  valves: readonly (ValveInput & PipePlace)[];
  sources: readonly (SourceInput & PipePlace)[];
  start: { pipeId: number; x: number; y: number } & PipePlace;
  brokenValves: ReadonlySet<number>;
}

const side = 100;

/** A part of a street grid with valves in all states. Equal seeds give equal networks. */
export const randomNetwork = (seed: number): RandomNetwork => {
  const random = createRandom(seed + 1);
  const [columns, rows] = [random.whole(2, 5), random.whole(1, 4)];
  const lines = gridLines(columns, rows).filter((_, index) => index === 0 || random.chance(0.85));
  const pipes = lines.map(([x0, y0, x1, y1], index) => ({
    id: index + 1,
    xs: [x0 * side, x1 * side],
    ys: [y0 * side, y1 * side],
    from: 0,
    to: 2,
  }));
  const placeOn = (pipeIndex: number, percent: number) => {
    const [x0, y0, x1, y1] = lines[pipeIndex] ?? [0, 0, 0, 0];
    return { pipeId: pipeIndex + 1, percent, x: x0 * side + (x1 - x0) * percent, y: y0 * side + (y1 - y0) * percent };
  };
  const density = random.between(0.3, 1);
  const valves = pipes
    .flatMap((_, index) => valvePercents(random, density).map((percent) => placeOn(index, percent)))
    .map((place, index) => ({ id: index + 1, ...place, ...valveState(random) }));
  const anywhere = () => placeOn(random.whole(0, pipes.length - 1), random.whole(1, 9) * 10 + 5);
  return {
    pipes,
    valves,
    sources: Array.from({ length: random.whole(1, 3) }, (_, index) => ({ name: `Source ${index}`, ...anywhere() })),
    start: anywhere(),
    brokenValves: new Set(valves.filter(() => random.chance(0.1)).map(({ id }) => id)),
  };
};

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

const gridLines = (columns: number, rows: number): Line[] => {
  const lines: Line[] = [];
  for (let y = 0; y <= rows; y += 1)
    for (let x = 0; x <= columns; x += 1) {
      // Some pipes run against the grid's direction.
      if (x < columns) lines.push((x + y) % 2 ? [x + 1, y, x, y] : [x, y, x + 1, y]);
      if (y < rows) lines.push([x, y, x, y + 1]);
    }
  return lines;
};

/** Positions of the valves of a pipe, in percent: at its ends, near them and in the middle. */
const valvePercents = (random: Random, density: number): number[] =>
  [0, 10, 50, 90, 100].filter((percent) => random.chance(density * (percent === 10 || percent === 90 ? 0.6 : 0.15)));

const valveState = (random: Random): Pick<ValveInput, 'isOpen' | 'isOperable' | 'oneWay'> => ({
  isOpen: !random.chance(0.08),
  isOperable: !random.chance(0.1),
  oneWay: random.chance(0.1)
    ? ((['FORWARD', 'BACKWARD'] as const satisfies OneWay[])[random.whole(0, 1)] ?? null)
    : null,
});

interface Random {
  whole: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
}

/** The random number generator mulberry32. */
const createRandom = (seed: number): Random => {
  let state = Math.imul(seed, 0x9e3779b9);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
  };
};
