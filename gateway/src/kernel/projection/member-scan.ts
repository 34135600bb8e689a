import { closeBrace, comma, openBrace, skipKey, skipValue } from './json-scan.ts';
import { declineShape } from './declined.ts';
import { hasBytesAt, jsonBytes, jsonText, textBetween } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';

/** An order of the keys of an object. */
interface Layout {
  /** The bytes in front of each value, for example `{"id":` and then `,"title":`. */
  prefixes: readonly JsonBytes[];
  /** Index of each key in the keys of the scan; -1 for a key that is not scanned. */
  slots: readonly number[];
}

/** Maximum number of different orders of keys. `Declined` is thrown for an object with a ninth order. */
const maxLayouts = 8;

/**
 * Finds the values of some keys in JSON objects. The scan learns the order of the keys from the first object; in the
 * next objects it compares the bytes of the keys with this order, which is faster than decoding them.
 */
export class MemberScan {
  /** Start of the value of each scanned key, in the order of `keys`; -1 if the object has no such key. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The bytes that were scanned last. */
  source: JsonBytes = jsonText('');
  readonly #keys: readonly string[];
  readonly #layouts = new Map<string, Layout>();
  #layout: Layout | null = null;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.starts = new Int32Array(keys.length).fill(-1);
    this.ends = new Int32Array(keys.length);
  }

  /** Returns the position after the object. */
  scan(source: JsonBytes, start: number): number {
    this.source = source;
    const end = this.#layout ? this.#follow(source, start, this.#layout) : -1;
    if (end >= 0) return end;
    this.#layout = this.#learn(source, start);
    this.starts.fill(-1);
    const learnedEnd = this.#follow(source, start, this.#layout);
    return learnedEnd >= 0 ? learnedEnd : declineShape();
  }

  /** Returns the position after the object; -1 if the keys differ from the layout. */
  #follow(source: JsonBytes, start: number, { prefixes, slots }: Layout): number {
    const { starts, ends } = this;
    let at = start;
    for (let index = 0; index < prefixes.length; index += 1) {
      const prefix = prefixes[index] as JsonBytes;
      if (!hasBytesAt(source, at, prefix)) return -1;
      const from = at + prefix.length;
      at = skipValue(source, from);
      const slot = slots[index] as number;
      if (slot < 0) continue;
      starts[slot] = from;
      ends[slot] = at;
    }
    return source.bytes[at] === closeBrace ? at + 1 : -1;
  }

  /**
   * Returns the layout of an object. Throws `Declined` for an empty object, for a key with an escape, for a ninth layout,
   * and for repeated keys, because JSON.parse returns the last value of a repeated key.
   */
  #learn(source: JsonBytes, start: number): Layout {
    const { bytes } = source;
    if (bytes[start] !== openBrace) return declineShape();
    const prefixes: JsonBytes[] = [];
    let at = start;
    do {
      const from = skipKey(source, at + 1);
      prefixes.push(jsonBytes(Buffer.from(bytes.subarray(at, from))));
      at = skipValue(source, from);
    } while (bytes[at] === comma);
    const keys = prefixes.map((prefix) => textBetween(prefix, 2, prefix.length - 2));
    if (new Set(keys).size < keys.length || keys.some((key) => key.includes('\\'))) return declineShape();
    const layoutKey = keys.join('"');
    const existing = this.#layouts.get(layoutKey);
    if (existing) return existing;
    if (this.#layouts.size >= maxLayouts) return declineShape();
    const layout = { prefixes, slots: keys.map((key) => this.#keys.indexOf(key)) };
    this.#layouts.set(layoutKey, layout);
    return layout;
  }
}
