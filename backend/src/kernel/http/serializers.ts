import selectSerializers from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof selectSerializers>;

const buildSerializers = selectSerializers();

/**
 * Builds the serializers of all responses. Fastify by default compiles each response of each route with all named
 * schemas, which would take two thirds of the start time. This factory compiles each distinct schema once, with the
 * named schemas to which it refers.
 */
export const buildSerializer: SerializerFactory = (namedSchemas, options) => {
  const schemas = new Map(Object.entries(namedSchemas ?? {}));
  const compiled = new Map<string, ReturnType<ReturnType<SerializerFactory>>>();
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serialize = compiled.get(key) ?? buildSerializers(findReferences(key, schemas), options)(route);
    compiled.set(key, serialize);
    return serialize;
  };
};

/** Returns the named schemas to which the JSON of a schema refers, directly or through other schemas. */
const findReferences = (json: string, schemas: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const found = new Map<string, unknown>();
  const unread = [json];
  for (let next = unread.pop(); next !== undefined; next = unread.pop())
    for (const [, name = ''] of next.matchAll(/"\$ref":"([^"#]+)/g)) {
      if (found.has(name)) continue;
      found.set(name, schemas.get(name));
      unread.push(JSON.stringify(schemas.get(name) ?? {}));
    }
  return Object.fromEntries([...found].filter(([, schema]) => schema !== undefined));
};
