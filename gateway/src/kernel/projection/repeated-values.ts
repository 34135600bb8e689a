/**
 * Caches what a writer of the byte projection (projection.ts) wrote for short values that many rows have, such as
 * `{"id":2,"nameBg":"Нормален"}`.
 */
import { hasBytesAt, jsonBytes } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import { isAbsent } from './value-writers.ts';
import type { ValueWriter } from './value-writers.ts';

interface Repeated {
  value: JsonBytes;
  /** Null if the writer wrote nothing. */
  written: JsonBytes | null;
}

const maxValues = 8;
const maxValueBytes = 80;
/** The cache is not used any more after this number of misses above the number of hits. */
const maxMisses = 100;

/** Wraps a writer whose result depends on the value in `slot` alone. */
export const cacheRepeated = (slot: number, write: ValueWriter): ValueWriter => {
  const cached: Repeated[] = [];
  let added = 0;
  let misses = 0;
  return (row, out, request) => {
    const start = row.starts[slot] as number;
    const size = (row.ends[slot] as number) - start;
    if (misses > maxMisses || isAbsent(row, slot) || size > maxValueBytes) return write(row, out, request);
    const { source } = row;
    for (const { value, written } of cached)
      if (value.length === size && hasBytesAt(source, start, value)) {
        misses -= 1;
        if (written) out.append(written);
        return written !== null;
      }
    const { length } = out;
    const isWritten = write(row, out, request);
    const value = jsonBytes(Buffer.from(source.bytes.subarray(start, start + size)));
    cached[added % maxValues] = { value, written: isWritten ? jsonBytes(out.since(length)) : null };
    added += 1;
    misses += 1;
    return isWritten;
  };
};
