import { isUtf8 } from 'node:buffer';
import { isLeafType } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { countSelectedText } from '../limits/selected-text.ts';
import type { TrackedCalls } from '../rest/rest.ts';
import { declineDocument, declineShape } from './declined.ts';
import { jsonText } from './json-bytes.ts';
import { Output } from './output.ts';
import type { Part } from './output.ts';
import { projectRest } from './projected-rest.ts';
import { handleOf, readRow, requireEmptyList, requireEnd } from './response-handle.ts';
import type { ResponseHandle } from './response-handle.ts';
import { RowWriter, writeRows } from './row-writer.ts';
import type { ReadyFields } from './row-writer.ts';
import type { PlannedField, PlannedObject } from './selection-plan.ts';
import type { Pending, ProjectionRequest } from './value-writers.ts';

/** An operation with the arguments of its fields, for the variables of a request. */
export interface BoundOperation {
  root: PlannedObject;
  argumentsOf: ReadonlyMap<PlannedField, Record<string, unknown>>;
  /** The row writers of each selection, by the declaration of the row's reader. */
  writers: Map<PlannedObject, Map<unknown, RowWriter>>;
}

const responseStart = jsonText('{"data":');

/**
 * Executes a query by byte projection (projection.ts) and returns the bytes of the response. Throws `Declined`, or the
 * error of a resolver.
 */
export const projectRequest = async (
  bound: BoundOperation,
  context: GatewayContext & { rest: TrackedCalls },
): Promise<Buffer> => {
  const opened: ResponseHandle[] = [];
  const projected = { ...context, rest: projectRest(context.rest, opened), warn: declineShape };
  const request = createRequest(bound, projected);
  const part = await request.completeObject(undefined, bound.root);
  // If no REST response can be copied as bytes, the execution without projection is faster.
  if (opened.length === 0) return declineDocument();
  const out = output;
  out.clear();
  out.append(responseStart);
  out.appendPart(part);
  out.appendByte(0x7d);
  for (const handle of opened) if (!handle.isWritten) requireReadable(handle);
  return out.since(0);
};

/** Writing is synchronous, so all requests share one output. */
const output = new Output();

/** Checks a response of which nothing was written, because the execution without projection would read it too. */
const requireReadable = (handle: ResponseHandle): void => {
  if (handle.isList) requireEmptyList(handle);
  else readRow(handle);
};

const createRequest = ({ argumentsOf, writers }: BoundOperation, context: GatewayContext) => {
  const request = {
    resolve(record: unknown, planned: PlannedField): Pending {
      const { resolve } = planned;
      if (!resolve) return request.complete(propertyOf(record, planned.name), planned);
      const value: unknown = resolve(record, argumentsOf.get(planned) ?? {}, context, null as never);
      if (!isPromise(value)) return request.complete(value, planned);
      return value.then((settled) => request.complete(settled, planned));
    },

    complete(value: unknown, planned: PlannedField): Pending {
      if (value === null || value === undefined) return planned.isNonNull ? declineShape() : 'null';
      const handle = handleOf(value);
      if (handle) return completeHandle(request, writers, handle, planned);
      if (planned.item) return completeList(request, value, planned.item);
      if (planned.inner) return request.completeObject(value, planned.inner);
      if (!isLeafType(planned.type)) return declineDocument();
      const text = JSON.stringify(planned.type.serialize(value));
      return text === undefined || text === 'null' ? declineShape() : text;
    },

    completeObject(value: unknown, { type, fields }: PlannedObject): Pending {
      const parts = mapAll(fields, (field) => (field.field ? request.resolve(value, field) : `"${type.name}"`));
      return joinParts(parts, (ready) =>
        concatenate('{', ready, '}', (index) => `${index === 0 ? '' : ','}"${fields[index]?.responseName}":`),
      );
    },

    // A text has at least as many bytes as characters. Above the limit, the execution without projection counts exactly.
    countText: (bytes: number): void => countSelectedText(context, bytes),
  };
  return request satisfies ProjectionRequest;
};

type Request = ReturnType<typeof createRequest>;

const completeHandle = (
  request: Request,
  writers: BoundOperation['writers'],
  handle: ResponseHandle,
  planned: PlannedField,
): Pending => {
  const { inner } = planned;
  if (!inner || handle.isList !== (planned.item !== null)) return declineDocument();
  if (!isUtf8(handle.body.bytes)) return declineShape();
  const writer = writerOf(writers, inner, handle);
  // Resolvers of rows may send reads, which are combined for several rows. If the projection were declined after these
  // calls, the resolvers would be called again.
  if (handle.isList && writer.hasResolvers) return declineDocument();
  if (!writer.hasResolvers) return writeHandle(handle, writer, request, null);
  const record = readRow(handle);
  const resolved = inner.fields.filter(({ resolve }) => resolve);
  return joinParts(
    mapAll(resolved, (field) => request.resolve(record, field)),
    (ready) =>
      writeHandle(handle, writer, request, new Map(ready.map((one, index) => [resolved[index] as PlannedField, one]))),
  );
};

const writeHandle =
  (handle: ResponseHandle, writer: RowWriter, request: Request, ready: ReadyFields | null): Part =>
  (out) => {
    const { body, start } = handle;
    const writeRow = (at: number): number => writer.write(body, at, out, request, ready);
    requireEnd(handle, handle.isList ? writeRows(body, start, out, writeRow) : writeRow(start));
    handle.isWritten = true;
  };

const writerOf = (writers: BoundOperation['writers'], inner: PlannedObject, { row }: ResponseHandle): RowWriter => {
  const ofSelection = writers.get(inner) ?? new Map<unknown, RowWriter>();
  writers.set(inner, ofSelection);
  const existing = ofSelection.get(row);
  if (existing) return existing;
  const writer = new RowWriter(row, inner);
  ofSelection.set(row, writer);
  return writer;
};

const completeList = (request: Request, value: unknown, item: PlannedField): Pending => {
  if (!Array.isArray(value)) return declineDocument();
  return joinParts(
    mapAll(value, (element: unknown) => request.complete(element, item)),
    (ready) => concatenate('[', ready, ']', (index) => (index === 0 ? '' : ',')),
  );
};

/** Joins the parts into a text, or into a function if one of the parts is a function. */
const concatenate = (start: string, parts: readonly Part[], end: string, prefixOf: (index: number) => string): Part => {
  let text = start;
  const segments: Part[] = [];
  for (const [index, part] of parts.entries()) {
    text += prefixOf(index);
    if (typeof part === 'string') text += part;
    else {
      segments.push(text, part);
      text = '';
    }
  }
  text += end;
  if (segments.length === 0) return text;
  return (out) => {
    for (const part of segments) out.appendPart(part);
    out.appendText(text);
  };
};

/** Starts all items. If one of them throws, the promises of the items before it get a handler for their errors. */
const mapAll = <Item>(items: readonly Item[], start: (item: Item) => Pending): Pending[] => {
  const started: Pending[] = [];
  try {
    for (const item of items) started.push(start(item));
  } catch (error) {
    for (const pending of started) if (isPromise(pending)) pending.catch(() => undefined);
    throw error;
  }
  return started;
};

/** Joins the parts. Returns a promise only if one of the parts is a promise. */
const joinParts = (parts: readonly Pending[], join: (ready: readonly Part[]) => Part): Pending =>
  parts.some(isPromise)
    ? Promise.all(parts.map((part) => Promise.resolve(part))).then(join)
    : join(parts as readonly Part[]);

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

const propertyOf = (record: unknown, name: string): unknown => {
  const value = (record as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'function' ? declineDocument() : value;
};
