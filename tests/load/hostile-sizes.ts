import { refusedQuery, costly, invalid, malformed, many, nested } from './hostile.ts';
import type { Hostile } from './hostile.ts';

/**
 * Hostile documents by their size: large lists and inputs, introspection of the whole schema, and bodies that are
 * not one query.
 */
export const hostileSizes = (): Hostile[] => [...sizes, ...inputs, ...others];

const row = '{ items { id title message { text document } submitter { id name } } }';
const list = 'query ($size: Int!) { signals(page: { number: 1, size: $size })';
const conversations = '{ items { responses { id attachments { id } } } }';
const uuid = 'd7f2b7a0-0000-4000-8000-000000000001';
/** A page size above the limit is refused, even if the query would cost few points. */
const wrongPage = ['BAD_USER_INPUT'];

const sizes: Hostile[] = [
  refusedQuery('100 000 rows in a variable', wrongPage, `${list} ${row} }`, { size: 100_000 }),
  refusedQuery('2 000 000 000 rows in a variable', wrongPage, `${list} ${row} }`, { size: 2_000_000_000 }),
  refusedQuery('100 000 rows as a literal', wrongPage, `{ signals(page: { number: 1, size: 100000 }) ${row} }`),
  refusedQuery(
    '100 000 rows as a default',
    wrongPage,
    `query ($size: Int! = 100000) { signals(page: { number: 1, size: $size }) ${row} }`,
  ),
  refusedQuery(
    '100 000 rows in an input object',
    wrongPage,
    `query ($page: PageInput) { signals(page: $page) ${row} }`,
    {
      page: { number: 1, size: 100_000 },
    },
  ),
  refusedQuery(
    '100 000 rows in a default of an input object',
    wrongPage,
    `query ($page: PageInput = { number: 1, size: 100000 }) { signals(page: $page) ${row} }`,
  ),
  refusedQuery(
    '100 000 rows through fragments',
    wrongPage,
    `${list} { ...P } } fragment P on SignalPage { ... on SignalPage { items { id title } } }`,
    {
      size: 100_000,
    },
  ),
  refusedQuery('100 conversations with their files', costly, `${list} ${conversations} }`, { size: 100 }),
  refusedQuery(
    'lists below a list that is selected fifteen times',
    costly,
    `${list} { items { id title } totalCount } ${many(14, (n) => `a${n}: signals(page: { number: 1, size: $size }) { items { id title statusName needsReply createdAt } }`)} }`,
    { size: 100 },
  ),
  refusedQuery('infinitely many rows', [...costly, 'BAD_USER_INPUT'], `${list} ${row} }`, { size: 1e308 }),
];

const inputs: Hostile[] = [
  refusedQuery(
    '10 000 values of a filter',
    ['BAD_USER_INPUT'],
    'query ($f: SignalFilter) { signals(filter: $f) { totalCount } }',
    {
      f: { priorityIds: Array.from({ length: 10_000 }, (_, n) => String(n)) },
    },
  ),
  refusedQuery(
    '251 values of a filter',
    ['BAD_USER_INPUT'],
    'query ($f: [ID!]) { signals(filter: { submitterIds: $f }) { totalCount } }',
    {
      f: Array.from({ length: 251 }, (_, n) => String(n)),
    },
  ),
  refusedQuery(
    '300 values as a literal',
    ['BAD_USER_INPUT'],
    `{ signals(filter: { priorityIds: [${many(300, String)}] }) { totalCount } }`,
  ),
  refusedQuery(
    '4 000 sort keys',
    ['BAD_USER_INPUT'],
    'query ($s: [SignalSort!]) { signals(sort: $s) { totalCount } }',
    {
      s: Array.from({ length: 4000 }, () => ({ field: 'ID', direction: 'ASC' })),
    },
  ),
  refusedQuery(
    'a search for 100 000 letters',
    ['BAD_USER_INPUT'],
    'query ($f: SubmitterFilter) { submitters(filter: $f) { totalCount } }',
    {
      f: { name: 'а'.repeat(100_000) },
    },
  ),
  refusedQuery(
    'a text in 2 000 nested block quotes',
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
  refusedQuery(
    '15 changes in one request',
    [...costly, 'BAD_USER_INPUT'],
    `mutation { ${many(15, (n) => `a${n}: replyToSignal(input: { idempotencyKey: "${uuid}", signalId: "1", message: { text: "а" } }) { __typename }`)} }`,
  ),
  refusedQuery(
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
  refusedQuery(
    'a description of the schema in depth',
    [...invalid, ...costly],
    `{ __schema { types { ${description} } } }`,
  ),
  refusedQuery(
    'descriptions of interfaces and their types',
    [...invalid, ...costly],
    '{ __schema { types { possibleTypes { interfaces { possibleTypes { interfaces { name } } } } } } }',
  ),
  refusedQuery(
    'the description of the schema 20 times',
    costly,
    `{ ${many(20, (n) => `a${n}: __schema { types { name fields { name } } }`)} }`,
  ),
  refusedQuery(
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
    name: 'a body of 600 KB',
    body: JSON.stringify({ query: '{ __typename }', more: 'x'.repeat(600_000) }),
    codes: ['BAD_REQUEST'],
  },
  {
    name: '200 operations without an operation name',
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
