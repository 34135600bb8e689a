/** The kinds of properties of which declared readers are composed: texts, numbers, moments, nested objects and others. */

import type { Coordinates } from '../schema-types.generated.ts';
import { fromLocalText, readMoment } from '../input/moment.ts';
import type { Moment } from '../input/moment.ts';
import type { StoredText } from '../input/rich-text.ts';
import type { Choice } from '../rest/lookups.ts';
import type { DeclaredField, RowReader } from './declared-reader.ts';
import { declareReader } from './declared-reader.ts';

type With<Key extends string, Value> = { readonly [Name in Key]?: Value | undefined };

const plainText = { kind: 'text', absent: 'null', emptyIsNull: false, numbers: false, days: false } as const;

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

/** The number of a record, which each row has. */
export const recordId = <Key extends string>(key: Key): DeclaredField<{ readonly [Name in Key]: number }, number> => ({
  keys: [key],
  read: (wire) => wire[key],
  bytes: { kind: 'integer' },
});

/** A text that each row has. */
export const text = <Key extends string>(key: Key): DeclaredField<{ readonly [Name in Key]: string }, string> => ({
  keys: [key],
  read: (wire) => wire[key],
  bytes: plainText,
});

/** A text; empty if absent. */
export const textOrEmpty = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string> => ({
  keys: [key],
  read: (wire) => wire[key] ?? '',
  bytes: { ...plainText, absent: 'empty' },
});

/** A text; null if absent or empty. */
export const textOrNull = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string | null> => ({
  keys: [key],
  read: (wire) => wire[key] || null,
  bytes: { ...plainText, emptyIsNull: true },
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
  bytes: { ...plainText, emptyIsNull: true, numbers: true },
});

/** A number or a text, as the text of an id. Other services may send it with another key. */
export const idText = <Key extends string>(
  key: Key,
  ...others: readonly Key[]
): DeclaredField<With<Key, number | string | null>, string> => ({
  keys: [key],
  read: (wire) =>
    String([key, ...others].map((one) => wire[one]).find((value) => value !== null && value !== undefined)),
  bytes: { ...plainText, absent: 'declined', numbers: true },
});

/** The first ten characters of a text; null if absent. Other services may send a day with a time. */
export const day = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, string | null> => ({
  keys: [key],
  read: (wire) => wire[key]?.slice(0, 10) || null,
  bytes: { ...plainText, emptyIsNull: true, days: true },
});

/** A number with up to three decimals, as a text without zeros at the end; null if absent. */
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

/** A moment that each row has: its UTC and its local time. */
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
    const given: string | null | undefined = wire[utc];
    return given ? readMoment(given, wire[local]) : null;
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
    const [givenUtc, givenLocal]: (string | null | undefined)[] = [wire[utc], wire[local]];
    if (!givenLocal) return null;
    return givenUtc ? readMoment(givenUtc, givenLocal) : fromLocalText(givenLocal);
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
    const given: Wire | null | undefined = wire[key];
    return given ? reader(given) : null;
  },
  bytes: { kind: 'object', reader: reader.declaration },
});

/** The coordinates of a row; null unless it has both numbers. */
export const coordinates: DeclaredField<With<'latitude' | 'longitude', number | null>, Coordinates | null> = {
  keys: ['latitude', 'longitude'],
  read: ({ latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
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
 * A record that a row refers to, with its id and its name. `read` may support other services, which send the reference in
 * another form: such rows are parsed, because only an object with both properties is written from its bytes.
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

/** The value of `first`, or that of `second` if the first one is null. */
export const either = <One, Other, Value, Last>(
  first: DeclaredField<One, Value | null>,
  second: DeclaredField<Other, Last>,
): DeclaredField<One & Other, Value | Last> => ({
  keys: [...first.keys, ...second.keys],
  read: (wire) => first.read(wire) ?? second.read(wire),
  bytes: { kind: 'either', fields: [first, second] as readonly DeclaredField<never, unknown>[] },
});

/** A rich text as it is stored; empty if absent. Its fields are resolved from the parsed value. */
export const storedText = <Key extends string>(key: Key): DeclaredField<With<Key, string | null>, StoredText> => ({
  keys: [key],
  read: (wire) => ({ stored: wire[key] ?? '' }),
  bytes: { kind: 'parsed', throws: false },
});

/**
 * A value that a function computes from some keys of the parsed row. `neverThrows`: the function is not called if the
 * property is not selected.
 */
export const parsed = <Wire, Value>(
  keys: readonly (keyof Wire & string)[],
  read: (wire: Wire) => Value,
  { neverThrows = false } = {},
): DeclaredField<Wire, Value> => ({ keys, read, bytes: { kind: 'parsed', throws: !neverThrows } });
