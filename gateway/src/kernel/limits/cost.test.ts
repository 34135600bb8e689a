import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { codeOf } from '../errors.ts';
import { requireCostLimit, planCost } from './cost.ts';
import { planInputLists } from './input-lists.ts';

const schema = buildSchema(`
  directive @cost(weight: Int!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  input Page { number: Int! size: Int = 25 }
  input Filter { ids: [ID!] within: [Filter!] }
  type Row { id: ID! next: Row rows(first: Int = 3): [Row!] @cost(weight: 10) @listSize(slicingArguments: ["first"], assumedSize: 50) tags: [String!]! loose: [Row!]! }
  type RowPage { items: [Row!]! total: Int! @cost(weight: 10) }
  type Query {
    page(page: Page, filter: Filter): RowPage! @cost(weight: 10) @listSize(slicingArguments: ["page.size"], sizedFields: ["items"], assumedSize: 10)
    ten: [Row!]! @listSize(assumedSize: 10)
  }
`);

const planOperation = (source: string) => {
  const document = parse(source);
  const operation = document.definitions.find((node): node is OperationDefinitionNode => 'operation' in node);
  if (!operation) throw new Error('No operation.');
  return { costOf: planCost(schema, document, operation), operation };
};
const cost = (source: string, variables = {}): number => planOperation(source).costOf(variables);

describe('the cost is fields × rows + weights', () => {
  test.each<[string, string, object, number]>([
    ['one field for each row', '{ ten { id next { id } } }', {}, 1 + 10 * 3],
    ['the assumed size of a page without an argument', '{ page { items { id } } }', {}, 11 + 1 + 10],
    ['a total without rows', '{ page { total } }', {}, 11 + 11],
    ['a page size in a literal', '{ page(page: { number: 1, size: 100 }) { items { id } } }', {}, 12 + 100],
    [
      'a page size in a variable',
      'query ($n: Int!) { page(page: { number: 1, size: $n }) { items { id } } }',
      { n: 100 },
      12 + 100,
    ],
    [
      'a page in a variable',
      'query ($p: Page) { page(page: $p) { items { id } } }',
      { p: { number: 1, size: 50 } },
      12 + 50,
    ],
    [
      'a page in a variable without the size, which has a default',
      'query ($p: Page) { page(page: $p) { items { id } } }',
      { p: { number: 1 } },
      12 + 25,
    ],
    ['the assumed size of a null page', 'query ($p: Page) { page(page: $p) { items { id } } }', { p: null }, 12 + 10],
    ['the assumed size of a missing page', 'query ($p: Page) { page(page: $p) { items { id } } }', {}, 12 + 10],
    ['the default of a variable', 'query ($n: Int = 70) { page(page: { size: $n }) { items { id } } }', {}, 12 + 70],
    [
      'a page in the default of a variable',
      'query ($p: Page = { size: 70 }) { page(page: $p) { items { id } } }',
      {},
      12 + 70,
    ],
    ['a size in the default of an argument', '{ ten { rows { id } } }', {}, 1 + 10 * (11 + 3)],
    ['lists in lists', 'query ($n: Int) { ten { rows(first: $n) { id } } }', { n: 20 }, 1 + 10 * (11 + 20)],
    ['a negative size as 0', 'query ($n: Int) { ten { rows(first: $n) { id } } }', { n: -20 }, 1 + 10 * 11],
    ['a list without a directive', '{ ten { loose { id } tags } }', {}, 1 + 10 * (1 + 10 + 1)],
    [
      'fragments',
      '{ page(page: { size: 5 }) { ...P } } fragment P on RowPage { ... on RowPage { items { ...R } } } fragment R on Row { id }',
      {},
      12 + 5,
    ],
    ['no excluded fields', '{ ten { id @skip(if: true) tags @include(if: false) next { id } } }', {}, 1 + 10 * 2],
    ['conditional fields as selected', 'query ($w: Boolean!) { ten { id @include(if: $w) } }', { w: false }, 1 + 10],
    ['introspection', '{ __schema { types { name } } }', {}, 1 + 1 + 4],
  ])('counts %s', (_what, source, variables, expected) => {
    expect(cost(source, variables)).toBe(expected);
  });

  test('an operation with a cost above the limit is refused, and the error contains the limit', () => {
    const { costOf } = planOperation('query ($n: Int!) { page(page: { size: $n }) { items { id } } }');
    requireCostLimit(costOf, { n: 88 }, 100);
    for (const n of [89, 1e300, Infinity])
      expect(() => requireCostLimit(costOf, { n }, 100)).toThrow(
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'TOO_COSTLY', limit: 100 }) }),
      );
  });

  test('fragments that double the selections at each level are refused', () => {
    const doubling = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Row { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    expect(() => cost(`{ ten { ...F0 } } ${doubling} fragment F40 on Row { id }`)).toThrow('твърде сложна');
  });
});

test('planInputLists refuses a long list at any level of the input', () => {
  const { operation } = planOperation('query ($f: Filter, $ids: [ID!], $n: Int) { page(filter: $f) { total } }');
  const requireShortLists = planInputLists(schema, operation, 3);
  const refusedPath = (variables: Record<string, unknown>): unknown => {
    try {
      requireShortLists(variables);
      return null;
    } catch (error) {
      expect(codeOf(error)).toBe('BAD_USER_INPUT');
      return (error as { extensions: { path: unknown } }).extensions.path;
    }
  };
  const four = ['1', '2', '3', '4'];
  expect(refusedPath({ f: { ids: ['1', '2', '3'], within: { ids: ['1'] } }, ids: null, n: four })).toBeNull();
  expect(refusedPath({ ids: four })).toEqual(['ids']);
  expect(refusedPath({ f: { ids: four } })).toEqual(['f', 'ids']);
  expect(refusedPath({ f: { within: [{}, { within: [{ ids: four }] }] } })).toEqual([
    'f',
    'within',
    '1',
    'within',
    '0',
    'ids',
  ]);
});
