import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const schemaFile = join(import.meta.dirname, '../../../schema/generated/schema.graphql');

const maxDepth = 5;

/** Values of required texts and ids. The values of other arguments and input fields follow from their type and name. */
export interface SampleValues {
  text: string;
  id: string;
}

export interface NamedQuery {
  name: string;
  document: string;
}

/** A document for each query of the schema, with every field that needs no argument, to a depth of five. */
export const everyQuery = (values: SampleValues): NamedQuery[] => {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  return Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => {
    const required = field.args.filter(isRequiredArgument);
    const argumentList = required.map(({ name, type }) => `${name}: ${literal(type, name, values)}`).join(', ');
    const selection = selectionOf(schema, getNamedType(field.type), [field.type.toString()]);
    return { name: field.name, document: `{ ${field.name}${argumentList && `(${argumentList})`} ${selection} }` };
  });
};

const selectionOf = (schema: GraphQLSchema, type: GraphQLNamedType, above: readonly string[]): string => {
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((one) => `... on ${one.name} ${selectionOf(schema, one, above)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!('getFields' in type)) return '';
  const fields = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return [field.name];
    if (above.length >= maxDepth || above.includes(inner.name)) return [];
    return [`${field.name} ${selectionOf(schema, inner, [...above, inner.name])}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
};

const literal = (type: GraphQLInputType, name: string, values: SampleValues): string => {
  if (isNonNullType(type)) return literal(type.ofType, name, values);
  if (isListType(type)) return `[${literal(type.ofType, name, values)}]`;
  if (isEnumType(type)) return name === 'entity' ? 'CLIENT' : (type.getValues()[0]?.name ?? '');
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, field.name, values)}`).join(', ')} }`;
  }
  switch (type.name) {
    case 'ID':
      return JSON.stringify(values.id);
    case 'Float':
      return name === 'latitude' ? '42.6' : '23';
    case 'Int':
      return '5';
    default:
      return JSON.stringify(values.text);
  }
};
