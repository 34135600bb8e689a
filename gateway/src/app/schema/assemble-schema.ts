import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, getNamedType, isObjectType } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { accessRuleOf } from '../../kernel/access/directives.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { recordIdField } from '../../kernel/success.ts';

type FieldMap = Readonly<Record<string, unknown>>;

/** The resolvers of a feature. */
export interface SchemaPart {
  Query?: FieldMap;
  Mutation?: FieldMap;
  types?: Readonly<Record<string, unknown>>;
  /** For a type name: reads a record of this type by its number. Resolves fields of this type in `…Success` types. */
  records?: Readonly<Record<string, ReadRecord>>;
}

type ReadRecord = (id: number, context: GatewayContext) => Promise<unknown>;

/** Returns the executable schema. Throws for a missing access rule, an unknown resolver or a duplicate name. */
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
  const schema = addResolversToSchema({
    // Its validation at each start would take as long as all that is done here. A test validates the document.
    schema: buildASTSchema(typeDefs, { assumeValidSDL: true }),
    resolvers: resolvers as Parameters<typeof addResolversToSchema>[0]['resolvers'],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    updateResolversInPlace: true,
  });
  const records = Object.assign({}, ...parts.map((part) => part.records ?? {})) as Record<string, ReadRecord>;
  const missingRecords = addRecordResolvers(schema, records);
  // A scalar defined in code loses its description in the schema.
  for (const type of Object.values(schema.getTypeMap())) type.description ??= type.astNode?.description?.value;
  const problems = [
    ...missingRecords,
    ...fieldsWithoutRule(schema),
    ...fieldsWithoutResolver(schema),
    ...typesWithoutRule(schema),
  ];
  if (problems.length) throw new Error(`The schema is incomplete:\n${problems.join('\n')}`);
  return schema;
};

/** Adds the resolvers of records in success types. Returns a problem for each such field without an entry. */
const addRecordResolvers = (schema: GraphQLSchema, records: Readonly<Record<string, ReadRecord>>): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => name.endsWith('Success'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .flatMap(({ name, field }) => {
      const record = getNamedType(field.type);
      if (field.resolve || !isObjectType(record) || !('id' in record.getFields())) return [];
      const read = records[record.name];
      if (!read) return [`${name}: no feature has an entry for ${record.name} in "records".`];
      const id = recordIdField(field.name);
      field.resolve = (parent: Readonly<Record<string, number>>, _args: unknown, context: GatewayContext) =>
        read(parent[id] ?? Number.NaN, context);
      return [];
    });

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
