/** One row of a binary COPY; columns are counted from 0. Valid only during the callback. */
export interface BinaryRow {
  isNull(column: number): boolean;
  int8(column: number): number;
  float8(column: number): number;
  text(column: number): string;
  /** Returns a copy of the value. */
  bytesOf(column: number): Uint8Array;
  hasBytes(column: number, bytes: Uint8Array): boolean;
  /** Returns a 32-bit hash of the value. */
  hash(column: number): number;
  /** Calls `take` for each number of a float8[] without NULLs and returns their count. */
  eachFloat8(column: number, take: (value: number) => void): number;
}

const signatureLength = 11;
const maxColumns = 32;

/** Parses a stream of PostgreSQL's binary COPY. Returns the number of rows. */
export const readBinaryCopy = async (
  chunks: AsyncIterable<Buffer>,
  take: (row: BinaryRow) => void,
): Promise<number> => {
  const row = new RowReader();
  const unread = new Unread();
  let rows = 0;
  let hasHeader = false;
  for await (const chunk of chunks) {
    const bytes = unread.add(chunk);
    let offset = 0;
    if (!hasHeader) {
      const length = headerLength(bytes);
      if (length === null) continue;
      hasHeader = true;
      offset = length;
    }
    for (let next = row.moveTo(bytes, offset); next !== null; next = row.moveTo(bytes, offset)) {
      take(row);
      rows += 1;
      offset = next;
    }
    unread.drop(offset);
  }
  return rows;
};

/** A buffer of unparsed input. It reuses its memory, because concatenated chunks would become garbage. */
class Unread {
  private bytes = Buffer.allocUnsafe(1 << 18);
  private length = 0;

  add(chunk: Buffer): Buffer {
    const length = this.length + chunk.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length);
    this.length = length;
    return this.bytes.subarray(0, length);
  }

  /** Removes the first bytes. */
  drop(count: number): void {
    this.bytes.copyWithin(0, count, this.length);
    this.length -= count;
  }
}

/** Returns the length of the header: signature, flags and extension. Null if the header is incomplete. */
const headerLength = (bytes: Buffer): number | null => {
  if (bytes.length < signatureLength + 8) return null;
  const length = signatureLength + 8 + bytes.readInt32BE(signatureLength + 4);
  return bytes.length < length ? null : length;
};

class RowReader implements BinaryRow {
  private bytes: Buffer = Buffer.alloc(0);
  private readonly starts = new Int32Array(maxColumns);
  private readonly lengths = new Int32Array(maxColumns);

  /** Returns the position of the next row; null if this row is incomplete or is the end marker. */
  moveTo(bytes: Buffer, from: number): number | null {
    if (from + 2 > bytes.length) return null;
    const columns = bytes.readInt16BE(from);
    if (columns < 0) return null;
    let offset = from + 2;
    for (let column = 0; column < columns; column += 1) {
      if (offset + 4 > bytes.length) return null;
      const length = bytes.readInt32BE(offset);
      offset += 4;
      this.starts[column] = offset;
      this.lengths[column] = length;
      offset += Math.max(0, length);
    }
    if (offset > bytes.length) return null;
    this.bytes = bytes;
    return offset;
  }

  isNull(column: number): boolean {
    return this.lengths[column] === -1;
  }

  int8(column: number): number {
    const start = this.startOf(column);
    return this.bytes.readInt32BE(start) * 2 ** 32 + this.bytes.readUInt32BE(start + 4);
  }

  float8(column: number): number {
    return this.bytes.readDoubleBE(this.startOf(column));
  }

  text(column: number): string {
    const start = this.startOf(column);
    return this.bytes.toString('utf8', start, start + (this.lengths[column] ?? 0));
  }

  bytesOf(column: number): Uint8Array {
    const start = this.startOf(column);
    return Uint8Array.from(this.bytes.subarray(start, start + (this.lengths[column] ?? 0)));
  }

  hasBytes(column: number, bytes: Uint8Array): boolean {
    if (bytes.length !== this.lengths[column]) return false;
    const start = this.startOf(column);
    for (let at = 0; at < bytes.length; at += 1) if (bytes[at] !== this.bytes[start + at]) return false;
    return true;
  }

  hash(column: number): number {
    const start = this.startOf(column);
    const end = start + (this.lengths[column] ?? 0);
    let sum = 0x811c9dc5;
    for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ (this.bytes[at] ?? 0), 0x01000193);
    return sum >>> 0;
  }

  eachFloat8(column: number, take: (value: number) => void): number {
    const start = this.startOf(column);
    // Array header: dimensions, NULL flag, element type; then size and lower bound. A length precedes each element.
    if (this.bytes.readInt32BE(start) === 0) return 0;
    const size = this.bytes.readInt32BE(start + 12);
    for (let item = 0; item < size; item += 1) take(this.bytes.readDoubleBE(start + 24 + item * 12));
    return size;
  }

  private startOf(column: number): number {
    return this.starts[column] ?? 0;
  }
}
