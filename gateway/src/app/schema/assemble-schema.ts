import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { accessRuleOf } from '../../kernel/access/directives.ts';

type FieldMap = Readonly<Record<string, unknown>>;

/** The resolvers of a feature. */
export interface SchemaPart {
  Query?: FieldMap;
  Mutation?: FieldMap;
  types?: Readonly<Record<string, unknown>>;
}

/** The executable schema. A missing access rule, an unknown resolver or a duplicate name fails the start. */
export const assembleSchema = (typeDefs: DocumentNode, parts: readonly SchemaPart[]): GraphQLSchema => {
  const resolvers = {
    ...mergeFields(
      'types',
      parts.map(({ types }) => types ?? {}),
    ),
    ...root(
      'Query',
      parts.map(({ Query }) => Query ?? {}),
    ),
    ...root(
      'Mutation',
      parts.map(({ Mutation }) => Mutation ?? {}),
    ),
  };
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: resolvers as Parameters<typeof makeExecutableSchema>[0]['resolvers'] & object,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  // A scalar defined in code loses its description in the schema.
  for (const type of Object.values(schema.getTypeMap())) type.description ??= type.astNode?.description?.value;
  const problems = [...fieldsWithoutRule(schema), ...fieldsWithoutResolver(schema), ...typesWithoutRule(schema)];
  if (problems.length) throw new Error(`The schema is incomplete:\n${problems.join('\n')}`);
  return schema;
};

const root = (name: string, maps: readonly FieldMap[]): FieldMap => {
  const fields = mergeFields(name, maps);
  return Object.keys(fields).length ? { [name]: fields } : {};
};

const mergeFields = (where: string, maps: readonly FieldMap[]): FieldMap => {
  const all = new Map<string, unknown>();
  for (const [name, value] of maps.flatMap((map) => Object.entries(map))) {
    if (all.has(name)) throw new Error(`${where}.${name} is defined twice.`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
};

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type ?? []);

const fieldsWithoutRule = (schema: GraphQLSchema): string[] =>
  rootTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ astNode }) => !accessRuleOf(schema, astNode))
      .map(({ name }) => `${type.name}.${name} has no @access.`),
  );

const fieldsWithoutResolver = (schema: GraphQLSchema): string[] =>
  rootTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ resolve }) => !resolve)
      .map(({ name }) => `${type.name}.${name} has no resolver.`),
  );

const typesWithoutRule = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && 'id' in type.getFields())
    .filter(({ astNode }) => !accessRuleOf(schema, astNode))
    .map(({ name }) => `${name} has an id but no @access.`);
