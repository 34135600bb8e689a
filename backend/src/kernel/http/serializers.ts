import selectSerializers from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof selectSerializers>;

type Serializer = ReturnType<ReturnType<SerializerFactory>>;

const buildSerializers = selectSerializers();

/**
 * Builds the serializers of all responses. Fastify by default compiles each response of each route with all named
 * schemas, which would take two thirds of the start time. This factory compiles a schema at its first response, with
 * the named schemas to which it refers. Unknown names are found at the start.
 */
export const buildSerializer: SerializerFactory = (namedSchemas, options) => {
  const schemas = new Map(Object.entries(namedSchemas ?? {}));
  return (route) => {
    const references = findReferences(JSON.stringify(route.schema), schemas);
    let serialize: Serializer | undefined;
    return (data) => (serialize ??= buildSerializers(references, options)(route))(data);
  };
};

/**
 * Returns the named schemas to which the JSON of a schema refers, directly or through other schemas. Throws if one of
 * them does not exist.
 */
const findReferences = (json: string, schemas: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const found = new Map<string, unknown>();
  const unread = [json];
  for (let next = unread.pop(); next !== undefined; next = unread.pop())
    for (const [, name = ''] of next.matchAll(/"\$ref":"([^"#]+)/g)) {
      if (found.has(name)) continue;
      const schema = schemas.get(name);
      if (schema === undefined) throw new Error(`There is no schema "${name}".`);
      found.set(name, schema);
      unread.push(JSON.stringify(schema));
    }
  return Object.fromEntries(found);
};
