/**
 * Returns the named schemas to which the JSON of a schema refers, directly or through other schemas. Throws if one of
 * them does not exist.
 */
export const findReferences = (json: string, schemas: ReadonlyMap<string, unknown>): Record<string, unknown> => {
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
