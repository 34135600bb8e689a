import type { LayerStore, Points } from './layer-store.ts';
import { worldSize } from './mercator.ts';
import type { FeatureKind } from './records.ts';
import { frameOf, type TileAddress, type TileFeature } from './tile.ts';

/** A tile has 2^3 squares each way, so that the squares of a zoom are the tiles three zooms further. */
const squareZooms = 3;
/** Squares of tiles up to this zoom are put together from those counted beforehand. */
const lastKeptZoom = 11;
const keptZoom = lastKeptZoom + squareZooms;

interface Square {
  count: number;
  residential: number;
  sumX: number;
  sumY: number;
}

/** How many features there are in the squares of the map; kept for the zooms that show many. */
export class Counts {
  private readonly kept = new Map<number, Square>();
  private readonly store: LayerStore;

  constructor(store: LayerStore) {
    this.store = store;
    store.each((_id, kind, points) => addTo(this.kept, kind, points, keptZoom, 1));
  }

  /** A feature went (-1) or came (1). */
  change(kind: FeatureKind, points: Points, by: 1 | -1): void {
    addTo(this.kept, kind, points, keptZoom, by);
  }

  /** A point for each square with anything in it: how many, and how many of them residential. */
  features(tile: TileAddress): TileFeature[] {
    const zoom = tile.zoom + squareZooms;
    const squares = tile.zoom <= lastKeptZoom ? this.gather(zoom) : this.count(tile, zoom);
    const { left, top, scale } = frameOf(tile);
    return [...squares]
      .filter(([key, { count }]) => count > 0 && isIn(tile, key, zoom))
      .map(([key, { count, residential, sumX, sumY }]) => ({
        id: key,
        shape: 1,
        tags: { count, residential },
        parts: [[Math.round((sumX / count - left) * scale), Math.round((sumY / count - top) * scale)]],
      }));
  }

  private gather(zoom: number): Map<number, Square> {
    const squares = new Map<number, Square>();
    const step = 2 ** (keptZoom - zoom);
    for (const [key, square] of this.kept) {
      const [x, y] = [Math.floor((key % 2 ** keptZoom) / step), Math.floor(Math.floor(key / 2 ** keptZoom) / step)];
      const sum = squareAt(squares, y * 2 ** zoom + x);
      sum.count += square.count;
      sum.residential += square.residential;
      sum.sumX += square.sumX;
      sum.sumY += square.sumY;
    }
    return squares;
  }

  private count(tile: TileAddress, zoom: number): Map<number, Square> {
    const squares = new Map<number, Square>();
    this.store.search(frameOf(tile).box, (_id, kind, points) => addTo(squares, kind, points, zoom, 1));
    return squares;
  }
}

const addTo = (squares: Map<number, Square>, kind: FeatureKind, { xs, ys, from }: Points, zoom: number, by: 1 | -1) => {
  const [x, y] = [xs[from] ?? 0, ys[from] ?? 0];
  const size = worldSize / 2 ** zoom;
  const square = squareAt(squares, Math.floor(y / size) * 2 ** zoom + Math.floor(x / size));
  square.count += by;
  square.sumX += by * x;
  square.sumY += by * y;
  if (kind.tags.isResidential) square.residential += by;
};

const squareAt = (squares: Map<number, Square>, key: number): Square => {
  const known = squares.get(key);
  if (known) return known;
  const square = { count: 0, residential: 0, sumX: 0, sumY: 0 };
  squares.set(key, square);
  return square;
};

/** Only the tile's own squares: those of its neighbours stand in theirs. */
const isIn = ({ zoom, x, y }: TileAddress, key: number, squareZoom: number): boolean => {
  const step = 2 ** (squareZoom - zoom);
  const [column, row] = [key % 2 ** squareZoom, Math.floor(key / 2 ** squareZoom)];
  return Math.floor(column / step) === x && Math.floor(row / step) === y;
};
