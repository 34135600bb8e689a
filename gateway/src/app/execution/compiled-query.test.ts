import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GraphQLError, execute, getOperationAST, parse, validate } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { lazyPage } from '../../kernel/input/paging.ts';
import { scalars } from '../../kernel/input/scalars.ts';
import { typedError } from '../../kernel/errors.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';
import { prepareRun } from './compiled-query.ts';
import { schemaParts } from '../resolvers.ts';
import { readSchemaDocument } from '../schema/schema-document.ts';

interface Call {
  args: unknown[];
}

const moment = { utc: '2026-10-25 00:30:00', local: '2026-10-25 03:30:00' };
const signal = {
  id: 7,
  title: 'Теч',
  message: { stored: 'Теч на улицата' },
  status: 'SIGNAL',
  statusName: 'Сигнал',
  priority: { id: '2', name: 'Нормален' },
  submitter: null,
  userId: null,
  location: { latitude: 42.7, longitude: 23.3 },
  needsReply: true,
  createdAt: moment,
  lastResponseAt: null,
  closedAt: moment,
  breakdownId: null,
  workCardNo: null,
};
const broken = { ...signal, id: 8, status: 'NO_SUCH_STATUS', createdAt: { utc: 'soon' } };

// The real schema and scalars. Root fields record their arguments and return the signals above.
const parts = schemaParts.map((part) => ({
  ...part,
  ...(part.Query && {
    Query: Object.fromEntries(Object.keys(part.Query).map((name) => [name, recordArguments(name)])),
  }),
  ...(part.types &&
    'Signal' in part.types && {
      types: { ...part.types, Signal: { ...(part.types.Signal as object), responses: refuse, attachments: () => [] } },
    }),
}));
const schema = assembleSchema(readSchemaDocument(), parts);

function recordArguments(name: string) {
  return (_root: unknown, args: unknown, call: Call): unknown => {
    call.args.push(args);
    if (name === 'signal') return signal;
    if (name.endsWith('s') && name !== 'signals')
      return name === 'signalStatuses' ? [{ status: 'CLOSED', name: 'x' }] : [];
    return lazyPage(null, () => Promise.resolve({ items: [signal, broken], totalCount: 2 }));
  };
}

function refuse(): never {
  throw typedError('UPSTREAM_TIMEOUT', { retryAfter: 3 });
}

const runBoth = async (source: string, variables: Record<string, unknown>) => {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const compiled: Call = { args: [] };
  const interpreted: Call = { args: [] };
  const compiledResult = await prepareRun(schema, document, operation)(compiled, variables);
  const interpretedResult = await execute({ schema, document, contextValue: interpreted, variableValues: variables });
  return [
    { ...plain(compiledResult), args: withoutNull(compiled.args) },
    { ...plain(interpretedResult), args: withoutNull(interpreted.args) },
  ] as const;
};

const plain = ({ data, errors }: ExecutionResult) => ({
  data: data && (JSON.parse(JSON.stringify(data)) as unknown),
  errors: errors
    ?.map(({ message, path, extensions, locations }) => ({
      message: withoutWording(message),
      path,
      extensions,
      locations,
    }))
    .toSorted(byPath),
});

const byPath = (one: object, other: object): number => JSON.stringify(one).localeCompare(JSON.stringify(other));

/** Replaces messages about invalid enum values, because the two executors word them differently. */
const withoutWording = (message: string): string =>
  message.startsWith('Enum "SignalStatus"') || message.startsWith('Expected a value') ? 'enum' : message;

/** Removes nulls: a null in a filter means the same as an absent field, and graphql-jit omits nulls in literals. */
const withoutNull = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([name, inner]) => [name, withoutNull(inner)]),
  );
};

const momentText = fc.constantFrom('2026-01-01T00:00:00Z', '2026-10-25T03:30:00+02:00', '2026-01-01T00:00:00', 'soon');
const anything = fc.oneof(
  fc.constantFrom(null, '', 'x', 0, 1, -1, 2 ** 31, 1.5, true, [], {}, [null], [[]], 'SIGNAL', '2026-01-01T00:00:00Z'),
  fc.jsonValue({ maxDepth: 2 }),
);
const or = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: anything });
const range = or(fc.record({ from: or(momentText), to: or(momentText) }, { requiredKeys: [] }));
const status = fc.constantFrom('SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED', 'OPEN');
const filter = or(
  fc.record(
    {
      created: range,
      closed: range,
      statuses: or(fc.oneof(status, fc.array(or(status), { maxLength: 3 }))),
      priorityIds: or(fc.array(or(fc.oneof(fc.nat().map(String), fc.integer())), { maxLength: 3 })),
      needsReply: or(fc.boolean()),
      workCardNo: or(fc.string()),
      unknown: anything,
    },
    { requiredKeys: [] },
  ),
);
const page = or(
  fc.record({ number: or(fc.integer({ min: -2, max: 9 })), size: or(fc.constantFrom(5, 10, 7)) }, { requiredKeys: [] }),
);
const sort = or(
  fc.array(
    or(fc.record({ field: or(fc.constantFrom('ID', 'STATUS')), direction: or(fc.constantFrom('ASC', 'DESC')) })),
    { maxLength: 2 },
  ),
);

const documents: [string, fc.Arbitrary<Record<string, unknown>>][] = [
  [
    `query ($filter: SignalFilter, $sort: [SignalSort!], $page: PageInput) {
      signals(filter: $filter, sort: $sort, page: $page) { totalCount items { id status createdAt } } }`,
    fc.record({ filter, sort, page }, { requiredKeys: [] }),
  ],
  [
    `query ($filter: SignalFilter! , $number: Int!, $size: Int = 25, $ids: [ID!]) {
      a: signals(filter: $filter, page: { number: $number, size: $size }) { totalCount }
      b: signals(filter: { priorityIds: $ids, needsReply: true }) { totalCount } }`,
    fc.record(
      { filter, number: or(fc.integer()), size: or(fc.integer()), ids: or(fc.array(or(fc.string()))) },
      { requiredKeys: [] },
    ),
  ],
  [
    `query ($from: DateTime, $to: DateTime, $statuses: [SignalStatus!], $text: String = "x", $reply: Boolean) {
      signals(filter: { created: { from: $from, to: $to }, statuses: $statuses, workCardNo: $text, needsReply: $reply }) { totalCount } }`,
    fc.record(
      {
        from: or(momentText),
        to: or(momentText),
        statuses: or(fc.array(status)),
        text: or(fc.string()),
        reply: or(fc.boolean()),
      },
      { requiredKeys: [] },
    ),
  ],
  [
    `query ($id: ID!, $with: Boolean = true, $without: Boolean!) {
      signal(id: $id) { ...Row location @include(if: $with) { latitude } ... @skip(if: $without) { again: createdAt } } }
     fragment Row on Signal { __typename id priority { ...Choice } submitter { ...Choice } message { text document } closedAt lastResponseAt }
     fragment Choice on Lookup { id name }`,
    fc.record(
      { id: or(fc.nat().map(String)), with: or(fc.boolean()), without: or(fc.boolean()) },
      { requiredKeys: [] },
    ),
  ],
  [
    `query ($id: ID! = "5", $size: Int! = 10) { signal(id: $id) { id } signals(page: { number: 1, size: $size }) { totalCount } }`,
    fc.record({ id: anything, size: anything }, { requiredKeys: [] }),
  ],
  [`{ signal(id: 7) { id responses { id } attachments { id } } }`, fc.constant({})],
];

describe('a compiled query returns the result of graphql-js', () => {
  test.each(documents)('%s', async (source, variables) => {
    await fc.assert(
      fc.asyncProperty(variables, async (values) => {
        const [compiled, interpreted] = await runBoth(source, values);
        expect(compiled).toEqual(interpreted);
      }),
      { numRuns: 100, seed: 20_261_121 },
    );
  });

  test('errors of compiled queries keep their codes', async () => {
    const [compiled] = await runBoth('{ signal(id: 7) { responses { id } } }', {});
    expect(compiled.errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_TIMEOUT', retryAfter: 3 });
  });
});

test('mutations are not compiled: an absent variable inside an object stays absent', async () => {
  const received: unknown[] = [];
  const mutable = assembleSchema(
    parse(
      'directive @access on FIELD_DEFINITION type Query { a: Int @access } type Mutation { set(input: Input!): Int @access } input Input { a: Int b: Int }',
    ),
    [{ Query: { a: () => 1 }, Mutation: { set: (_root: unknown, args: unknown) => void received.push(args) } }],
  );
  const document = parse('mutation ($a: Int, $b: Int) { set(input: { a: $a, b: $b }) }');
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  await prepareRun(mutable, document, operation)({}, { a: 1 });
  expect(JSON.stringify(received)).toBe('[{"input":{"a":1}}]');
});

test('a scalar serializes and parses valid values only', () => {
  expect(() => scalars.ByteSize.serialize('x')).toThrow();
  expect(() => scalars.UUID.parseValue('x')).toThrow(GraphQLError);
  const upper = 'D7F2B7A0-0000-4000-8000-00000000000A';
  expect(scalars.UUID.parseValue(upper)).toBe(upper);
});
