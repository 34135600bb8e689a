import type { ImportColumn } from '../definitions.ts';

/** The bytes of a field are those of `bytes` from `start` to `end`. */
export interface FieldBytes {
  bytes: Uint8Array;
  start: number;
  end: number;
}

/** The number of a field that is always empty, after the fields of `columns` and the key. It stands for absent columns. */
export const absentField = (columns: number): number => columns + 1;

/**
 * Rows of the staging table in the binary format of COPY. PostgreSQL reads this format in two thirds of the processor
 * time of the text format. Fields are written directly as bytes: a string for each cell would take longer.
 */
export class RowBuffer {
  private bytes = Buffer.alloc(initialSize);
  private view = viewOf(this.bytes);
  private length = 0;
  private field = 0;
  private rowStart = 0;
  /** Where each field of the current row begins. */
  private readonly starts: Int32Array;
  /** Length of each field of the current row in bytes; -1 if the field is empty. */
  private readonly sizes: Int32Array;

  private readonly fields: number;

  /** `fields`: number of fields of a row without the number of its line. */
  constructor(fields: number) {
    this.fields = fields;
    this.starts = new Int32Array(absentField(fields) + 1);
    this.sizes = new Int32Array(absentField(fields) + 1).fill(-1);
    this.length = fileHeader.copy(this.bytes);
  }

  /** Begins a row with the number of its line. `characters`: number of characters of all cells. */
  beginRow(line: number, characters: number): void {
    this.reserve(characters * maxBytesPerCharacter + this.fields * maxBytesPerNumber + 64);
    this.rowStart = this.length;
    this.field = 0;
    this.writeInt16(this.fields + 1);
    this.writeInt32(4);
    this.writeInt32(line);
  }

  /** Removes the current row. */
  dropRow(): void {
    this.length = this.rowStart;
  }

  addNull(): void {
    this.sizes[this.field] = -1;
    this.field += 1;
    this.writeInt32(-1);
  }

  addInteger(value: number): void {
    this.beginField();
    this.writeInt32(value);
    this.endField();
  }

  addDouble(value: number): void {
    this.beginField();
    this.view.setFloat64(this.length, value);
    this.length += 8;
    this.endField();
  }

  /** Adds a decimal number of at most 15 digits before the decimal point, and `scale` (at most 15) digits after it. */
  addNumeric(whole: number, fraction: number, scale: number): void {
    this.beginField();
    const wholeDigits = whole === 0 ? 0 : whole < 1e4 ? 1 : whole < 1e8 ? 2 : whole < 1e12 ? 3 : 4;
    this.writeInt16(wholeDigits + Math.ceil(scale / 4));
    // The weight of the first digit, and the sign: no number is negative.
    this.writeInt16(wholeDigits - 1);
    this.writeInt16(0);
    this.writeInt16(scale);
    this.addNumericDigits(whole, wholeDigits * 4);
    this.addNumericDigits(fraction, scale);
    this.endField();
  }

  /** A digit of PostgreSQL's type numeric is a number below 10 000. */
  private addNumericDigits(value: number, decimals: number): void {
    let rest = value;
    for (let left = decimals; left > 0; left -= 4) {
      const unit = 10 ** Math.max(0, left - 4);
      const digit = Math.floor(rest / unit);
      this.writeInt16(left >= 4 ? digit : digit * 10 ** (4 - left));
      rest -= digit * unit;
    }
  }

  addText(text: string): void {
    this.beginField();
    this.length += this.bytes.write(text, this.length);
    this.endField();
  }

  /**
   * Adds a part of a text, if it has only printable ASCII characters and Bulgarian letters. Otherwise returns false, and
   * the row must be dropped.
   */
  addPlainText(text: string, from: number, to: number): boolean {
    this.beginField();
    const { bytes } = this;
    let length = this.length;
    for (let index = from; index < to; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= 0x20 && code < 0x7f) bytes[length++] = code;
      else if (code >= firstLetter && code <= lastLetter) {
        bytes[length++] = 0xc0 | (code >> 6);
        bytes[length++] = 0x80 | (code & 0x3f);
      } else return false;
    }
    this.length = length;
    this.endField();
    return true;
  }

  /** Adds a value that a reader of cells has returned. */
  addValue(value: string | null, type: ImportColumn['type']): void {
    if (value === null) this.addNull();
    else if (type === 'text') this.addText(value);
    else if (type === 'integer') this.addInteger(Number(value));
    else if (type === 'date') this.addInteger(daysOf(value));
    else if (type === 'double precision') this.addDouble(Number(value));
    else {
      const [whole = '', fraction = ''] = value.replace(/^[+-]/, '').split('.');
      this.addNumeric(Number(whole), Number(fraction), fraction.length);
    }
  }

  /**
   * Adds a text that joins earlier fields of the row with `|`: the fields `exact` unchanged, the fields `others` in
   * lower case.
   */
  addKey(exact: readonly number[], others: readonly number[]): void {
    this.beginField();
    for (const [index, field] of exact.entries()) {
      if (index > 0) this.bytes[this.length++] = separator;
      const { start, end } = this.bytesOf(field);
      this.length += this.bytes.copy(this.bytes, this.length, start, end);
    }
    for (const field of others) {
      this.bytes[this.length++] = separator;
      if (!this.isEmpty(field)) this.addLowerCase(this.starts[field] ?? 0, this.sizes[field] ?? 0);
    }
    this.endField();
  }

  private addLowerCase(start: number, size: number): void {
    const { bytes } = this;
    let length = this.length;
    for (let index = start; index < start + size; index += 1) {
      const byte = bytes[index] ?? 0;
      if (byte < 0x80) bytes[length++] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
      else {
        const code = ((byte & 0x1f) << 6) | ((bytes[++index] ?? 0) & 0x3f);
        if (byte >= 0xe0 || code < firstLetter || code > lastLetter) {
          const text = bytes.toString('utf8', start, start + size).toLowerCase();
          this.length += bytes.write(text, this.length);
          return;
        }
        const lower = code <= lastCapital ? code + 0x20 : code;
        bytes[length++] = 0xc0 | (lower >> 6);
        bytes[length++] = 0x80 | (lower & 0x3f);
      }
    }
    this.length = length;
  }

  isEmpty(field: number): boolean {
    return (this.sizes[field] ?? -1) < 0;
  }

  /** Returns the bytes of a field of the current row, until the next row begins. */
  bytesOf(field: number): FieldBytes {
    const start = this.starts[field] ?? 0;
    return { bytes: this.bytes, start, end: start + (this.sizes[field] ?? 0) };
  }

  /** Returns the rows since the last call. The first rows come with the header of the format. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  private beginField(): void {
    this.length += 4;
    this.starts[this.field] = this.length;
  }

  private endField(): void {
    const start = this.starts[this.field] ?? 0;
    this.sizes[this.field] = this.length - start;
    this.view.setInt32(start - 4, this.length - start);
    this.field += 1;
  }

  private writeInt32(value: number): void {
    this.view.setInt32(this.length, value);
    this.length += 4;
  }

  private writeInt16(value: number): void {
    this.view.setInt16(this.length, value);
    this.length += 2;
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.bytes.length * 2, this.length + size));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
    this.view = viewOf(larger);
  }
}

const initialSize = 64 * 1024;

/** A view writes numbers faster than the functions of Buffer. */
const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);

/** The header of the format: the signature, no flags and no extension. */
const fileHeader = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

/** The trailer after the last row. */
export const copyTrailer = Buffer.from([0xff, 0xff]);

/** The character codes of А, Я and я. The letters from А to я are consecutive in Unicode. */
const [firstLetter, lastCapital, lastLetter] = [0x410, 0x42f, 0x44f];

const separator = '|'.charCodeAt(0);

/** At most three bytes in the cell and five in the key: one letter, İ, is longer in lower case. */
const maxBytesPerCharacter = 8;

/** A number of type numeric has at most 8 digits of two bytes, and 12 bytes before them. */
const maxBytesPerNumber = 28;

const daysFrom1970To2000 = 10_957;

/** Returns the days since 2000-01-01, as PostgreSQL stores a date. */
export const daysOf = (date: string): number => Date.parse(date) / 86_400_000 - daysFrom1970To2000;
