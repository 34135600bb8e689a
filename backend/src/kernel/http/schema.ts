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

export const ErrorAnswer = Type.Object(
  {
    message: Type.String({ description: 'What went wrong, in Bulgarian.' }),
    traceId: Type.String({ description: 'Leads to the log and to the exception log.' }),
  },
  { $id: 'ErrorAnswer', description: 'Every answer of 4xx and 5xx.' },
);

/** What a route's answers look like: the good one and the errors common to all. */
export const answers = <T extends TSchema>(good: T) => ({
  200: good,
  '4xx': named(ErrorAnswer),
  '5xx': named(ErrorAnswer),
});

/** A business answer: '(code) text', of which '(0) text' is a refusal. */
export const textAnswer = (description: string) => answers(contentOf({ 'text/plain': Type.String() }, description));

/** JSON, or '(0) text' where a business rule says no. */
export const answersOrRefusal = <T extends TSchema>(good: T) =>
  answers(
    contentOf<T>({ 'application/json': good, 'text/plain': Type.String() }, "The record, or a refusal: '(0) reason'."),
  );

/** Bytes as they are, of one of these content types. */
export const bytesAnswer = (contentType: string | readonly string[], description: string) =>
  answers(contentOf(Object.fromEntries([contentType].flat().map((type) => [type, bytes])), description));

/** The same, or nothing where there is nothing to draw. */
export const tileAnswer = (contentType: string | readonly string[], description: string) => ({
  ...bytesAnswer(contentType, description),
  204: Type.Null({ description: 'There is nothing in it.' }),
});

const bytes = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

const contentOf = <T extends TSchema>(schemas: Record<string, TSchema>, description: string) =>
  Type.Unsafe<Static<T>>({
    description,
    content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }])),
  });
