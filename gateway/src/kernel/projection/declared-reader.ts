/**
 * A reader converts a row of the REST service to a record with the names of the GraphQL schema. A declared reader is
 * made of one declaration for each property of the record. These declarations have two uses: they read parsed rows, and
 * they define how the byte projection (projection.ts) copies the bytes of a row into a response.
 */
import { assertShape } from '../rest/wire.ts';

/** How the bytes of a property can be written without parsing the row. Bytes of another form are declined. */
export type ByteForm =
  | { kind: 'number' | 'integer' | 'flag' | 'decimal' }
  /**
   * `absent`: what is written if the row has no value; 'declined': the projection is declined. `numbers`: a number is
   * accepted too. `days`: only the first ten characters are written.
   */
  | { kind: 'text'; absent: 'null' | 'empty' | 'declined'; emptyIsNull: boolean; numbers: boolean; days: boolean }
  /** `absentBy`: the key without which the moment is null. */
  | { kind: 'moment'; isRequired: boolean; absentBy: 'utc' | 'local' }
  | { kind: 'object'; reader: Declaration }
  /** An object made of numbers that are separate keys of the row, such as a place; null if one of them is missing. */
  | { kind: 'group'; reader: Declaration }
  /** A property of an object inside the row. */
  | { kind: 'within'; field: DeclaredField<never, unknown>; isRequired: boolean }
  /** The first of the fields that is not null. */
  | { kind: 'either'; fields: readonly DeclaredField<never, unknown>[] }
  /** A stored rich text. */
  | { kind: 'richText' }
  /** The bytes of the field's keys are parsed, and `read` is called. `throws`: `read` may throw for an invalid row. */
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

/**
 * Creates the reader of a row. The reader throws a TypeError if a value of the row has another type than in `shape`.
 */
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

/** Returns the declaration of a reader; null if the function is not a declared reader. */
const declarationOf = (read: unknown): Declaration | null =>
  typeof read === 'function' && 'declaration' in read ? (read.declaration as Declaration) : null;

/** The structure of a REST response: rows of one declaration in an envelope. */
export interface ResponseForm {
  /**
   * `row`: the response is one row. `items`: an object with the list `items`. `page`: the same with `totalCount`.
   * `choices`: a list whose first entry is a placeholder.
   */
  envelope: 'row' | 'items' | 'page' | 'choices';
  row: Declaration;
}

const responseForms = new WeakMap<object, ResponseForm>();

/** Returns the structure of the responses that a function reads; null if the function is not declared. */
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

/** True if the reader of a row may throw because of this property. */
export const mayThrow = (form: ByteForm): boolean => {
  switch (form.kind) {
    case 'moment':
      return true;
    case 'text':
      return form.days;
    case 'parsed':
      return form.throws;
    case 'object':
      return Object.keys(form.reader.shape).length > 0 || anyThrows(Object.values(form.reader.fields));
    case 'within':
      return form.isRequired || anyThrows([form.field]);
    case 'either':
      return anyThrows(form.fields);
    default:
      return false;
  }
};

const anyThrows = (fields: readonly DeclaredField<never, unknown>[]): boolean =>
  fields.some(({ bytes }) => mayThrow(bytes));
