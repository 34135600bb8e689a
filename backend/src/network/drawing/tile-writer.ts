import type { Path } from './clip.ts';
import type { Shape, Tags } from '../index/features.ts';
import { ProtobufWriter } from './protobuf-writer.ts';
import { extent } from './tile.ts';

/** Encodes a Mapbox vector tile (version 2) directly, without intermediate feature objects. */
export class TileWriter {
  private readonly layers = new Map<string, LayerWriter>();

  layer(name: string): LayerWriter {
    const known = this.layers.get(name);
    if (known) return known;
    const layer = new LayerWriter();
    this.layers.set(name, layer);
    return layer;
  }

  /** Returns the encoded tile; null if the tile is empty. */
  finish(): Uint8Array | null {
    const out = new ProtobufWriter();
    for (const [name, layer] of this.layers) layer.writeTo(out, name);
    return out.length === 0 ? null : out.written();
  }
}

// Protobuf field numbers with their wire types.
const layerField = 0x1a;
const inLayer = { name: 0x0a, feature: 0x12, key: 0x1a, value: 0x22, extent: 0x28, version: 0x78 } as const;
const inFeature = { id: 0x08, tags: 0x12, shape: 0x18, geometry: 0x22 } as const;
const inValue = { text: 0x0a, double: 0x19, whole: 0x28, negative: 0x30, truth: 0x38 } as const;
const commands = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

type Tag = Tags[string];

export class LayerWriter {
  private readonly features = new ProtobufWriter();
  private readonly scratch = new ProtobufWriter();
  private readonly keys = new Map<string, number>();
  private readonly values = new Map<Tag, number>();
  /** Cache of encoded tags, which many features share. */
  private readonly tags = new Map<Tags, Uint8Array>();
  private x = 0;
  private y = 0;

  /** Adds a feature. Coordinates are integers from 0 to 4096 and slightly beyond; rings have no closing point. */
  feature(id: number | undefined, shape: Shape, tags: Tags, parts: readonly Path[]): void {
    const { features } = this;
    features.byte(inLayer.feature);
    const feature = features.begin();
    if (id !== undefined && id >= 0) {
      features.byte(inFeature.id);
      features.varint(id);
    }
    features.append(this.tagsOf(tags));
    features.byte(inFeature.shape);
    features.byte(shape);
    features.byte(inFeature.geometry);
    const geometry = features.begin();
    this.x = 0;
    this.y = 0;
    if (shape === 1) this.points(parts.flat());
    else for (const part of parts) this.path(part, shape === 3);
    features.end(geometry);
    features.end(feature);
  }

  writeTo(out: ProtobufWriter, name: string): void {
    if (this.features.length === 0) return;
    out.byte(layerField);
    const layer = out.begin();
    out.byte(inLayer.version);
    out.byte(2);
    out.byte(inLayer.name);
    out.text(name);
    out.append(this.features.written());
    for (const key of this.keys.keys()) {
      out.byte(inLayer.key);
      out.text(key);
    }
    for (const value of this.values.keys()) writeValue(out, value);
    out.byte(inLayer.extent);
    out.varint(extent);
    out.end(layer);
  }

  private tagsOf(tags: Tags): Uint8Array {
    const known = this.tags.get(tags);
    if (known) return known;
    const bytes = this.scratch;
    bytes.length = 0;
    bytes.byte(inFeature.tags);
    const list = bytes.begin();
    for (const [key, value] of Object.entries(tags)) {
      bytes.varint(indexIn(this.keys, key));
      bytes.varint(indexIn(this.values, value));
    }
    bytes.end(list);
    const written = bytes.written().slice();
    this.tags.set(tags, written);
    return written;
  }

  private points(path: Path): void {
    this.features.varint(commands.moveTo | ((path.length / 2) << 3));
    for (let at = 0; at < path.length; at += 2) this.moveTo(path[at] ?? 0, path[at + 1] ?? 0);
  }

  private path(path: Path, isRing: boolean): void {
    this.features.byte(commands.moveTo | (1 << 3));
    this.moveTo(path[0] ?? 0, path[1] ?? 0);
    this.features.varint(commands.lineTo | ((path.length / 2 - 1) << 3));
    for (let at = 2; at < path.length; at += 2) this.moveTo(path[at] ?? 0, path[at + 1] ?? 0);
    if (isRing) this.features.byte(commands.closePath | (1 << 3));
  }

  private moveTo(x: number, y: number): void {
    this.features.zigzag(x - this.x);
    this.features.zigzag(y - this.y);
    this.x = x;
    this.y = y;
  }
}

const indexIn = <Item>(indexes: Map<Item, number>, item: Item): number => {
  const known = indexes.get(item);
  if (known !== undefined) return known;
  indexes.set(item, indexes.size);
  return indexes.size - 1;
};

const writeValue = (out: ProtobufWriter, value: Tag): void => {
  out.byte(inLayer.value);
  const start = out.begin();
  if (typeof value === 'string') {
    out.byte(inValue.text);
    out.text(value);
  } else if (typeof value === 'boolean') {
    out.byte(inValue.truth);
    out.byte(value ? 1 : 0);
  } else if (!Number.isSafeInteger(value)) {
    out.byte(inValue.double);
    out.double(value ?? Number.NaN);
  } else {
    out.byte(value < 0 ? inValue.negative : inValue.whole);
    out.varint(value < 0 ? -2 * value - 1 : value);
  }
  out.end(start);
};
