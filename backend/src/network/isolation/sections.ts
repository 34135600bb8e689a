import { fractionOnLine } from './fraction-on-line.ts';
import type { IsolationInput, PipeInput, ValveInput } from './isolation-input.ts';

/**
 * Pipes divided at their valves. Section i lies on the pipe `pipes[pipeOf[i]]`, from `begins[i]` to `ends[i]` as
 * fractions of the length of the pipe. The sections of pipe p, in the pipe's direction, are `firsts[p]` up to, but not
 * including, `firsts[p + 1]`.
 */
export interface Sections {
  pipes: readonly PipeInput[];
  pipeIndexes: ReadonlyMap<number, number>;
  firsts: Uint32Array;
  pipeOf: Uint32Array;
  begins: Float64Array;
  ends: Float64Array;
  /** The valves in the order of their pipes; valve i is between the sections `before[i]` and `before[i] + 1`. */
  valves: readonly ValveInput[];
  before: Uint32Array;
  valveIndexes: ReadonlyMap<number, number>;
}

/** Divides pipes at their valves. Valves of unknown pipes are left out. */
export const divideAtValves = ({ pipes, valves }: Pick<IsolationInput, 'pipes' | 'valves'>): Sections => {
  const pipeIndexes = new Map(pipes.map(({ id }, index) => [id, index]));
  const placed = placeOnPipes(pipes, pipeIndexes, valves);
  const size = pipes.length + placed.length;
  const sections = {
    pipes,
    pipeIndexes,
    firsts: new Uint32Array(pipes.length + 1),
    pipeOf: new Uint32Array(size),
    begins: new Float64Array(size),
    ends: new Float64Array(size).fill(1),
    valves: placed.map(({ valve }) => valve),
    before: new Uint32Array(placed.length),
    valveIndexes: new Map(placed.map(({ valve }, index) => [valve.id, index])),
  };
  let next = 0;
  let valve = 0;
  for (let pipe = 0; pipe < pipes.length; pipe += 1) {
    sections.firsts[pipe] = next;
    sections.pipeOf[next] = pipe;
    for (; placed[valve]?.pipe === pipe; valve += 1) {
      const at = placed[valve]?.at ?? 0;
      sections.before[valve] = next;
      sections.ends[next] = at;
      next += 1;
      sections.pipeOf[next] = pipe;
      sections.begins[next] = at;
    }
    next += 1;
  }
  sections.firsts[pipes.length] = next;
  return sections;
};

interface PlacedValve {
  valve: ValveInput;
  pipe: number;
  at: number;
}

const placeOnPipes = (
  pipes: readonly PipeInput[],
  pipeIndexes: ReadonlyMap<number, number>,
  valves: readonly ValveInput[],
): PlacedValve[] =>
  valves
    .flatMap((valve): PlacedValve[] => {
      const pipe = pipeIndexes.get(valve.pipeId);
      const line = pipe === undefined ? undefined : pipes[pipe];
      return pipe === undefined || !line ? [] : [{ valve, pipe, at: fractionOnLine(line, valve.x, valve.y) }];
    })
    .sort((one, other) => one.pipe - other.pipe || one.at - other.at || one.valve.id - other.valve.id);

/** Returns the section of a pipe at a place; null if the pipe does not exist. */
export const sectionAt = (sections: Sections, pipeId: number, x: number, y: number): number | null => {
  const { pipes, pipeIndexes, firsts, ends } = sections;
  const index = pipeIndexes.get(pipeId);
  const pipe = index === undefined ? undefined : pipes[index];
  if (index === undefined || !pipe) return null;
  const at = fractionOnLine(pipe, x, y);
  const last = (firsts[index + 1] ?? 0) - 1;
  for (let section = firsts[index] ?? 0; section < last; section += 1) if (at <= (ends[section] ?? 1)) return section;
  return last;
};

/** Returns all sections of a pipe; empty if the pipe does not exist. */
export const sectionsOfPipe = ({ pipeIndexes, firsts }: Sections, pipeId: number): number[] => {
  const index = pipeIndexes.get(pipeId);
  if (index === undefined) return [];
  const first = firsts[index] ?? 0;
  return Array.from({ length: (firsts[index + 1] ?? 0) - first }, (_, order) => first + order);
};
