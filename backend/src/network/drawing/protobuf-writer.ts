/** A growing buffer for protobuf messages. */
export class ProtobufWriter {
  private bytes = new Uint8Array(1 << 13);
  private view = new DataView(this.bytes.buffer);
  length = 0;

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Writes an integer from 0 to 2^53. */
  varint(value: number): void {
    this.reserve(10);
    let rest = value;
    for (; rest >= 0x1_0000_0000; rest = Math.floor(rest / 128)) this.bytes[this.length++] = (rest % 128) | 128;
    rest >>>= 0;
    for (; rest > 127; rest >>>= 7) this.bytes[this.length++] = (rest & 127) | 128;
    this.bytes[this.length++] = rest;
  }

  /** Writes a small signed integer. */
  zigzag(value: number): void {
    this.varint(((value << 1) ^ (value >> 31)) >>> 0);
  }

  double(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.length, value, true);
    this.length += 8;
  }

  text(value: string): void {
    const bytes = Buffer.from(value);
    this.varint(bytes.length);
    this.append(bytes);
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Begins a message of unknown length and returns its position for `end`. */
  begin(): number {
    this.reserve(1);
    return this.length++;
  }

  /** Ends the message that began at `start`: inserts its length before its content. */
  end(start: number): void {
    const size = this.length - start - 1;
    if (size > 127) {
      const more = size < 1 << 14 ? 1 : size < 1 << 21 ? 2 : 3;
      this.reserve(more);
      this.bytes.copyWithin(start + 1 + more, start + 1, this.length);
    }
    const end = this.length;
    this.length = start;
    this.varint(size);
    this.length += size;
    if (this.length < end) throw new RangeError('A tile message exceeds the maximum length.');
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }
}
