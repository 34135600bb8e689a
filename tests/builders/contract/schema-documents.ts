import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type ASTNode,
  type DirectiveNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** GraphQL documents: one for each root field, and the shortest one that reaches each type or field with `@access`. */
export interface SchemaDocuments {
  operations: ReadonlyMap<string, string>;
  guarded: ReadonlyMap<string, string>;
  mutations: readonly string[];
}

/**
 * `samples` has a value for each scalar type of required arguments, and for input types whose generated value would be
 * refused before the access check.
 */
export const readSchemaDocuments = (samples: Readonly<Record<string, string>>): SchemaDocuments => {
  const file = join(import.meta.dirname, '../../../schema/generated/schema.graphql');
  const schema = buildSchema(readFileSync(file, 'utf8'));
  const documents = findShortestDocuments(schema, samples);
  const operations = new Map(
    rootFields(schema).map(({ operation, field }) => {
      const open = `${field.name}${argumentsOf(field, samples)}`;
      return [`${operation} ${field.name}`, `${operation} { ${open}${selectionOf(field)} }`];
    }),
  );
  return {
    operations,
    guarded: new Map(guardedNames(schema).map((name) => [name, documents.get(name) ?? `no path leads to ${name}`])),
    mutations: [...operations].flatMap(([name, document]) => (name.startsWith('mutation ') ? document : [])),
  };
};

type Field = GraphQLField<unknown, unknown>;

const rootFields = (schema: GraphQLSchema): { operation: string; field: Field }[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ operation: type?.name.toLowerCase() ?? '', field })),
  );

const guardedNames = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !['Query', 'Mutation', 'Subscription'].includes(type.name) && !type.name.startsWith('__'))
    .flatMap((type) => [
      ...(isGuarded(schema, type.astNode) ? [type.name] : []),
      ...Object.values(type.getFields())
        .filter(({ astNode }) => isGuarded(schema, astNode))
        .map(({ name }) => `${type.name}.${name}`),
    ]);

const isGuarded = (
  schema: GraphQLSchema,
  node: (ASTNode & { directives?: readonly DirectiveNode[] | undefined }) | null | undefined,
): boolean => {
  const directive = schema.getDirective('access');
  return Boolean(directive && node && getDirectiveValues(directive, node));
};

/** The shortest document for each type and field, breadth first; queries come before mutations. */
const findShortestDocuments = (
  schema: GraphQLSchema,
  samples: Readonly<Record<string, string>>,
): Map<string, string> => {
  const documents = new Map<string, string>();
  let steps = rootFields(schema).map(({ operation, field }) => ({
    field,
    write: (inner: string) => `${operation} { ${field.name}${argumentsOf(field, samples)}${inner} }`,
  }));
  while (steps.length > 0) {
    const next: typeof steps = [];
    for (const { field, write } of steps)
      for (const type of objectsOf(schema, field)) {
        if (documents.has(type.name)) continue;
        documents.set(type.name, write(` { ... on ${type.name} { ${scalarOf(type)} } }`));
        for (const inner of Object.values(type.getFields())) {
          const open = (rest: string) =>
            write(` { ... on ${type.name} { ${inner.name}${argumentsOf(inner, samples)}${rest} } }`);
          documents.set(`${type.name}.${inner.name}`, open(selectionOf(inner)));
          next.push({ field: inner, write: open });
        }
      }
    steps = next;
  }
  return documents;
};

const objectsOf = (schema: GraphQLSchema, field: Field): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return [type];
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
};

/** Returns the name of a scalar field of the type, because the types of object fields may have access rules. */
const scalarOf = (type: GraphQLObjectType): string =>
  Object.values(type.getFields()).find((field) => selectionOf(field) === '' && field.args.length === 0)?.name ??
  '__typename';

const selectionOf = (field: Field): string => {
  const type = getNamedType(field.type);
  return isObjectType(type) || isUnionType(type) || isInterfaceType(type) ? ' { __typename }' : '';
};

const argumentsOf = (field: Field, samples: Readonly<Record<string, string>>): string => {
  const required = field.args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  if (required.length === 0) return '';
  return `(${required.map(({ name, type }) => `${name}: ${sampleOf(type, samples)}`).join(', ')})`;
};

const sampleOf = (inputType: GraphQLInputType, samples: Readonly<Record<string, string>>): string => {
  const type = getNullableType(inputType);
  if (isListType(type)) return `[${sampleOf(type.ofType, samples)}]`;
  const sample = samples[type.name];
  if (sample !== undefined) return sample;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) throw new Error(`A sample of ${type.name} is missing in the access matrix.`);
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter(
        (field) =>
          // An idempotency key is required if the REST service stores keys, although the type of the field is nullable.
          field.name === 'idempotencyKey' || (isNonNullType(field.type) && field.defaultValue === undefined),
      );
  return `{ ${needed.map((field) => `${field.name}: ${sampleOf(field.type, samples)}`).join(', ')} }`;
};
