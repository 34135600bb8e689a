import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { documentRules } from './document-rules.ts';
import { defaultLimits as limits } from './limits.ts';

const schema = buildSchema('type Query { a: Query b: Int } type Mutation { one: Int two: Int }');

const codes = (source: string) =>
  validate(schema, parse(source), documentRules(limits)).map(({ extensions }) => extensions.code);

describe('depth', () => {
  const deep = (levels: number, end = 'b'): string => (levels === 1 ? end : `a { ${deep(levels - 1, end)} }`);

  test('an operation at the limit is allowed, a deeper one is refused', () => {
    expect(codes(`{ ${deep(limits.depth)} }`)).toEqual([]);
    expect(codes(`{ ${deep(limits.depth + 1)} }`)).toEqual(['TOO_COSTLY']);
  });

  test('the depth of a fragment is added where the fragment is spread', () => {
    const fragments = `fragment F on Query { ${deep(6, '...G b')} } fragment G on Query { ... on Query { ${deep(7)} } }`;
    expect(codes(`{ b ...F } ${fragments}`)).toEqual([]);
    expect(codes(`{ a { ...F } } ${fragments}`)).toEqual(['TOO_COSTLY']);
  });

  test('the check terminates for recursive fragments and for those that double the selections at each level', () => {
    expect(codes('{ ...A } fragment A on Query { a { ...B } } fragment B on Query { a { ...A } }')).toEqual([]);
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    expect(codes(`{ ...F0 } ${doubling} fragment F60 on Query { b }`)).toEqual([]);
  });

  test('introspection may exceed the depth limit', () => {
    const types = 'ofType { '.repeat(20) + 'name' + ' }'.repeat(20);
    expect(codes(`{ __schema { types { fields { type { ${types} } } } } }`)).toEqual([]);
  });
});

test('an operation with more than one mutation field is refused', () => {
  expect(codes('mutation { one __typename }')).toEqual([]);
  expect(codes('mutation A { one } mutation B { two }')).toEqual([]);
  expect(codes('{ a { b } b }')).toEqual([]);
  expect(codes('mutation { one two }')).toEqual(['BAD_USER_INPUT']);
  expect(codes('mutation { one ... on Mutation { two } }')).toEqual(['BAD_USER_INPUT']);
  expect(codes('mutation { ...F } fragment F on Mutation { one ...G } fragment G on Mutation { two ...F }')).toEqual([
    'BAD_USER_INPUT',
  ]);
});
