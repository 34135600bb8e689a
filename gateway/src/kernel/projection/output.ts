import { fixedLimits } from '../limits/limits.ts';
import { declineDocument } from './declined.ts';
import { jsonBytes } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';

/** Longer runs of bytes are copied by one native call, which costs as much as a loop over this number of bytes. */
const nativeCopyBytes = 128;

/** A part of a response: its JSON, or a function that appends it. */
export type Part = string | ((out: Output) => void);

const initialBytes = 64 * 1024;
const maxKeptBytes = 1024 * 1024;
/**
 * A longer response is declined, so that the buffer does not grow. In the execution without projection, the resolvers
 * of texts enforce the same limit in characters.
 */
const maxBytes = fixedLimits.selectedText;

/** Collects the bytes of one projected response (see projection.ts). */
export class Output {
  length = 0;
  #target = jsonBytes(Buffer.allocUnsafe(initialBytes));

  /** Starts a new response. The memory of a large response is released. */
  clear(): void {
    this.length = 0;
    if (this.#target.length > maxKeptBytes) this.#target = jsonBytes(Buffer.allocUnsafe(initialBytes));
  }

  /** Appends the bytes of `source` between two positions. A loop over four bytes at a time is fast for short runs. */
  copy(source: JsonBytes, from: number, to: number): void {
    const size = to - from;
    const start = this.length;
    if (start + size > this.#target.length) this.#grow(size);
    const { bytes, view } = this.#target;
    this.length = start + size;
    if (size > nativeCopyBytes) {
      bytes.set(source.bytes.subarray(from, to), start);
      return;
    }
    const fours = size & ~3;
    for (let index = 0; index < fours; index += 4) view.setInt32(start + index, source.view.getInt32(from + index));
    for (let index = fours; index < size; index += 1) bytes[start + index] = source.bytes[from + index] as number;
  }

  append(source: JsonBytes): void {
    this.copy(source, 0, source.length);
  }

  appendByte(byte: number): void {
    if (this.length === this.#target.length) this.#grow(1);
    this.#target.bytes[this.length] = byte;
    this.length += 1;
  }

  appendText(text: string): void {
    const maxTextBytes = 3 * text.length;
    if (this.length + maxTextBytes > this.#target.length) this.#grow(maxTextBytes);
    this.length += this.#target.bytes.write(text, this.length, 'utf8');
  }

  appendPart(part: Part): void {
    if (typeof part === 'string') this.appendText(part);
    else part(this);
  }

  /** Returns a copy of the bytes from this position on. */
  since(start: number): Buffer {
    return Buffer.from(this.#target.bytes.subarray(start, this.length));
  }

  #grow(size: number): void {
    if (this.length + size > maxBytes) declineDocument();

    const { bytes } = this.#target;
    const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, bytes.length + size));
    larger.set(bytes);
    this.#target = jsonBytes(larger);
  }
}
