import { closeBrace, comma, openBrace, skipKey, skipValue } from './json-scan.ts';
import { declineShape } from './declined.ts';
import { hasWord, jsonBytes, jsonText, textBetween } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';

/** The keys of an object in their order, each with the bytes in front of its value. */
interface Layout {
  /** For example `{"id":` and then `,"title":`. */
  words: readonly JsonBytes[];
  /** Index among the wanted keys, or -1. */
  wanted: readonly number[];
}

/** Maximum number of different orders of keys; an object with a further one is declined. */
const maxLayouts = 8;

/**
 * Finds the values of some keys in an object. It learns the order of the keys from the first object; in the next ones
 * it compares the keys with this order instead of decoding them.
 */
export class MemberScan {
  /** Start of the value of each wanted key, in the order of `keys`; -1 if the object has no such key. */
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
    const learned = this.#follow(source, start, this.#layout);
    return learned >= 0 ? learned : declineShape();
  }

  /** Returns -1 if the keys differ from the layout. */
  #follow(source: JsonBytes, start: number, { words, wanted }: Layout): number {
    const { starts, ends } = this;
    let at = start;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] as JsonBytes;
      if (!hasWord(source, at, word)) return -1;
      const from = at + word.length;
      at = skipValue(source, from);
      const slot = wanted[index] as number;
      if (slot < 0) continue;
      starts[slot] = from;
      ends[slot] = at;
    }
    return source.bytes[at] === closeBrace ? at + 1 : -1;
  }

  /** Declines an empty object, and one with repeated keys: JSON.parse returns the last value of a repeated key. */
  #learn(source: JsonBytes, start: number): Layout {
    const { bytes } = source;
    if (bytes[start] !== openBrace) return declineShape();
    const words: JsonBytes[] = [];
    let at = start;
    do {
      const from = skipKey(source, at + 1);
      words.push(jsonBytes(Buffer.from(bytes.subarray(at, from))));
      at = skipValue(source, from);
    } while (bytes[at] === comma);
    const keys = words.map((word) => textBetween(word, 2, word.length - 2));
    if (new Set(keys).size < keys.length || keys.some((key) => key.includes('\\'))) return declineShape();
    const name = keys.join('"');
    const known = this.#layouts.get(name);
    if (known) return known;
    if (this.#layouts.size >= maxLayouts) return declineShape();
    const layout = { words, wanted: keys.map((key) => this.#keys.indexOf(key)) };
    this.#layouts.set(name, layout);
    return layout;
  }
}
