import { describe, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { planCost } from './cost.ts';

const schema = buildSchema('type Query { cheap: Int other: Int }');

const cost = (source: string): number => {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  return planCost(schema, document, operation)({});
};

describe('the cost of conditional fields', () => {
  test.each([
    ['@skip(if: true)', 1],
    ['@skip(if: false)', 2],
    ['@include(if: true)', 2],
    ['@include(if: false)', 1],
    ['@include(if: true) @skip(if: true)', 1],
    ['@include(if: true) @skip(if: false)', 2],
  ])('with %s an operation of two fields costs %i', (directives, expected) => {
    expect(cost(`{ cheap other ${directives} }`)).toBe(expected);
    expect(cost(`{ cheap ... ${directives} { other } }`)).toBe(expected);
  });

  test('a field with a variable as its condition counts as selected', () => {
    expect(cost('query ($no: Boolean!) { cheap other @include(if: $no) }')).toBe(2);
  });
});
