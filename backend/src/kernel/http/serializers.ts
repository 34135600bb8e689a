import selectSerializers from '@fastify/fast-json-stringify-compiler';
import { findReferences } from './named-schemas.ts';

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
