import type { RandomNetwork } from './random-network.ts';

interface Way {
  to: string;
  /** The valve on the way; null if there is none. */
  valve: number | null;
}

/**
 * A second, simpler implementation with which tests compare the trace. It floods single elements, which are pieces of
 * pipes ('pipe/order') and pipe ends ('at x y'), without segments and without a supply tree.
 */
export class ElementFlood {
  private readonly ways = new Map<string, Way[]>();
  private readonly network: RandomNetwork;
  private readonly closable = new Map<number, [string, string]>();

  constructor(network: RandomNetwork) {
    this.network = network;
    for (const { id, xs, ys } of network.pipes) {
      const valves = this.valvesOn(id);
      this.joinFreely(`at ${xs[0]} ${ys[0]}`, `${id}/0`);
      this.joinFreely(`at ${xs[1]} ${ys[1]}`, `${id}/${valves.length}`);
      for (const [order, valve] of valves.entries()) {
        const [before, behind] = [`${id}/${order}`, `${id}/${order + 1}`];
        if (!valve.isOpen) continue;
        if (valve.oneWay !== 'BACKWARD') this.addWay(before, { to: behind, valve: valve.id });
        if (valve.oneWay !== 'FORWARD') this.addWay(behind, { to: before, valve: valve.id });
        const canClose = valve.isOperable && valve.oneWay === null && !network.brokenValves.has(valve.id);
        if (canClose) this.closable.set(valve.id, [before, behind]);
      }
    }
  }

  /** The piece at a place that is not at a valve. */
  pieceAt(pipeId: number, percent: number): string {
    return `${pipeId}/${this.valvesOn(pipeId).filter((valve) => valve.percent < percent).length}`;
  }

  /** All pieces whose length is not zero. */
  pieces(): string[] {
    return this.network.pipes.flatMap(({ id }) => {
      const percents = [0, ...this.valvesOn(id).map(({ percent }) => percent), 100];
      return percents.slice(1).flatMap((end, order) => (end > (percents[order] ?? 0) ? [`${id}/${order}`] : []));
    });
  }

  /** Finds the elements from which water reaches the place even if all valves that can be closed are closed. */
  findInseparable(place: string): Set<string> {
    const closed = new Set(this.closable.keys());
    return new Set([place, ...[...this.ways.keys()].filter((element) => this.flood([element], closed).has(place))]);
  }

  /** Valves that can be closed between these elements and all others, sorted. */
  closableBetween(inside: ReadonlySet<string>): number[] {
    return [...this.closable]
      .filter(([, [before, behind]]) => inside.has(before) !== inside.has(behind))
      .map(([id]) => id)
      .sort((one, other) => one - other);
  }

  /** Finds the elements with water while the valves `closed` are closed. Sources in `stopped` give no water. */
  findWet(closed: ReadonlySet<number>, stopped: ReadonlySet<string> = new Set()): Set<string> {
    const sources = this.network.sources.map(({ pipeId, percent }) => this.pieceAt(pipeId, percent));
    return this.flood(
      sources.filter((piece) => !stopped.has(piece)),
      closed,
    );
  }

  private flood(from: readonly string[], closed: ReadonlySet<number>): Set<string> {
    const reached = new Set(from);
    for (const element of reached)
      for (const { to, valve } of this.ways.get(element) ?? [])
        if (valve === null || !closed.has(valve)) reached.add(to);
    return reached;
  }

  private valvesOn(pipeId: number) {
    return this.network.valves.filter((valve) => valve.pipeId === pipeId);
  }

  private joinFreely(one: string, other: string): void {
    this.addWay(one, { to: other, valve: null });
    this.addWay(other, { to: one, valve: null });
  }

  private addWay(from: string, way: Way): void {
    this.ways.set(from, [...(this.ways.get(from) ?? []), way]);
    if (!this.ways.has(way.to)) this.ways.set(way.to, []);
  }
}
