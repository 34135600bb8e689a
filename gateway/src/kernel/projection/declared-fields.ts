/**
 * Properties for `declareReader`: texts, numbers, moments, nested objects and others. Each of them reads a value from a
 * parsed row of the REST service (`read`) and describes how the bytes of the value become a response (`bytes`). Below,
 * 'other services' are REST services of other vendors.
 */

import type { Coordinates } from '../schema-types.generated.ts';
import { toCoordinates } from '../input/coordinates.ts';
import { fromLocalText, readMoment } from '../input/moment.ts';
import type { Moment } from '../input/moment.ts';
import type { StoredText } from '../input/rich-text.ts';
import type { Choice } from '../rest/lookups.ts';
import type { DeclaredField, RowReader } from './declared-reader.ts';
import { declareReader } from './declared-reader.ts';

type With<Key extends string, Value> = { readonly [Name in Key]?: Value | undefined };

const textForm = { kind: 'text', absent: 'null', emptyIsNull: false, numbers: false, days: false } as const;

/** An integer, or null. */
export const integer = <Key extends string>(key: Key): DeclaredField<With<Key, number | null>, number | null> => ({
  keys: [key],
  read: (wire) => wire[key] ?? null,
  bytes: { kind: 'integer' },
});

/** A number, or null. */
const number = <Key extends string>(key: Key): DeclaredField<With<Key, number | null>, number | null> => ({
  keys: [key],
  read: (wire) => wire[key] ?? null,
  bytes: { kind: 'number' },
});

/** The number of a record. Every row has it. */
export const recordId = <Key extends string>(key: Key): DeclaredField<{ readonly [Name in Key]: number }, number> => ({
  keys: [key],
  read: (wire) => wire[key],
  bytes: { kind: 'integer' },
});

/** A text. Every row has it. */
export const text = <Key extends string>(key: Key): DeclaredField<{ readonly [Name in Key]: string }, string> => ({
  keys: [key],
  read: (wire) => wire[key],
  bytes: textForm,
});

/** A text; empty if absent. */
export const textOrEmpty = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string> => ({
  keys: [key],
  read: (wire) => wire[key] ?? '',
  bytes: { ...textForm, absent: 'empty' },
});

/** A text; null if absent or empty. */
export const textOrNull = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string | null> => ({
  keys: [key],
  read: (wire) => wire[key] || null,
  bytes: { ...textForm, emptyIsNull: true },
});

/** A text, or a number converted to a text; null if absent or empty. */
export const textOfAny = <Key extends string>(
  key: Key,
): DeclaredField<With<Key, string | number | null>, string | null> => ({
  keys: [key],
  read: (wire) => {
    const value = wire[key];
    return value === null || value === undefined || value === '' ? null : String(value);
  },
  bytes: { ...textForm, emptyIsNull: true, numbers: true },
});

/** An id, sent as a number or a text. Other services may send it under one of the keys `others`. */
export const idText = <Key extends string>(
  key: Key,
  ...others: readonly Key[]
): DeclaredField<With<Key, number | string | null>, string> => ({
  keys: [key],
  read: (wire) =>
    String([key, ...others].map((name) => wire[name]).find((value) => value !== null && value !== undefined)),
  bytes: { ...textForm, absent: 'declined', numbers: true },
});

/** A day: the first ten characters of a text; null if absent or empty. Other services may send a day with a time. */
export const day = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string | null> => ({
  keys: [key],
  read: (wire) => wire[key]?.slice(0, 10) || null,
  bytes: { ...textForm, emptyIsNull: true, days: true },
});

/** A number, rounded to three decimals, as a text without zeros at the end of the decimals; null if absent. */
export const decimal = <Key extends string>(key: Key): DeclaredField<With<Key, number | null>, string | null> => ({
  keys: [key],
  read: (wire) => {
    const value: number | null | undefined = wire[key];
    return typeof value === 'number' ? String(Number(value.toFixed(3))) : null;
  },
  bytes: { kind: 'decimal' },
});

/** True or false; false if absent. */
export const flag = <Key extends string>(key: Key): DeclaredField<With<Key, boolean | null>, boolean> => ({
  keys: [key],
  read: (wire) => Boolean(wire[key]),
  bytes: { kind: 'flag' },
});

/** A moment, sent as UTC and local time. Every row has it. */
export const moment = <Utc extends string, Local extends string>(
  utc: Utc,
  local: Local,
): DeclaredField<{ readonly [Name in Utc]: string } & With<Local, string | null>, Moment> => ({
  keys: [utc, local],
  read: (wire) => readMoment(wire[utc], wire[local]),
  bytes: { kind: 'moment', isRequired: true, absentBy: 'utc' },
});

/** A moment; null without its UTC time. */
export const momentOrNull = <Utc extends string, Local extends string>(
  utc: Utc,
  local: Local,
): DeclaredField<With<Utc | Local, string | null>, Moment | null> => ({
  keys: [utc, local],
  read: (wire) => {
    const utcText: string | null | undefined = wire[utc];
    return utcText ? readMoment(utcText, wire[local]) : null;
  },
  bytes: { kind: 'moment', isRequired: false, absentBy: 'utc' },
});

/** A moment; null without its local time. Other services may send the local time only. */
export const momentByLocal = <Utc extends string, Local extends string>(
  utc: Utc,
  local: Local,
): DeclaredField<With<Utc | Local, string | null>, Moment | null> => ({
  keys: [utc, local],
  read: (wire) => {
    const [utcText, localText]: (string | null | undefined)[] = [wire[utc], wire[local]];
    if (!localText) return null;
    return utcText ? readMoment(utcText, localText) : fromLocalText(localText);
  },
  bytes: { kind: 'moment', isRequired: false, absentBy: 'local' },
});

/** An object with its own reader; null if absent. */
export const object = <Key extends string, Wire extends object, Row>(
  key: Key,
  reader: RowReader<Wire, Row>,
): DeclaredField<With<Key, Wire | null>, Row | null> => ({
  keys: [key],
  read: (wire) => {
    const inner: Wire | null | undefined = wire[key];
    return inner ? reader(inner) : null;
  },
  bytes: { kind: 'object', reader: reader.declaration },
});

/** The coordinates of a row; null if one of the numbers is missing. */
export const coordinates: DeclaredField<With<'latitude' | 'longitude', number | null>, Coordinates | null> = {
  keys: ['latitude', 'longitude'],
  read: ({ latitude, longitude }) => toCoordinates(latitude, longitude),
  bytes: {
    kind: 'group',
    reader: declareReader<
      With<'latitude' | 'longitude', number | null>,
      Record<'latitude' | 'longitude', number | null>
    >({
      latitude: number('latitude'),
      longitude: number('longitude'),
    }).declaration,
  },
};

/**
 * The id and name of a record to which a row refers. Only an object with `id` and the key `nameKey` is written from its
 * bytes. `read` may also support the references of other services, which have another form.
 */
export const choice = <Wire>(
  keys: readonly [key: string, ...others: string[]],
  nameKey: string,
  read: (wire: Wire) => Choice | null | undefined,
): DeclaredField<Wire, Choice | null> => ({
  keys,
  read: (wire) => read(wire) ?? null,
  bytes: {
    kind: 'object',
    reader: declareReader<Record<string, string>, Choice>({ id: idText('id'), name: text(nameKey) }).declaration,
  },
});

/** A property of an object inside the row; null without the object. */
export const within = <Wire, Inner, Value>(
  key: string,
  field: DeclaredField<Inner, Value>,
  find: (wire: Wire) => Inner | null | undefined,
): DeclaredField<Wire, Value | null> => ({
  keys: [key],
  read: (wire) => {
    const inner = find(wire);
    return inner ? field.read(inner) : null;
  },
  bytes: { kind: 'within', field: field as DeclaredField<never, unknown>, isRequired: false },
});

/** A property of an object inside the row. Without the object, `find` or `field` throws a TypeError. */
export const withinRequired = <Wire, Inner, Value>(
  key: string,
  field: DeclaredField<Inner, Value>,
  find: (wire: Wire) => Inner,
): DeclaredField<Wire, Value> => ({
  keys: [key],
  read: (wire) => field.read(find(wire)),
  bytes: { kind: 'within', field: field as DeclaredField<never, unknown>, isRequired: true },
});

/** The value of `first`, or the value of `second` if the first value is null. */
export const either = <One, Other, Value, Last>(
  first: DeclaredField<One, Value | null>,
  second: DeclaredField<Other, Last>,
): DeclaredField<One & Other, Value | Last> => ({
  keys: [...first.keys, ...second.keys],
  read: (wire) => first.read(wire) ?? second.read(wire),
  bytes: { kind: 'either', fields: [first, second] as readonly DeclaredField<never, unknown>[] },
});

/**
 * A rich text as it is stored; empty if absent. Resolvers convert the stored text to the fields `text` and `document`.
 */
export const storedText = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, StoredText> => ({
  keys: [key],
  read: (wire) => ({ stored: wire[key] ?? '' }),
  bytes: { kind: 'richText' },
});

/**
 * A value that `read` computes from some keys of the parsed row. `neverThrows` declares that `read` accepts every row:
 * then the byte projection does not call `read` if the property is not selected.
 */
export const parsed = <Wire, Value>(
  keys: readonly (keyof Wire & string)[],
  read: (wire: Wire) => Value,
  { neverThrows = false } = {},
): DeclaredField<Wire, Value> => ({ keys, read, bytes: { kind: 'parsed', throws: !neverThrows } });
