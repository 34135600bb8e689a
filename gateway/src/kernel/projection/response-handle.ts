import type { ReadResult } from '../rest/reads.ts';
import type { Declaration, ResponseForm } from './declared-reader.ts';
import { declineDocument, declineShape } from './declined.ts';
import { hasBytesAt, jsonBytes, jsonText, textBetween } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import { closeBracket, comma, openBracket, skipValue } from './json-scan.ts';
import { isPlaceholder } from '../rest/lookups.ts';
import type { KeyValue } from '../rest/lookups.ts';

/** A REST response, or the list inside it, that resolvers pass on without reading the content (see projection.ts). */
export interface ResponseHandle {
  row: Declaration;
  isList: boolean;
  body: JsonBytes;
  /** Position of the row or list. */
  start: number;
  /** Position at which the row or list must end. */
  end: number;
  isWritten: boolean;
}

const handles = new WeakMap<object, ResponseHandle>();

export const handleOf = (value: unknown): ResponseHandle | null =>
  typeof value === 'object' && value !== null ? (handles.get(value) ?? null) : null;

/** A resolver that reads a property of the proxy needs the parsed record: the operation is not projected. */
const traps: ProxyHandler<ResponseHandle> = {
  // `await` reads `then`.
  get: (_handle, name) => (name === 'then' ? undefined : declineDocument()),
  has: declineDocument,
  ownKeys: declineDocument,
  getOwnPropertyDescriptor: declineDocument,
};

const createProxy = (handle: ResponseHandle, opened: ResponseHandle[]): object => {
  const proxy = new Proxy(handle, traps);
  handles.set(proxy, handle);
  opened.push(handle);
  return proxy;
};

const itemsWord = jsonText('{"items":[');

/**
 * Returns the replacement for the result of a declared reader in a projection: a proxy of a row or list, or a page
 * whose `items` are a proxy. Adds the handle to `opened`.
 */
export const openResponse = (
  { envelope, row }: ResponseForm,
  { body: bytes }: ReadResult,
  opened: ResponseHandle[],
) => {
  const body = jsonBytes(bytes);
  const whole = { row, isList: false, body, start: 0, end: body.length, isWritten: false };
  if (envelope === 'row') return createProxy(whole, opened);
  if (envelope === 'choices') return createProxy({ ...whole, isList: true, start: afterPlaceholder(body) }, opened);
  if (!hasBytesAt(body, 0, itemsWord)) return declineShape();
  const list = { ...whole, isList: true, start: itemsWord.length - 1 };
  if (envelope === 'items') return createProxy({ ...list, end: body.length - 1 }, opened);
  const [tail, total = 'null'] =
    /,"totalCount":(\d{1,9}|null)\}$/.exec(textBetween(body, Math.max(0, body.length - 30), body.length)) ?? [];
  if (tail === undefined) return declineShape();
  const items = createProxy({ ...list, end: body.length - tail.length }, opened);
  return { items, totalCount: JSON.parse(total) as number | null };
};

/** Returns the position after the first entry of a list, which must be a placeholder: `{"key":0,"value":…}`. */
const afterPlaceholder = (body: JsonBytes): number => {
  const end = skipValue(body, 1);
  const entry: unknown = JSON.parse(textBetween(body, 1, end));
  const isFirst = body.bytes[0] === openBracket && (body.bytes[end] === comma || body.bytes[end] === closeBracket);
  return isFirst && isPlaceholder((Object(entry) as KeyValue).key) ? end : declineShape();
};

/** Declines if the value does not end at `end`, or if the object around a list does not end with the body. */
export const requireEnd = ({ body, end, isList }: ResponseHandle, at: number): void => {
  if (at !== end || (isList && end === body.length - 1 && body.bytes[end] !== 0x7d)) declineShape();
};

/** Parses the response and reads it with the reader of the row. */
export const readRow = ({ row, body }: ResponseHandle): unknown =>
  row.read(JSON.parse(textBetween(body, 0, body.length)) as never);

/** Declines a list with rows: without projection the reader would check the rows, although nothing is selected. */
export const requireEmptyList = (handle: ResponseHandle): void => {
  if (!handle.isList || handle.body.bytes[handle.start + 1] !== 0x5d) declineShape();
  requireEnd(handle, skipValue(handle.body, handle.start));
};
