/** Geometry types of the vector tile format: point, line, area. */
export type Shape = 1 | 2 | 3;

export type Tags = Readonly<Record<string, string | number | boolean>>;

/** Properties that many features share. */
export interface FeatureKind {
  shape: Shape;
  /** Name of the layer inside the tile, if it differs from the name of the requested layer. */
  sourceLayer?: string;
  /** Below this zoom, the features are not drawn. */
  minZoom: number;
  tags: Tags;
}

/**
 * Features in columns: feature i has the points of `xs` and `ys` from `starts[i]` up to, but not including,
 * `starts[i + 1]`, in world units. A million water meters need 24 MB.
 */
export interface Features {
  size: number;
  ids: Float64Array;
  kinds: Uint32Array;
  starts: Uint32Array;
  xs: Uint32Array;
  ys: Uint32Array;
}

/** Collects features if their count is not known in advance. */
export class FeatureCollector {
  private ids = new Float64Array(1024);
  private kinds = new Uint32Array(1024);
  private starts = new Uint32Array(1025);
  private xs = new Uint32Array(2048);
  private ys = new Uint32Array(2048);
  private size = 0;
  private points = 0;

  addPoint(x: number, y: number): void {
    if (this.points === this.xs.length) {
      this.xs = grown(this.xs, Uint32Array);
      this.ys = grown(this.ys, Uint32Array);
    }
    this.xs[this.points] = x;
    this.ys[this.points] = y;
    this.points += 1;
  }

  /** Completes a feature from the points added since the previous one. */
  addFeature(id: number, kind: number): void {
    if (this.size === this.ids.length) {
      this.ids = grown(this.ids, Float64Array);
      this.kinds = grown(this.kinds, Uint32Array);
      this.starts = grown(this.starts, Uint32Array);
    }
    this.ids[this.size] = id;
    this.kinds[this.size] = kind;
    this.size += 1;
    this.starts[this.size] = this.points;
  }

  /** Discards the points added since the previous feature. */
  dropPoints(): void {
    this.points = this.starts[this.size] ?? 0;
  }

  finish(): Features {
    const { size, points } = this;
    return {
      size,
      ids: cut(this.ids, size, Float64Array),
      kinds: cut(this.kinds, size, Uint32Array),
      starts: cut(this.starts, size + 1, Uint32Array),
      xs: cut(this.xs, points, Uint32Array),
      ys: cut(this.ys, points, Uint32Array),
    };
  }
}

interface ArrayMaker<A> {
  new (buffer: ArrayBuffer): A;
  BYTES_PER_ELEMENT: number;
}

const grown = <A extends { buffer: ArrayBuffer; length: number }>(array: A, Maker: ArrayMaker<A>): A =>
  new Maker(array.buffer.transfer((array.length * 2 + 1) * Maker.BYTES_PER_ELEMENT));

const cut = <A extends { buffer: ArrayBuffer }>(array: A, length: number, Maker: ArrayMaker<A>): A =>
  new Maker(array.buffer.transfer(length * Maker.BYTES_PER_ELEMENT));
