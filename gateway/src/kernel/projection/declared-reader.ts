/**
 * A reader converts a row of the REST service to a record with the names of the schema. A declared reader is data: one
 * declaration for each property of the record. The function that reads parsed rows is made of it, and so are the
 * writers that copy a row's bytes into a response.
 */
import { assertShape } from '../rest/wire.ts';

/** How the bytes of a property can be written without parsing the row. */
export type ByteForm =
  | { kind: 'number' | 'integer' | 'flag' | 'decimal' }
  | { kind: 'text'; absent: 'null' | 'empty' | 'declined'; emptyIsNull: boolean; numbers: boolean; days: boolean }
  /** `absentBy`: the key without which the moment is null. */
  | { kind: 'moment'; isRequired: boolean; absentBy: 'utc' | 'local' }
  | { kind: 'object'; reader: Declaration }
  /** An object of numbers of the same row, which is null unless all of them are numbers. */
  | { kind: 'group'; reader: Declaration }
  | { kind: 'within'; field: DeclaredField<never, unknown>; isRequired: boolean }
  | { kind: 'either'; fields: readonly DeclaredField<never, unknown>[] }
  /** Only the bytes of the property's keys are parsed. */
  | { kind: 'parsed'; throws: boolean };

/** One property of a record. */
export interface DeclaredField<Wire, Value> {
  /** The keys of the row that `read` uses. */
  keys: readonly string[];
  read: (wire: Wire) => Value;
  bytes: ByteForm;
}

type Shape = Readonly<Record<string, 'string' | 'number' | 'boolean'>>;

/** The properties of a record, and the keys without which a row is invalid. */
export interface Declaration {
  fields: Readonly<Record<string, DeclaredField<never, unknown>>>;
  shape: Shape;
  /** Reads a parsed row. */
  read: (wire: never) => unknown;
}

export type RowReader<Wire, Row> = ((wire: Wire) => Row) & { declaration: Declaration };

/** Makes the reader of a row. Throws a TypeError for a row whose keys have other types than `shape`. */
export const declareReader = <Wire extends object, Row>(
  fields: { [Name in keyof Row]-?: DeclaredField<Wire, Row[Name]> },
  shape: { [Key in keyof Wire]?: 'string' | 'number' | 'boolean' } = {},
): RowReader<Wire, Row> => {
  const properties = Object.entries(fields) as [string, DeclaredField<Wire, unknown>][];
  const read = (wire: Wire): Row => {
    assertShape(wire, shape);
    const row: Record<string, unknown> = {};
    for (const [name, field] of properties) row[name] = field.read(wire);
    return row as Row;
  };
  const declaration: Declaration = { fields, shape: shape as Shape, read };
  return Object.assign(read, { declaration });
};

/** The declaration of a reader. Null for an ordinary function. */
const declarationOf = (read: unknown): Declaration | null =>
  typeof read === 'function' && 'declaration' in read ? (read.declaration as Declaration) : null;

/** What a whole response consists of. */
export interface ResponseForm {
  /** `choices`: a list whose first entry is a placeholder. */
  envelope: 'row' | 'items' | 'page' | 'choices';
  row: Declaration;
}

const responseForms = new WeakMap<object, ResponseForm>();

/** The form of the responses that a function reads. Null if the function is not declared. */
export const responseFormOf = (read: object): ResponseForm | null => {
  const row = declarationOf(read);
  return responseForms.get(read) ?? (row && { envelope: 'row', row });
};

/** Declares that `read` applies the reader of a row to the rows of a response. */
export const declareResponse = <Read extends object>(
  read: Read,
  envelope: Exclude<ResponseForm['envelope'], 'row'>,
  readRow: unknown,
): Read => {
  const row = declarationOf(readRow);
  if (row) responseForms.set(read, { envelope, row });
  return read;
};
