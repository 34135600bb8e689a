import { Type, type Static, type TSchema } from 'typebox';

/** The same schema as a reference to its `$id`: typed, and a named component in the contract. */
export const named = <T extends TSchema>(schema: T) => {
  if (!('$id' in schema) || typeof schema.$id !== 'string') throw new Error('A named schema needs its $id.');
  return Type.Unsafe<Static<T>>(Type.Ref(schema.$id));
};

/** `type: [x, 'null']`, which the serialiser writes without trying alternatives as it would for `anyOf`. */
export const nullable = <T extends TSchema & { type: string }>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });

/** The number of a record. Any whole number that JavaScript keeps exactly; one without a record is a 404, not a 400. */
export const RecordId = (description: string) =>
  Type.Integer({ description, minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

export const KeyValuePair = Type.Object(
  { key: Type.Integer(), value: Type.String() },
  { $id: 'KeyValuePair', description: 'An entry of a lookup list. Key 0 with an empty value stands for none chosen.' },
);

export const ErrorAnswer = Type.Object(
  {
    message: Type.String({ description: 'What went wrong, in Bulgarian.' }),
    traceId: Type.String({ description: 'Leads to the log and to the exception log.' }),
  },
  { $id: 'ErrorAnswer', description: 'Every answer but 200 and 304.' },
);

/** What a route's answers look like: the good one and the errors common to all. */
export const answers = <T extends TSchema>(good: T) => ({
  200: good,
  '4xx': named(ErrorAnswer),
  '5xx': named(ErrorAnswer),
});

export const textAnswer = (description: string) => answers(contentOf('text/plain', Type.String(), description));

export const bytesAnswer = (contentType: string, description: string) =>
  answers(contentOf(contentType, Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), description));

const contentOf = <T extends TSchema>(type: string, schema: T, description: string) =>
  Type.Unsafe<Static<T>>({ description, content: { [type]: { schema } } });
