import type { LayerStore, Points } from './layer-store.ts';
import { worldSize } from '../drawing/mercator.ts';
import type { FeatureKind } from './features.ts';
import { frameOf, type TileAddress } from '../drawing/tile.ts';
import type { LayerWriter } from '../drawing/tile-writer.ts';

/** A tile has 2^3 by 2^3 squares: the squares of zoom z are the tiles of zoom z + 3. */
const squareZooms = 3;

interface Square {
  count: number;
  residential: number;
  sumX: number;
  sumY: number;
}

/** Feature counts per square of the map, for each zoom that shows counts. */
export class Counts {
  /** Squares by tile zoom. */
  private readonly levels: readonly Map<number, Square>[];

  /** `countedBelow`: tiles below this zoom show counts. */
  constructor(store: LayerStore, countedBelow: number) {
    this.levels = Array.from({ length: countedBelow }, () => new Map<number, Square>());
    const last = countedBelow - 1;
    store.each((_id, kind, { xs, ys, from }) => this.add(last, kind, xs[from] ?? 0, ys[from] ?? 0, 1));
    for (let zoom = last; zoom > 0; zoom -= 1) this.addLevel(zoom);
  }

  /** Records an added (1) or removed (-1) feature. */
  change(kind: FeatureKind, { xs, ys, from }: Points, by: 1 | -1): void {
    for (const zoom of this.levels.keys()) this.add(zoom, kind, xs[from] ?? 0, ys[from] ?? 0, by);
  }

  /** Draws a point per non-empty square with the number of features and of residential ones. */
  draw(tile: TileAddress, layer: LayerWriter): void {
    const squares = this.levels[tile.zoom];
    const { left, top, scale } = frameOf(tile);
    const side = 2 ** squareZooms;
    const across = 2 ** (tile.zoom + squareZooms);
    for (let row = tile.y * side; row < (tile.y + 1) * side; row += 1) {
      for (let column = tile.x * side; column < (tile.x + 1) * side; column += 1) {
        const square = squares?.get(row * across + column);
        if (!square || square.count === 0) continue;
        const { count, residential, sumX, sumY } = square;
        const place = [Math.round((sumX / count - left) * scale), Math.round((sumY / count - top) * scale)];
        layer.feature(row * across + column, 1, { count, residential }, [place]);
      }
    }
  }

  private add(zoom: number, { tags }: FeatureKind, x: number, y: number, by: 1 | -1): void {
    const across = 2 ** (zoom + squareZooms);
    const size = worldSize / across;
    const square = squareAt(this.levels[zoom], Math.floor(y / size) * across + Math.floor(x / size));
    square.count += by;
    square.sumX += by * x;
    square.sumY += by * y;
    if (tags.isResidential) square.residential += by;
  }

  /** Adds the counts of a zoom to the next smaller zoom, in which one square covers four. */
  private addLevel(zoom: number): void {
    const across = 2 ** (zoom + squareZooms);
    for (const [key, { count, residential, sumX, sumY }] of this.levels[zoom] ?? []) {
      const [column, row] = [key % across, Math.floor(key / across)];
      const sum = squareAt(this.levels[zoom - 1], Math.floor(row / 2) * (across / 2) + Math.floor(column / 2));
      sum.count += count;
      sum.residential += residential;
      sum.sumX += sumX;
      sum.sumY += sumY;
    }
  }
}

const squareAt = (squares: Map<number, Square> | undefined, key: number): Square => {
  const known = squares?.get(key);
  if (known) return known;
  const square = { count: 0, residential: 0, sumX: 0, sumY: 0 };
  squares?.set(key, square);
  return square;
};
