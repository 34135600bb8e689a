import { expect, test } from '@jest/globals';
import { buildSchema, Kind, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { planInputFields } from './input-fields.ts';

const schema = buildSchema(`
  input Range { from: String, to: String }
  input Filter { title: String, created: Range, all: [Range!], and: [Filter!] }
  type Query { signals(filter: Filter, ranges: [Range!]): String }
`);

const check = (variables: Record<string, unknown>): void => {
  const text = 'query ($filter: Filter, $ranges: [Range!]) { signals(filter: $filter, ranges: $ranges) }';
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  planInputFields(schema, operation as OperationDefinitionNode)(variables);
};

const refused = (path: string[]) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', path }) });

test.each([
  [{}],
  [{ filter: null, ranges: [] }],
  [{ filter: { title: 'а', created: { from: '1' }, all: [{ to: '2' }], and: [{ all: { from: '1' } }] } }],
  [{ filter: 'text', ranges: [[1]] }],
])('variables with declared fields only are accepted: %j', (variables) => expect(() => check(variables)).not.toThrow());

test.each([
  [{ filter: { 0: 1 } }, ['filter']],
  [{ filter: { created: { since: '1' } } }, ['filter', 'created']],
  [{ filter: { and: [{}, { all: [{ from: '1', x: 1 }] }] } }, ['filter', 'and', 'all']],
  [{ ranges: { x: 1 } }, ['ranges']],
  [{ filter: JSON.parse('{"__proto__":1}') as unknown }, ['filter']],
  [{ filter: { toString: 1 } }, ['filter']],
])('variables with an unknown field are refused with the path of the object: %j', (variables, path) => {
  let error: unknown;
  try {
    check(variables);
  } catch (caught) {
    error = caught;
  }
  expect(error).toEqual(refused(path));
});
