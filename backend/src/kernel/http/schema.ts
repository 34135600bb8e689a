import { Type, type Static, type TSchema } from 'typebox';

/**
 * Returns a reference to the `$id` of a schema, with the schema's type. The schema becomes a named component of the
 * contract.
 */
export const refTo = <T extends TSchema>(schema: T) => {
  if (!('$id' in schema) || typeof schema.$id !== 'string') throw new Error('A named schema needs an $id.');
  return Type.Unsafe<Static<T>>(Type.Ref(schema.$id));
};

/**
 * Returns the schema with `type: [x, 'null']`, which is serialised faster than `anyOf`: with `anyOf` the serialiser
 * has to try each alternative.
 */
export const nullable = <T extends TSchema & { type: string }>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });

/** The id of a record: any safe integer. An id without a record is a 404, not a 400. */
export const RecordId = (description: string) =>
  Type.Integer({ description, minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** The parameters of a place on earth. */
export const placeFields = {
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees, north positive.' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, east positive.' }),
};

/** A moment in responses. The field determines whether it is in UTC or in local time. */
export const MomentText = Type.String({ description: 'YYYY-MM-DD HH:mm:ss' });

export const ErrorAnswer = Type.Object(
  {
    message: Type.String({ description: 'The reason of the failure, in Bulgarian.' }),
    traceId: Type.String({ description: 'Identifies the request in the log and in the exception log.' }),
    field: Type.Optional(Type.String({ description: 'Name of the parameter or form field with the problem.' })),
  },
  { $id: 'ErrorAnswer', description: 'Body of every 4xx and 5xx response.' },
);

/** Returns the schemas of a route's responses: success, and the errors that all routes share. */
export const responsesOf = <T extends TSchema>(success: T) => ({
  200: success,
  '4xx': refTo(ErrorAnswer),
  '5xx': refTo(ErrorAnswer),
});

/** Response schemas of a route that sends '(code) text'; '(0) text' is a refusal. */
export const textResponses = (description: string) =>
  responsesOf(contentOf({ 'text/plain': Type.String() }, description));

/** Response schemas of a route that sends JSON, or '(0) text' if a business rule refuses the request. */
export const responsesOrRefusal = <T extends TSchema>(success: T) =>
  responsesOf(
    contentOf<T>(
      { 'application/json': success, 'text/plain': Type.String() },
      "The record, or a refusal: '(0) reason'.",
    ),
  );

/** Response schemas of a route that sends binary content of one of these types. */
export const bytesResponses = (contentType: string | readonly string[], description: string) =>
  responsesOf(contentOf(Object.fromEntries([contentType].flat().map((type) => [type, bytes])), description));

/** Response schemas of a route that sends a tile, or 204 if the tile is empty. */
export const tileResponses = (contentType: string | readonly string[], description: string) => ({
  ...bytesResponses(contentType, description),
  204: Type.Null({ description: 'The tile is empty.' }),
});

const bytes = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

const contentOf = <T extends TSchema>(schemas: Record<string, TSchema>, description: string) =>
  Type.Unsafe<Static<T>>({
    description,
    content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }])),
  });
