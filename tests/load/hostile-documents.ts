import { getIntrospectionQuery } from 'graphql';

/** A request that asks for more than it may, as the bytes of a body. */
export interface Hostile {
  name: string;
  body: string;
  /** One of these codes must refuse it. */
  codes: string[];
}

type Variables = Record<string, unknown>;

const malformed = ['GRAPHQL_PARSE_FAILED'];
const invalid = ['GRAPHQL_VALIDATION_FAILED'];
const costly = ['TOO_COSTLY'];

const asks = (name: string, codes: string[], query: string, variables: Variables = {}): Hostile => ({
  name,
  codes,
  body: JSON.stringify({ query, variables }),
});

const many = (count: number, one: (n: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(between);
const nested = (levels: number, open: string, inner: string, close: string): string =>
  open.repeat(levels) + inner + close.repeat(levels);
const row = '{ items { id title message { text document } submitter { id name } } }';
const list = 'query ($size: Int!) { signals(page: { number: 1, size: $size })';
const conversations = '{ items { responses { id attachments { id } } } }';
const uuid = 'd7f2b7a0-0000-4000-8000-000000000001';

const nesting: Hostile[] = [
  asks('nested fields', invalid, `{ ${nested(100, 'signal(id: 1) { ', 'id', ' }')} }`),
  asks('a known cycle of fields, 500 deep', invalid, `{ ${nested(500, 'a { ', 'b', ' }')} }`),
  asks('20 000 braces that nobody closes', malformed, '{a'.repeat(20_000)),
  asks('20 000 brackets', malformed, '['.repeat(20_000)),
  asks('brackets in a value', malformed, `{ signals(sort: ${nested(5000, '[', '', ']')}) { totalCount } }`),
  asks('objects in a value', malformed, `{ signals(filter: ${nested(5000, '{a:', '1', '}')}) { totalCount } }`),
  asks('a list in a list in a type', malformed, `query ($a: ${nested(5000, '[', 'Int', ']')}) { __typename }`),
  asks('nested inline fragments', malformed, `{ ${nested(700, '... on Query { ', '__typename', ' }')} }`),
  asks(
    '400 inline fragments, one in the other',
    malformed,
    `{ ${nested(400, '... on Query { environment { version } ', '', ' }')} }`,
  ),
  asks(
    'brackets in the variables',
    ['BAD_USER_INPUT'],
    'query ($a: [ID!]) { signals(filter: { priorityIds: $a }) { totalCount } }',
    {
      a: JSON.parse(nested(2000, '[', '', ']')) as unknown,
    },
  ),
  {
    name: '60 000 brackets as a body',
    body: '['.repeat(60_000),
    codes: ['BAD_REQUEST'],
  },
  {
    name: '100 000 levels of JSON in a variable',
    body: `{"query":"query ($m: RichTextDocument) { __typename }","variables":{"m":${nested(100_000, '[', '', ']')}}}`,
    codes: ['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST'],
  },
];

const fragments: Hostile[] = [
  asks('a fragment that holds itself', invalid, '{ ...A } fragment A on Query { ...A }'),
  asks(
    'a circle of three fragments',
    invalid,
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ),
  asks(
    'a circle through a field',
    invalid,
    '{ signal(id: 1) { ...A } } fragment A on Signal { responses { ...B } } fragment B on SignalResponse { attachments { ...B } }',
  ),
  asks(
    '2^30 selections out of 31 fragments',
    ['GRAPHQL_VALIDATION_FAILED', 'TOO_COSTLY'],
    `{ ...F0 } ${many(30, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on Query { __typename }`,
  ),
  asks(
    '2^14 fields with aliases out of 15 fragments',
    ['GRAPHQL_VALIDATION_FAILED', 'TOO_COSTLY'],
    `{ environment { ...F0 } } ${many(14, (n) => `fragment F${n} on Environment { ...F${n + 1} ... on Environment { ...F${n + 1} } }`)} fragment F14 on Environment { title version }`,
  ),
  asks(
    '300 fragments that nobody uses',
    malformed,
    `{ __typename } ${many(300, (n) => `fragment F${n} on Query { __typename }`)}`,
  ),
  asks(
    '600 spreads of one fragment over dear fields',
    costly,
    `{ signals { items { ${many(600, () => '...F')} } } } fragment F on Signal { id title statusName }`,
  ),
];

const floods: Hostile[] = [
  asks('100 aliases of one list', costly, `{ ${many(100, (n) => `a${n}: signals { totalCount }`)} }`),
  asks('16 aliases', costly, `{ ${many(16, (n) => `a${n}: environment { version }`)} }`),
  asks('900 aliases of a name', malformed, `{ ${many(900, (n) => `a${n}: __typename`)} }`),
  asks('aliases inside a row', costly, `{ signals { items { ${many(20, (n) => `a${n}: responses { id }`)} } } }`),
  asks(
    '200 directives',
    [...invalid, ...costly],
    `{ environment { version ${many(200, () => '@include(if: true)')} } }`,
  ),
  asks('21 directives at 21 fields', costly, `{ environment { ${many(21, () => 'version @include(if: true)')} } }`),
  asks('500 unknown directives', [...invalid, ...costly], `{ environment { version ${many(500, (n) => `@d${n}`)} } }`),
  asks('2 001 words', malformed, `{ ${'__typename '.repeat(2001)} }`),
  asks('100 000 commas and 2 001 words', malformed, `{ ${','.repeat(100_000)}${'a '.repeat(2001)} }`),
  asks('1 000 fields that do not exist', invalid, `{ ${many(1000, (n) => `f${n}`)} }`),
  asks('900 variables', [...malformed, ...invalid], `query (${many(900, (n) => `$a${n}: Int`)}) { __typename }`),
  asks('one string of 200 000 letters', invalid, `{ environment(x: "${'a'.repeat(200_000)}") { version } }`),
  asks(
    'one block string of 200 000 quotes',
    [...malformed, ...invalid],
    `{ environment(x: """${'\\"""'.repeat(20_000)}""") { version } }`,
  ),
  asks('one name of 200 000 letters', invalid, `{ ${'a'.repeat(200_000)} }`),
  asks(
    'one number of 200 000 digits',
    [...invalid, 'BAD_USER_INPUT'],
    `{ signals(page: { number: ${'9'.repeat(200_000)}, size: 5 }) { totalCount } }`,
  ),
  asks('a comment of 200 000 letters before nothing', malformed, `# ${'a'.repeat(200_000)}`),
  asks(
    '300 fields that overlap',
    malformed,
    `{ ${many(300, () => 'signals { items { id ...F } }')} } fragment F on Signal { id title statusName needsReply }`,
  ),
];

const sizes: Hostile[] = [
  asks('100 000 rows in a variable', costly, `${list} ${row} }`, { size: 100_000 }),
  asks('2 000 000 000 rows in a variable', costly, `${list} ${row} }`, { size: 2_000_000_000 }),
  asks('100 000 rows as a literal', costly, `{ signals(page: { number: 1, size: 100000 }) ${row} }`),
  asks(
    '100 000 rows as a default',
    costly,
    `query ($size: Int! = 100000) { signals(page: { number: 1, size: $size }) ${row} }`,
  ),
  asks('100 000 rows in an input object', costly, `query ($page: PageInput) { signals(page: $page) ${row} }`, {
    page: { number: 1, size: 100_000 },
  }),
  asks(
    '100 000 rows in a default of an input object',
    costly,
    `query ($page: PageInput = { number: 1, size: 100000 }) { signals(page: $page) ${row} }`,
  ),
  asks(
    '100 000 rows through fragments',
    costly,
    `${list} { ...P } } fragment P on SignalPage { ... on SignalPage { items { id title } } }`,
    {
      size: 100_000,
    },
  ),
  asks('100 conversations with their files', costly, `${list} ${conversations} }`, { size: 100 }),
  asks(
    'lists under one that is asked for fifteen times',
    costly,
    `${list} { items { id title } totalCount } ${many(14, (n) => `a${n}: signals(page: { number: 1, size: $size }) { items { id title statusName needsReply createdAt } }`)} }`,
    { size: 100 },
  ),
  asks('infinitely many rows', [...costly, 'BAD_USER_INPUT'], `${list} ${row} }`, { size: 1e308 }),
];

const inputs: Hostile[] = [
  asks(
    '10 000 values of a filter',
    ['BAD_USER_INPUT'],
    'query ($f: SignalFilter) { signals(filter: $f) { totalCount } }',
    {
      f: { priorityIds: Array.from({ length: 10_000 }, (_, n) => String(n)) },
    },
  ),
  asks(
    '251 values of a filter',
    ['BAD_USER_INPUT'],
    'query ($f: [ID!]) { signals(filter: { submitterIds: $f }) { totalCount } }',
    {
      f: Array.from({ length: 251 }, (_, n) => String(n)),
    },
  ),
  asks(
    '300 values as a literal',
    ['BAD_USER_INPUT'],
    `{ signals(filter: { priorityIds: [${many(300, String)}] }) { totalCount } }`,
  ),
  asks('10 000 sort keys', ['BAD_USER_INPUT'], 'query ($s: [SignalSort!]) { signals(sort: $s) { totalCount } }', {
    s: Array.from({ length: 4000 }, () => ({ field: 'ID', direction: 'ASC' })),
  }),
  asks(
    'a search for 200 000 letters',
    ['BAD_USER_INPUT'],
    'query ($f: SubmitterFilter) { submitters(filter: $f) { totalCount } }',
    {
      f: { name: 'а'.repeat(100_000) },
    },
  ),
  asks(
    'a text in 2 000 quotations',
    ['BAD_USER_INPUT'],
    'mutation ($i: ReplyToSignalInput!) { replyToSignal(input: $i) { __typename } }',
    {
      i: {
        idempotencyKey: uuid,
        signalId: '1',
        message: { document: JSON.parse(nested(2000, '{"type":"blockquote","content":[', '', ']}')) as unknown },
      },
    },
  ),
  asks(
    '30 changes in one request',
    [...costly, 'BAD_USER_INPUT'],
    `mutation { ${many(15, (n) => `a${n}: replyToSignal(input: { idempotencyKey: "${uuid}", signalId: "1", message: { text: "а" } }) { __typename }`)} }`,
  ),
  asks(
    'wrong values in 250 places',
    ['BAD_USER_INPUT'],
    'query ($s: [SignalSort!]) { signals(sort: $s) { totalCount } }',
    {
      s: Array.from({ length: 250 }, () => ({ field: 'x'.repeat(500), direction: 1 })),
    },
  ),
];

const description =
  'fields { name args { name type { name } } type { fields { name type { fields { name type { fields { name } } } } } } }';
const others: Hostile[] = [
  asks('a description of the schema in depth', [...invalid, ...costly], `{ __schema { types { ${description} } } }`),
  asks(
    'descriptions of interfaces and their types',
    [...invalid, ...costly],
    '{ __schema { types { possibleTypes { interfaces { possibleTypes { interfaces { name } } } } } } }',
  ),
  asks(
    'the description of the schema 20 times',
    costly,
    `{ ${many(20, (n) => `a${n}: __schema { types { name fields { name } } }`)} }`,
  ),
  asks(
    'the description of each type 200 times',
    malformed,
    `{ ${many(200, (n) => `a${n}: __type(name: "Signal") { fields { name } }`)} }`,
  ),
  {
    name: '100 operations in a batch',
    body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ __typename }' }))),
    codes: ['BAD_REQUEST'],
  },
  {
    name: 'an unknown hash',
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    codes: ['BAD_REQUEST'],
  },
  {
    name: 'a hash that does not fit its document',
    body: JSON.stringify({
      extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
      query: '{ nothing }',
    }),
    codes: [...invalid, 'BAD_REQUEST'],
  },
  {
    name: 'a body of 300 KB',
    body: JSON.stringify({ query: '{ __typename }', more: 'x'.repeat(300_000) }),
    codes: ['BAD_REQUEST'],
  },
  {
    name: '200 operations without a choice',
    body: JSON.stringify({ query: many(200, (n) => `query Q${n} { __typename }`) }),
    codes: ['OPERATION_RESOLUTION_FAILURE', ...invalid],
  },
  {
    name: 'a subscription',
    body: JSON.stringify({ query: 'subscription { signals { totalCount } }' }),
    codes: invalid,
  },
  {
    name: 'a deferred list',
    body: JSON.stringify({ query: '{ signals { items { id } ... @defer { totalCount } } }' }),
    codes: invalid,
  },
];

/** Documents that a server without limits works on for long, or for ever. */
export const hostileDocuments: readonly Hostile[] = [
  ...nesting,
  ...fragments,
  ...floods,
  ...sizes,
  ...inputs,
  ...others,
];

/** What must be served after each of them. */
export const honestQuery =
  '{ signals(page: { number: 1, size: 100 }) { totalCount items { id title submitter { name } } } }';
/** The whole description, as tools ask for it. */
export const introspection = getIntrospectionQuery();
