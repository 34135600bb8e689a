import type { PipeInput } from './isolation-input.ts';

/** Returns the position on a line that is closest to a place, as a fraction of the line's length from 0 to 1. */
export const fractionOnLine = ({ xs, ys, from, to }: Omit<PipeInput, 'id'>, x: number, y: number): number => {
  let [along, best, bestAlong] = [0, Infinity, 0];
  for (let point = from + 1; point < to; point += 1) {
    const [x0, y0] = [xs[point - 1] ?? 0, ys[point - 1] ?? 0];
    const [dx, dy] = [(xs[point] ?? 0) - x0, (ys[point] ?? 0) - y0];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square));
    const distance = Math.hypot(x0 + part * dx - x, y0 + part * dy - y);
    const length = Math.sqrt(square);
    if (distance < best) [best, bestAlong] = [distance, along + part * length];
    along += length;
  }
  return along === 0 ? 0 : bestAlong / along;
};
