/** The direction in which a check valve lets water through. FORWARD is the direction of the pipe's points. */
export type OneWay = 'FORWARD' | 'BACKWARD';

/** A pipe, with coordinates in any unit that all pipes share. Pipes whose ends have equal coordinates are joined. */
export interface PipeInput {
  id: number;
  xs: ArrayLike<number>;
  ys: ArrayLike<number>;
  /** The points of the pipe are `from` up to, but not including, `to`. */
  from: number;
  to: number;
}

export interface ValveInput {
  id: number;
  pipeId: number;
  x: number;
  y: number;
  isOpen: boolean;
  /** False if the valve cannot be turned. */
  isOperable: boolean;
  /** A check valve: water flows in this direction only. It cannot be closed by hand. */
  oneWay: OneWay | null;
}

/** A point at which water enters the network. */
export interface SourceInput {
  name: string;
  pipeId: number;
  x: number;
  y: number;
}

export interface IsolationInput {
  pipes: readonly PipeInput[];
  valves: readonly ValveInput[];
  sources: readonly SourceInput[];
}
