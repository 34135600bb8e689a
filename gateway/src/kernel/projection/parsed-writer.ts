import { LRUCache } from 'lru-cache';
import type { DeclaredField } from './declared-reader.ts';
import { declineShape } from './declined.ts';
import { jsonBytes, textBetween } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import type { MemberScan } from './member-scan.ts';
import type { PlannedField, PlannedObject } from './selection-plan.ts';
import { requireReady } from './value-writers.ts';
import type { ValueWriter } from './value-writers.ts';

interface Slot {
  key: string;
  slot: number;
}

/** Only values of at most this many bytes are cached, and only if no resolver computes a part of the result. */
const maxCachedBytes = 60;
const maxCachedResults = 300;

/**
 * Creates a writer for values that the byte projection (projection.ts) cannot copy: the writer parses the bytes of the
 * field's keys, calls `read` of the field, and writes the result.
 */
export const parsedWriter = (
  field: DeclaredField<never, unknown>,
  slots: readonly Slot[],
  planned: PlannedField,
): ValueWriter => {
  const cache = isPure(planned.inner)
    ? new LRUCache<string, { bytes: JsonBytes | null }>({ max: maxCachedResults })
    : null;
  const write: ValueWriter = (row, out, request) => {
    const value = readValue(field, row, slots);
    if (value === null || value === undefined) return false;
    out.appendPart(requireReady(request.complete(value, planned)));
    return true;
  };
  return (row, out, request) => {
    const key = cache && cacheKey(row, slots);
    if (!cache || key === null) return write(row, out, request);
    const cached = cache.get(key);
    if (cached?.bytes) out.append(cached.bytes);
    if (cached) return cached.bytes !== null;
    const { length } = out;
    const isWritten = write(row, out, request);
    cache.set(key, { bytes: isWritten ? jsonBytes(out.since(length)) : null });
    return isWritten;
  };
};

/** Creates a writer that writes nothing. It only calls `read` of the field, which throws for an invalid row. */
export const parsedCheck =
  (field: DeclaredField<never, unknown>, slots: readonly Slot[]): ValueWriter =>
  (row) => {
    readValue(field, row, slots);
    return false;
  };

const readValue = (field: DeclaredField<never, unknown>, row: MemberScan, slots: readonly Slot[]): unknown => {
  const wire: Record<string, unknown> = {};
  for (const { key, slot } of slots) {
    const start = row.starts[slot] as number;
    if (start >= 0) wire[key] = JSON.parse(textBetween(row.source, start, row.ends[slot] as number));
  }
  try {
    return field.read(wire as never);
  } catch {
    return declineShape();
  }
};

const cacheKey = ({ source, starts, ends }: MemberScan, slots: readonly Slot[]): string | null => {
  let key = '';
  for (const { slot } of slots) {
    const start = starts[slot] as number;
    const end = start < 0 ? start : (ends[slot] as number);
    if (end - start > maxCachedBytes) return null;
    key += start < 0 ? ',' : `${textBetween(source, start, end)},`;
  }
  return key;
};

/** True if no field of the selection has a resolver. */
const isPure = (selection: PlannedObject | null): boolean =>
  !selection || selection.fields.every(({ resolve, inner }) => !resolve && isPure(inner));
