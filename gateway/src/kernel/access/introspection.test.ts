import { describe, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { planAccess } from './access-plan.ts';

const schema = buildSchema('type Query { name: String }');

const introspects = (source: string): boolean => {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  return planAccess(schema, document, operation).introspects;
};

describe('introspection', () => {
  test.each([
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ name hidden: __schema { queryType { name } } }',
    '{ ...Part } fragment Part on Query { __type(name: "Query") { name } }',
    'query ($yes: Boolean!) { __schema @include(if: $yes) { queryType { name } } }',
  ])('is found in %s', (source) => expect(introspects(source)).toBe(true));

  test.each(['{ name }', '{ __typename name }', '{ name __schema @skip(if: true) { queryType { name } } }'])(
    'is not found in %s',
    (source) => expect(introspects(source)).toBe(false),
  );
});
