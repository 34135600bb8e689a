import type { DeclaredField } from './declared-reader.ts';
import { declineShape } from './declined.ts';
import { textBetween } from './json-bytes.ts';
import type { MemberScan } from './member-scan.ts';
import type { PlannedField } from './selection-plan.ts';
import { requireReady } from './value-writers.ts';
import type { ValueWriter } from './value-writers.ts';

interface Slot {
  key: string;
  slot: number;
}

/**
 * Creates a writer for values that the byte projection (projection.ts) cannot copy: the writer parses the bytes of the
 * field's keys, calls `read` of the field, and writes the result. If nothing is selected, it only calls `read`, which
 * throws for an invalid row.
 */
export const parsedWriter =
  (field: DeclaredField<never, unknown>, slots: readonly Slot[], planned: PlannedField | null): ValueWriter =>
  (row, out, request) => {
    const value = readValue(field, row, slots);
    if (!planned || value === null || value === undefined) return false;
    out.appendPart(requireReady(request.complete(value, planned)));
    return true;
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
