/** Longer runs of bytes are copied by one native call, which costs as much as a loop over this number of bytes. */
const longRun = 64;

/** Collects the bytes of one response. */
export class Output {
  length = 0;
  #bytes = Buffer.allocUnsafe(64 * 1024);

  /** Appends a part of other bytes. */
  copy(source: Uint8Array, from: number, to: number): void {
    const size = to - from;
    if (this.length + size > this.#bytes.length) this.#grow(size);
    const target = this.#bytes;
    let at = this.length;
    if (size > longRun) target.set(source.subarray(from, to), at);
    else for (let index = from; index < to; index += 1) target[at++] = source[index] as number;
    this.length += size;
  }

  append(source: Uint8Array): void {
    this.copy(source, 0, source.length);
  }

  appendByte(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length] = byte;
    this.length += 1;
  }

  appendText(text: string): void {
    this.append(Buffer.from(text));
  }

  /** A copy of the bytes from this position on. */
  since(start: number): Buffer {
    return Buffer.from(this.#bytes.subarray(start, this.length));
  }

  #grow(size: number): void {
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.length + size));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }
}
