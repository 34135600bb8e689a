/**
 * Row writers of the byte projection (projection.ts): they copy the selected fields of a REST row from the bytes of the
 * row into the response. The declaration of the row's reader describes how.
 */
import { getNamedType, isListType } from 'graphql';
import { mayThrow } from './declared-reader.ts';
import type { ByteForm, Declaration, DeclaredField } from './declared-reader.ts';
import { declineDocument, declineShape } from './declined.ts';
import { closeBracket, comma, openBrace, openBracket } from './json-scan.ts';
import { jsonText } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import { MemberScan } from './member-scan.ts';
import type { Output, Part } from './output.ts';
import { parsedWriter } from './parsed-writer.ts';
import { cacheRepeated } from './repeated-values.ts';
import { richTextWriter } from './rich-text-writer.ts';
import type { PlannedField, PlannedObject } from './selection-plan.ts';
import * as values from './value-writers.ts';
import type { ProjectionRequest, ValueWriter } from './value-writers.ts';

/** The results of the fields with resolvers. */
export type ReadyFields = ReadonlyMap<PlannedField, Part>;

/** Writes one selected field. */
interface Step {
  planned: PlannedField;
  /** The bytes in front of the value: `,"title":`. */
  prefix: JsonBytes;
  /** Null if the field has a resolver. */
  write: ValueWriter | null;
}

type Members = Readonly<Record<string, DeclaredField<never, unknown>>>;

/**
 * Writes the selected fields of rows. A row writer is compiled once for each selection and declaration, and is used for
 * one row at a time: it stores the positions of the values in the current row.
 */
export class RowWriter {
  readonly #scan: MemberScan;
  readonly #required: readonly { slot: number; kind: 'string' | 'number' | 'boolean' }[];
  /** Writers of values that are not selected. They are called because the reader may throw for these values. */
  readonly #checks: readonly ValueWriter[];
  readonly #members: MemberWriter;
  readonly hasResolvers: boolean;

  constructor({ fields, shape }: Declaration, selection: PlannedObject | null) {
    const selected = new Set(selection?.fields.flatMap(({ resolve, name }) => (resolve ? [] : name)));
    const checked = Object.entries(fields).filter(([name, { bytes }]) => !selected.has(name) && mayThrow(bytes));
    const used = [...Object.entries(fields).filter(([name]) => selected.has(name)), ...checked];
    const keys = [...new Set([...Object.keys(shape), ...used.flatMap(([, { keys: names }]) => names)])];
    this.#scan = new MemberScan(keys);
    const slotOf = (key: string): number => keys.indexOf(key);
    this.#required = Object.entries(shape).map(([key, kind]) => ({ slot: slotOf(key), kind }));
    const compile: Compile = (field, planned) => compileValue({ field, planned, slotOf });
    this.#checks = checked.map(([, field]) => compile(field, null));
    this.#members = new MemberWriter(fields, selection, compile);
    this.hasResolvers = this.#members.hasResolvers;
  }

  /** Writes the object at this position. Returns the position after it. */
  write(source: JsonBytes, start: number, out: Output, request: ProjectionRequest, ready: ReadyFields | null): number {
    const end = this.#scan.scan(source, start);
    for (const { slot, kind } of this.#required) values.requireKind(this.#scan, slot, kind);
    if (this.#checks.length > 0) this.#check(out, request);
    this.#members.write(this.#scan, out, request, ready);
    return end;
  }

  /** Writes the values that are not selected but checked, then removes them from the output. */
  #check(out: Output, request: ProjectionRequest): void {
    const { length } = out;
    for (const check of this.#checks) check(this.#scan, out, request);
    out.length = length;
  }
}

type Compile = (field: DeclaredField<never, unknown>, planned: PlannedField | null) => ValueWriter;

/** Writes the selected members of one object, between braces. */
class MemberWriter {
  readonly #steps: readonly Step[];
  readonly #suffix: JsonBytes;
  readonly hasResolvers: boolean;

  constructor(fields: Members, selection: PlannedObject | null, compile: Compile) {
    let literal = '{';
    const steps: Step[] = [];
    for (const planned of selection?.fields ?? []) {
      literal += `${literal.endsWith('{') && steps.length === 0 ? '' : ','}"${planned.responseName}":`;
      if (!planned.field) {
        literal += `"${selection?.type.name}"`;
        continue;
      }
      const field = Object.hasOwn(fields, planned.name) ? fields[planned.name] : undefined;
      const write = planned.resolve ? null : field ? compile(field, planned) : writeAbsent;
      steps.push({ planned, prefix: jsonText(literal), write });
      literal = '';
    }
    this.#steps = steps;
    this.#suffix = jsonText(`${literal}}`);
    this.hasResolvers = steps.some(({ write }) => !write);
  }

  write(scan: MemberScan, out: Output, request: ProjectionRequest, ready: ReadyFields | null): void {
    for (const { planned, prefix, write } of this.#steps) {
      out.append(prefix);
      if (!write) out.appendPart(ready?.get(planned) ?? declineDocument());
      else if (!write(scan, out, request)) {
        if (planned.isNonNull) declineShape();
        values.writeNull(out);
      }
    }
    out.append(this.#suffix);
  }
}

const writeAbsent: ValueWriter = () => false;

/**
 * Writes a list of objects. `start` is the position of the opening bracket or, to leave out the first entry, the
 * position after this entry. Returns the position after the list.
 */
export const writeRows = (source: JsonBytes, start: number, out: Output, writeRow: (at: number) => number): number => {
  const { bytes } = source;
  let at = bytes[start] === openBracket && bytes[start + 1] === closeBracket ? start + 1 : start;
  const isStart = bytes[at] === openBracket || bytes[at] === comma || bytes[at] === closeBracket;
  if (!isStart) return declineShape();
  out.appendByte(openBracket);
  while (bytes[at] !== closeBracket) {
    if (at > start) out.appendByte(comma);
    at = writeRow(at + 1);
    if (bytes[at] !== comma && bytes[at] !== closeBracket) return declineShape();
  }
  out.appendByte(closeBracket);
  return at + 1;
};

interface Compiled {
  field: DeclaredField<never, unknown>;
  /** Null if the value is only checked. */
  planned: PlannedField | null;
  slotOf: (key: string) => number;
}

const compileValue = (compiled: Compiled): ValueWriter => {
  const { field, planned, slotOf } = compiled;
  const write = compileUncached(compiled);
  const { kind } = field.bytes;
  // An object is written only from its first key: with another key, the writer declines.
  const isOfOneKey = kind === 'within' || (kind === 'parsed' && field.keys.length === 1) || kind === 'object';
  const isCacheable = isOfOneKey && !(planned && isListType(planned.type));
  return isCacheable && isPure(planned?.inner) ? cacheRepeated(slotOf(field.keys[0] ?? ''), write) : write;
};

/** True if no field of the selection has a resolver. */
const isPure = (selection: PlannedObject | null | undefined): boolean =>
  selection?.fields.every(({ resolve, inner }) => !resolve && isPure(inner)) ?? true;

const compileUncached = (compiled: Compiled): ValueWriter => {
  const { field, planned, slotOf } = compiled;
  const { bytes: form, keys } = field;
  const slots = keys.map(slotOf);
  if (planned && !isWritable(form, planned)) return compileParsed(compiled);
  switch (form.kind) {
    case 'object':
      return objectWriter(form.reader, slots, compiled);
    case 'group':
      return groupWriter(form.reader, slots, compiled);
    case 'within':
      return withinWriter(form, slots, compiled);
    case 'either':
      return eitherWriter(form.fields, compiled);
    case 'richText':
      return compileRichText(compiled);
    case 'parsed':
      return compileParsed(compiled);
    default:
      return compileScalar(form, slots, planned);
  }
};

type ScalarForm = Exclude<ByteForm, { kind: 'object' | 'group' | 'within' | 'either' | 'richText' | 'parsed' }>;

const compileScalar = (form: ScalarForm, slots: readonly number[], planned: PlannedField | null): ValueWriter => {
  const [slot = -1, secondSlot = -1] = slots;
  switch (form.kind) {
    case 'integer':
      return values.integerWriter(slot, planned !== null && getNamedType(planned.type).name === 'ID');
    case 'number':
      return values.numberWriter(slot);
    case 'decimal':
      return values.decimalWriter(slot);
    case 'flag':
      return values.flagWriter(slot);
    case 'text':
      return values.textWriter(slot, form);
    case 'moment':
      return values.momentWriter(slot, secondSlot, form);
  }
};

const isWritable = ({ kind }: ByteForm, { type }: PlannedField): boolean =>
  !isListType(type) && (writableTypes[kind]?.includes(getNamedType(type).name) ?? true);

const eitherWriter = (fields: readonly DeclaredField<never, unknown>[], compiled: Compiled): ValueWriter => {
  const writers = fields.map((field) => compileValue({ ...compiled, field }));
  return (row, out, request) => writers.some((write) => write(row, out, request));
};

/** The GraphQL types that the writers of each kind support. A kind without an entry can be written as any type. */
const writableTypes: Partial<Record<ByteForm['kind'], readonly string[]>> = {
  integer: ['ID', 'Int', 'Float'],
  number: ['Float'],
  decimal: ['Decimal', 'String'],
  flag: ['Boolean'],
  text: ['String', 'ID', 'Date', 'Decimal', 'UUID'],
  moment: ['DateTime'],
  richText: ['RichText'],
};

const compileRichText = (compiled: Compiled): ValueWriter => {
  const { field, planned, slotOf } = compiled;
  const writeParsed = compileParsed(compiled);
  return planned ? richTextWriter(slotOf(field.keys[0] ?? ''), planned, writeParsed) : writeParsed;
};

const compileParsed = ({ field, planned, slotOf }: Compiled): ValueWriter =>
  parsedWriter(
    field,
    field.keys.map((key) => ({ key, slot: slotOf(key) })),
    planned,
  );

/**
 * Writes an object inside the row; null if the row has no such object. A row with another key of the field instead of
 * the object is declined: services of other vendors send the value under that key.
 */
const objectWriter = (
  reader: Declaration,
  [slot = -1, ...otherSlots]: readonly number[],
  { planned }: Compiled,
): ValueWriter => {
  const inner = new RowWriter(reader, planned?.inner ?? null);
  if (inner.hasResolvers) return declineDocument();
  return (row, out, request) => {
    const start = row.starts[slot] as number;
    if (start < 0) return otherSlots.every((other) => values.isAbsent(row, other)) ? false : declineShape();
    if (values.isAbsent(row, slot)) return false;
    if (row.source.bytes[start] !== openBrace) return declineShape();
    inner.write(row.source, start, out, request, null);
    return true;
  };
};

const groupWriter = (reader: Declaration, slots: readonly number[], compiled: Compiled): ValueWriter => {
  const compile: Compile = (field, planned) => compileValue({ ...compiled, field, planned });
  const inner = new MemberWriter(reader.fields, compiled.planned?.inner ?? null, compile);
  if (inner.hasResolvers) return declineDocument();
  return (row, out, request) => {
    if (slots.some((slot) => values.isAbsent(row, slot))) return false;
    for (const slot of slots) values.requireKind(row, slot, 'number');
    inner.write(row, out, request, null);
    return true;
  };
};

/** Writes one value of an object inside the row. */
const withinWriter = (
  { field, isRequired }: Extract<ByteForm, { kind: 'within' }>,
  [slot = -1]: readonly number[],
  { planned }: Compiled,
): ValueWriter => {
  const scan = new MemberScan(field.keys);
  const slotOf = (key: string): number => field.keys.indexOf(key);
  const write = compileValue({ field, planned, slotOf });
  return (row, out, request) => {
    if (values.isAbsent(row, slot)) return isRequired ? declineShape() : false;
    const start = row.starts[slot] as number;
    if (row.source.bytes[start] !== openBrace) return declineShape();
    scan.scan(row.source, start);
    return write(scan, out, request);
  };
};
