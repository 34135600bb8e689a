import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  print,
  validateSchema,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLNamedType, GraphQLObjectType } from 'graphql';
import { assembleSchema } from './assemble-schema.ts';
import { schemaParts } from '../resolvers.ts';
import { readSchemaDocument, schemaFolder } from './schema-document.ts';

const document = readSchemaDocument();
const schema = assembleSchema(document, schemaParts);
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const inputs = types.filter(isInputObjectType);

describe('the schema', () => {
  test('the document is valid, which the start does not check again', () => {
    expect(validateSchema(buildASTSchema(document))).toEqual([]);
    expect(validateSchema(schema)).toEqual([]);
  });

  test('GQ-4 every type, field, argument, input field and enum value has a description of a whole sentence', () => {
    const undescribed = [...types.flatMap(membersOf), ...directives()]
      .filter(([, description]) => !/^[A-ZА-Я0-9][^]*\.$/.test(description ?? ''))
      .map(([name]) => name);
    expect(undescribed).toEqual([]);
    expect(types.flatMap(membersOf).length).toBeGreaterThan(100);
  });

  test('descriptions repeat the directives, because most API references omit directives', () => {
    const signals = schema.getQueryType()?.getFields().signals?.description;
    expect(signals).toMatch(
      /\n\nAccess: one of the actions OPERATOR, USER and one of the groups TestMainGroup\.\nCost: 10\.$/,
    );
  });

  test('GQ-2 the printed file equals the sources, with directives', () => {
    const printed = readFileSync(join(schemaFolder, 'generated/schema.graphql'), 'utf8');
    expect(printed).toContain(print(document));
    expect(printed).toContain('@access(actions: [OPERATOR], groups: ["TestMainGroup"])');
  });

  test('the record in a success type is read by its number, and only if its field is resolved', async () => {
    const reads: number[] = [];
    const Signal = async (id: number) => ({ id: reads.push(id) });
    const withReader = assembleSchema(
      document,
      schemaParts.map((part) => (part.records && 'Signal' in part.records ? { ...part, records: { Signal } } : part)),
    );
    const success = withReader.getType('TakeSignalSuccess') as GraphQLObjectType;
    expect(reads).toEqual([]);
    const resolve = success.getFields()['signal']?.resolve as unknown as (parent: object) => Promise<unknown>;
    expect(await resolve({ signalId: 7 })).toEqual({ id: 1 });
    expect(reads).toEqual([7]);
  });

  test('the start fails if no feature can read the record in a success type', () => {
    const parts = schemaParts.map((part) => ({ ...part, records: {} }));
    expect(() => assembleSchema(document, parts)).toThrow(
      'TakeSignalSuccess.signal: no feature has an entry for Signal in "records".',
    );
  });

  test('the result type of every mutation has a member that implements Failure', () => {
    const unions = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
    const isFailure = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Failure');
    const without = unions.filter((union) => !isUnionType(union) || !union.getTypes().some(isFailure));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('input types are not recursive: graphql-jit would never finish compiling a variable of such a type', () => {
    expect(inputs.filter((input) => reaches(input, input, new Set())).map(({ name }) => name)).toEqual([]);
  });

  test('no required input field has a default: compiled queries would refuse an input without the field', () => {
    const fields = inputs.flatMap((input) => Object.values(input.getFields()));
    expect(fields.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined)).toEqual([]);
  });

  test('@oneOf inputs are used by mutations only', () => {
    const queryInputs = Object.values(schema.getQueryType()?.getFields() ?? {})
      .flatMap(({ args }) => args.map(({ type }) => getNamedType(type)))
      .filter(isInputObjectType);
    const all = inputs.filter((input) => queryInputs.some((root) => root === input || reaches(root, input, new Set())));
    expect(all.filter(({ isOneOf }) => isOneOf)).toEqual([]);
  });
});

describe('AU-7 AU-11 the start fails', () => {
  const directive =
    'enum Action { A } directive @access(actions: [Action!]! = [], groups: [String!]! = []) on FIELD_DEFINITION | OBJECT';
  const start =
    (sdl: string, parts = [{ Query: { one: () => null } }]) =>
    () =>
      assembleSchema(parse(`${directive} ${sdl}`), parts);

  test('if a root field has no rule', () => {
    expect(start('type Query { one: Int @access }')).not.toThrow();
    expect(start('type Query { one: Int }')).toThrow('Query.one has no @access.');
  });

  test('if a type with an id has no rule', () => {
    expect(start('type Query { one: Int @access } type Thing { id: ID! }')).toThrow('Thing has an id but no @access.');
    expect(start('type Query { one: Int @access } type Thing @access { id: ID! }')).not.toThrow();
  });

  test('if two features define the same field, a field has no resolver, or a resolver has no field', () => {
    const one = { Query: { one: () => null } };
    expect(start('type Query { one: Int @access }', [one, one])).toThrow('Query.one is defined twice.');
    expect(start('type Query { one: Int @access two: Int @access }')).toThrow('Query.two has no resolver.');
    expect(start('type Query { other: Int @access }')).toThrow('Query.one');
  });
});

type Member = [name: string, description: string | null | undefined];

const membersOf = (type: GraphQLNamedType): Member[] => {
  const own: Member = [type.name, type.description];
  if (isEnumType(type))
    return [own, ...type.getValues().map((value): Member => [`${type.name}.${value.name}`, value.description])];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((field): Member => [`${type.name}.${field.name}`, field.description]),
    ];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field): Member[] => [
    [`${type.name}.${field.name}`, field.description],
    ...field.args.map((argument): Member => [`${type.name}.${field.name}(${argument.name})`, argument.description]),
  ]);
  return [own, ...fields];
};

const directives = (): Member[] =>
  ['access', 'needs', 'cost', 'listSize'].flatMap((name): Member[] => {
    const directive = schema.getDirective(name);
    return [
      [`@${name}`, directive?.description],
      ...(directive?.args ?? []).map((argument): Member => [`@${name}(${argument.name})`, argument.description]),
    ];
  });

const reaches = (
  from: GraphQLInputObjectType,
  to: GraphQLInputObjectType,
  visited: Set<GraphQLInputObjectType>,
): boolean => {
  if (visited.has(from)) return false;
  visited.add(from);
  return Object.values(from.getFields())
    .map(({ type }) => getNamedType(type))
    .filter(isInputObjectType)
    .some((next) => next === to || reaches(next, to, visited));
};
