import selectSerializers from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof selectSerializers>;

const buildSerializers = selectSerializers();

/**
 * The serializers of all responses. Fastify's own compile each response of each route with all named schemas, which
 * took two thirds of the start of the service; these compile each distinct schema once, with the named schemas that it
 * contains.
 */
export const buildSerializer: SerializerFactory = (namedSchemas, options) => {
  const all = new Map(Object.entries(namedSchemas ?? {}));
  const compiled = new Map<string, ReturnType<ReturnType<SerializerFactory>>>();
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serialize = compiled.get(key) ?? buildSerializers(withReferences(key, all), options)(route);
    compiled.set(key, serialize);
    return serialize;
  };
};

/** The named schemas to which the JSON of a schema refers, also through others. */
const withReferences = (json: string, all: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const found = new Map<string, unknown>();
  const unread = [json];
  for (let next = unread.pop(); next !== undefined; next = unread.pop())
    for (const [, name = ''] of next.matchAll(/"\$ref":"([^"#]+)/g)) {
      if (found.has(name)) continue;
      found.set(name, all.get(name));
      unread.push(JSON.stringify(all.get(name) ?? {}));
    }
  return Object.fromEntries([...found].filter(([, schema]) => schema !== undefined));
};
