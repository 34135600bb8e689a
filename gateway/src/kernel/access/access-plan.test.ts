import { describe, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { requireAccess, neededFeatures, planAccess } from './access-plan.ts';
import type { Principal } from './principal.ts';

const schema = buildSchema(`
  enum Action { USER OPERATOR ADMINISTRATOR }
  enum ServiceFeature { IDEMPOTENCY MULTIPLE_FILTER_VALUES MAP DRAFTS }
  directive @access(actions: [Action!]! = [], groups: [String!]! = []) on FIELD_DEFINITION | OBJECT
  directive @needs(feature: ServiceFeature!) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  directive @mark(if: Boolean) on FIELD
  interface Named { name: String }
  interface Billed { id: ID }
  type Client implements Named & Billed @access(actions: [OPERATOR], groups: ["clients"]) {
    id: ID
    name: String
    secret: String @access(actions: [ADMINISTRATOR])
    meters: [Meter]
  }
  type Meter implements Named @access(actions: [OPERATOR], groups: ["meters", "clients"]) {
    id: ID
    name: String
    client: Client
    history(all: Boolean @needs(feature: MULTIPLE_FILTER_VALUES)): String @needs(feature: IDEMPOTENCY)
    readings(first: Int, all: Boolean @needs(feature: MULTIPLE_FILTER_VALUES)): String
  }
  input By { name: String, tags: [String] @needs(feature: MAP), both: By @needs(feature: DRAFTS) }
  union Found = Client | Meter
  type Query {
    open: String @access
    grouped: String @access(groups: ["meters"])
    client: Client @access(actions: [OPERATOR, USER])
    meter: Meter @access
    named: Named @access
    found: Found @access
    find(by: [By!]): Meter @access
  }
`);

const check = (source: string, actions: Principal['actions'], groups: string[], variables: object = {}): unknown => {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const principal = {
    subject: 's',
    name: 'n',
    actions,
    groups,
    bearer: 'b',
    hasCookieSession: true,
    hasAdHocRole: false,
  };
  try {
    requireAccess(planAccess(schema, document, operation), principal, { ...variables });
    return 'open';
  } catch (error) {
    return error;
  }
};

const refused = (...path: string[]) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN', path }) });

describe('AU-7 AU-11 every rule on the path of a field must be met', () => {
  test('an empty rule admits a principal without actions and groups', () => {
    expect(check('{ open }', [], [])).toBe('open');
  });

  test('a rule requires one of the actions and one of the groups', () => {
    expect(check('{ meter { name } }', ['OPERATOR'], ['meters'])).toBe('open');
    expect(check('{ meter { name } }', ['OPERATOR'], ['clients', 'other'])).toBe('open');
    expect(check('{ meter { name } }', ['OPERATOR'], ['other'])).toEqual(refused('meter'));
    expect(check('{ meter { name } }', ['USER', 'ADMINISTRATOR'], ['meters'])).toEqual(refused('meter'));
  });

  test('a rule without actions requires only one of the groups', () => {
    expect(check('{ grouped }', [], ['meters'])).toBe('open');
    expect(check('{ grouped }', ['OPERATOR'], ['other'])).toEqual(refused('grouped'));
  });

  test('the rule of the root field and the rule of its type must both be met', () => {
    expect(check('{ client { name } }', ['USER'], ['clients'])).toEqual(refused('client'));
    expect(check('{ client { name } }', ['OPERATOR'], ['clients'])).toBe('open');
  });

  test('a fragment on an interface, spread on an object type, requires the rule of that type only', () => {
    const fragment = 'fragment Name on Named { name }';
    expect(check(`{ meter { ...Name } } ${fragment}`, ['OPERATOR'], ['meters'])).toBe('open');
    expect(check('{ meter { ... on Named { name } } }', ['OPERATOR'], ['meters'])).toBe('open');
    expect(check(`{ client { ...Name } } ${fragment}`, ['OPERATOR'], ['meters'])).toEqual(refused('client'));
    expect(check(`{ named { ...Name } } ${fragment}`, ['OPERATOR'], ['meters'])).toEqual(refused('named'));
    const onBoth = '{ found { ... on Meter { ...Name } ... on Client { ...Name } } }';
    expect(check(`${onBoth} ${fragment}`, ['OPERATOR'], ['meters'])).toEqual(refused('found'));
  });

  test('a field that leads to another type requires the rule of that type', () => {
    expect(check('{ m: meter { c: client { name } } }', ['OPERATOR'], ['meters'])).toEqual(refused('m', 'c'));
  });

  test('the rule of a field applies in every fragment', () => {
    const parts = 'fragment A on Client { ...B } fragment B on Client { x: secret }';
    expect(check(`{ client { ...A } } ${parts}`, ['OPERATOR'], ['clients'])).toEqual(refused('client', 'x'));
    expect(check(`{ client { ...A } } ${parts}`, ['OPERATOR', 'ADMINISTRATOR'], ['clients'])).toBe('open');
    expect(check('{ client { ... on Client { secret } } }', ['OPERATOR'], ['clients'])).toEqual(
      refused('client', 'secret'),
    );
  });

  test('a fragment on a union member requires the rule of the member; a field of an interface requires the rules of all its types', () => {
    expect(check('{ found { __typename } }', [], [])).toBe('open');
    expect(check('{ found { ... on Meter { name } } }', ['OPERATOR'], ['meters'])).toBe('open');
    expect(check('{ found { ... on Client { name } } }', ['OPERATOR'], ['meters'])).toEqual(refused('found'));
    expect(check('{ named { name } }', ['OPERATOR'], ['meters'])).toEqual(refused('named'));
    expect(check('{ named { name } }', ['OPERATOR'], ['clients'])).toBe('open');
    expect(check('{ found { ... on Named { name } } }', ['OPERATOR'], ['meters'])).toEqual(refused('found'));
    expect(check('{ meter { ... on Named { name } } }', ['OPERATOR'], ['clients'])).toBe('open');
  });

  test('__typename of an abstract type requires no rule, but a field selected with it requires the rules of all types', () => {
    expect(check('{ named { __typename } }', [], [])).toBe('open');
    expect(check('{ named { __typename ... on Meter { name } } }', ['OPERATOR'], ['meters'])).toBe('open');
    expect(check('{ named { __typename name } }', ['OPERATOR'], ['meters'])).toEqual(refused('named'));
    expect(check('{ named { name ... on Meter { id } } }', ['OPERATOR'], ['meters'])).toEqual(refused('named'));
  });

  test('a fragment on a type that the object does not have requires the rule of that type', () => {
    expect(check('{ meter { ... on Client { name } } }', ['OPERATOR'], ['meters'])).toEqual(refused('meter'));
    expect(check('{ meter { ... on Billed { id } } }', ['OPERATOR'], ['meters'])).toEqual(refused('meter'));
  });

  test.each([
    'secret @include(if: true)',
    'secret @skip(if: false)',
    'secret @include',
    'secret @mark(if: true)',
    'secret @mark(if: false)',
    '... on Client { name } ... on Client { secret }',
    '... { name } ... { secret }',
    '...Secret ...Secret',
  ])('the rule of a selected field is checked: %s', (selections) => {
    const source = `{ client { name ${selections} } } fragment Secret on Client { secret }`;
    expect(check(source, ['OPERATOR'], ['clients'])).toEqual(refused('client', 'secret'));
  });

  test.each(['...Missing', '...OnUnknown', '... on Unknown { name }', 'client', 'unknown', 'open { name }'])(
    'an invalid selection requires no rule, because validation refuses it: %s',
    (selection) => {
      expect(check(`{ open ${selection} } fragment OnUnknown on Unknown { name }`, ['USER'], [])).toBe('open');
    },
  );

  test('an operation without a root type in the schema requires no rule', () => {
    expect(check('mutation { open }', [], [])).toBe('open');
  });

  test('a selection is not checked if a Boolean variable excludes it, and is checked if the variable has another value', () => {
    const source = 'query ($with: Boolean = false, $without: Boolean) { client { name secret @include(if: $with) } }';
    expect(check(source, ['OPERATOR'], ['clients'], { with: false })).toBe('open');
    expect(check(source, ['OPERATOR'], ['clients'], { with: true })).toEqual(refused('client', 'secret'));
    expect(check(source, ['OPERATOR'], ['clients'], {})).toEqual(refused('client', 'secret'));
    const skip = 'query ($no: Boolean!) { client { name ... on Client @skip(if: $no) { secret } } }';
    expect(check(skip, ['OPERATOR'], ['clients'], { no: true })).toBe('open');
    expect(check(skip, ['OPERATOR'], ['clients'], { no: 'true' })).toEqual(refused('client', 'secret'));
    expect(check('{ client { name secret @include(if: false) } }', ['OPERATOR'], ['clients'])).toBe('open');
    const twice = 'query ($a: Boolean!) { client { ...S @include(if: $a) ...S } } fragment S on Client { secret }';
    expect(check(twice, ['OPERATOR'], ['clients'], { a: false })).toEqual(refused('client', 'secret'));
  });

  test('20,000 selections are checked and one more is refused', () => {
    const select = (count: number): string => `{ ${'open '.repeat(count)} }`;
    expect(check(select(20_000), [], [])).toBe('open');
    expect(check(select(20_001), [], [])).toMatchObject({ extensions: { code: 'TOO_COSTLY' } });
  });

  test('a fragment that is spread again in the same selection is counted once', () => {
    const levels = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Client { ...F${n + 1} ...F${n + 1} }`);
    const source = `{ client { ...F0 } } ${levels.join(' ')} fragment F40 on Client { name }`;
    expect(check(source, ['OPERATOR'], ['clients'])).toBe('open');
    expect(check(source, ['OPERATOR'], ['meters'])).toEqual(refused('client'));
  });

  test('fragments that double the selections at each level are refused', () => {
    const doubling = Array.from(
      { length: 40 },
      (_, n) =>
        `fragment F${n} on Client { a${n}: meters { client { ...F${n + 1} } } b${n}: meters { client { ...F${n + 1} } } }`,
    ).join(' ');
    const source = `{ client { ...F0 } } ${doubling} fragment F40 on Client { name }`;
    expect(check(source, ['OPERATOR'], ['clients'])).toMatchObject({ extensions: { code: 'TOO_COSTLY' } });
  });
});

const needed = (source: string, variables: object = {}): string[] => {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  return [...neededFeatures(planAccess(schema, document, operation), { ...variables })];
};

test.each([
  ['query ($with: Boolean!) { meter { history @include(if: $with) } }', { with: true }, ['IDEMPOTENCY']],
  ['query ($with: Boolean!) { meter { history @include(if: $with) } }', { with: false }, []],
  ['query ($no: Boolean!) { meter { history @skip(if: $no) } }', { no: false }, ['IDEMPOTENCY']],
  ['query ($no: Boolean!) { meter { history @skip(if: $no) } }', { no: true }, []],
  ['{ meter { name history @include(if: false) } }', {}, []],
  ['{ meter { readings(first: 1) } }', {}, []],
  ['{ meter { readings(first: 1, all: true) } }', {}, ['MULTIPLE_FILTER_VALUES']],
])('RQ-5 %s with %j requires the features %j', (source, variables, features) =>
  expect(needed(source, variables)).toEqual(features),
);

test('RQ-5 the required features are those of selected fields, arguments and non-empty input fields', () => {
  expect(needed('{ meter { name } }')).toEqual([]);
  expect(needed('{ meter { history } }')).toEqual(['IDEMPOTENCY']);
  expect(needed('{ meter { history(all: true) } }').toSorted()).toEqual(['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES']);
  const withVariable = 'query ($all: Boolean) { meter { history(all: $all) } }';
  expect([needed(withVariable), needed(withVariable, { all: null })]).toEqual([['IDEMPOTENCY'], ['IDEMPOTENCY']]);
  expect(needed(withVariable, { all: false })).toHaveLength(2);
  expect(needed('{ find(by: { name: "a", tags: [] }) { name } }')).toEqual([]);
  expect(needed('{ find(by: { name: "a", tags: ["b"] }) { name } }')).toEqual(['MAP']);
  expect(needed('query ($tag: String) { find(by: { tags: [$tag] }) { name } }', { tag: 'b' })).toEqual(['MAP']);
  const withDefault = 'query ($by: [By!] = [{ both: { tags: "b" } }]) { find(by: $by) { name } }';
  expect(needed(withDefault)).toEqual(['DRAFTS', 'MAP']);
  expect(needed(withDefault, { by: [{ name: 'a' }, { tags: ['b'] }] })).toEqual(['MAP']);
  expect(needed(withDefault, { by: null })).toEqual([]);
  const conditional = 'query ($by: [By!], $with: Boolean!) { find(by: $by) @include(if: $with) { name } }';
  expect(needed(conditional, { by: { tags: ['b'] }, with: false })).toEqual([]);
});
