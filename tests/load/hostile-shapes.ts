import { refusedQuery, costly, invalid, malformed, many, nested } from './hostile.ts';
import type { Hostile } from './hostile.ts';

/** Hostile documents by their form: deep nesting, many fragments, and very many tokens. */
export const hostileShapes = (): Hostile[] => [...nesting, ...fragments, ...floods];

const nesting: Hostile[] = [
  refusedQuery('nested fields', costly, `{ ${nested(100, 'signal(id: 1) { ', 'id', ' }')} }`),
  refusedQuery('unknown fields, 500 deep', costly, `{ ${nested(500, 'a { ', 'b', ' }')} }`),
  refusedQuery('20 000 unclosed braces', malformed, '{a'.repeat(20_000)),
  refusedQuery('20 000 brackets', malformed, '['.repeat(20_000)),
  refusedQuery('brackets in a value', malformed, `{ signals(sort: ${nested(5000, '[', '', ']')}) { totalCount } }`),
  refusedQuery('objects in a value', malformed, `{ signals(filter: ${nested(5000, '{a:', '1', '}')}) { totalCount } }`),
  refusedQuery(
    '5 000 nested lists in the type of a variable',
    malformed,
    `query ($a: ${nested(5000, '[', 'Int', ']')}) { __typename }`,
  ),
  refusedQuery('nested inline fragments', malformed, `{ ${nested(700, '... on Query { ', '__typename', ' }')} }`),
  refusedQuery(
    '400 inline fragments, one in the other',
    malformed,
    `{ ${nested(400, '... on Query { environment { version } ', '', ' }')} }`,
  ),
  refusedQuery(
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
  refusedQuery('the same list selected 248 times', costly, `{ ${many(248, () => 'signals { items { id } }')} }`),
  refusedQuery(
    'the same list selected 120 times in each of two fragments',
    costly,
    `{ ...A ...B } ${many(2, (n) => `fragment ${'AB'[n]} on Query { ${many(120, () => 'signals { items { id } }')} }`)}`,
  ),
  refusedQuery(
    '1 900 times the same name',
    [...invalid, ...costly],
    `{ signals { items { ${many(1900, () => 'id')} } } }`,
  ),
  refusedQuery('a fragment that contains itself', invalid, '{ ...A } fragment A on Query { ...A }'),
  refusedQuery(
    'a cycle of three fragments',
    invalid,
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ),
  refusedQuery(
    'a cycle through a field',
    invalid,
    '{ signal(id: 1) { ...A } } fragment A on Signal { responses { ...B } } fragment B on SignalResponse { attachments { ...B } }',
  ),
  refusedQuery(
    '2^30 selections out of 31 fragments',
    ['GRAPHQL_VALIDATION_FAILED', 'TOO_COSTLY'],
    `{ ...F0 } ${many(30, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on Query { __typename }`,
  ),
  refusedQuery(
    '2^14 fields with aliases out of 15 fragments',
    ['GRAPHQL_VALIDATION_FAILED', 'TOO_COSTLY'],
    `{ environment { ...F0 } } ${many(14, (n) => `fragment F${n} on Environment { ...F${n + 1} ... on Environment { ...F${n + 1} } }`)} fragment F14 on Environment { title version }`,
  ),
  refusedQuery(
    '300 unused fragments',
    malformed,
    `{ __typename } ${many(300, (n) => `fragment F${n} on Query { __typename }`)}`,
  ),
  refusedQuery(
    '600 spreads of one fragment of costly fields',
    costly,
    `{ signals { items { ${many(600, () => '...F')} } } } fragment F on Signal { id title statusName }`,
  ),
];

const floods: Hostile[] = [
  refusedQuery('100 aliases of one list', costly, `{ ${many(100, (n) => `a${n}: signals { totalCount }`)} }`),
  refusedQuery('16 aliases', costly, `{ ${many(16, (n) => `a${n}: environment { version }`)} }`),
  refusedQuery('900 aliases of a name', malformed, `{ ${many(900, (n) => `a${n}: __typename`)} }`),
  refusedQuery(
    'aliases inside a row',
    costly,
    `{ signals { items { ${many(20, (n) => `a${n}: responses { id }`)} } } }`,
  ),
  refusedQuery(
    '200 directives',
    [...invalid, ...costly],
    `{ environment { version ${many(200, () => '@include(if: true)')} } }`,
  ),
  refusedQuery(
    '21 directives at 21 fields',
    costly,
    `{ environment { ${many(21, () => 'version @include(if: true)')} } }`,
  ),
  refusedQuery(
    '500 unknown directives',
    [...invalid, ...costly],
    `{ environment { version ${many(500, (n) => `@d${n}`)} } }`,
  ),
  refusedQuery('2 001 words', malformed, `{ ${'__typename '.repeat(2001)} }`),
  refusedQuery('100 000 commas and 2 001 words', malformed, `{ ${','.repeat(100_000)}${'a '.repeat(2001)} }`),
  refusedQuery('1 000 fields that do not exist', invalid, `{ ${many(1000, (n) => `f${n}`)} }`),
  refusedQuery(
    '900 variables',
    [...malformed, ...invalid],
    `query (${many(900, (n) => `$a${n}: Int`)}) { __typename }`,
  ),
  refusedQuery('one string of 200 000 letters', invalid, `{ environment(x: "${'a'.repeat(200_000)}") { version } }`),
  refusedQuery(
    'one block string of 20 000 escaped triple quotes',
    [...malformed, ...invalid],
    `{ environment(x: """${'\\"""'.repeat(20_000)}""") { version } }`,
  ),
  refusedQuery('one name of 200 000 letters', invalid, `{ ${'a'.repeat(200_000)} }`),
  refusedQuery(
    'one number of 200 000 digits',
    [...invalid, 'BAD_USER_INPUT'],
    `{ signals(page: { number: ${'9'.repeat(200_000)}, size: 5 }) { totalCount } }`,
  ),
  refusedQuery('a comment of 200 000 letters without a query', malformed, `# ${'a'.repeat(200_000)}`),
  refusedQuery(
    '300 fields that overlap',
    malformed,
    `{ ${many(300, () => 'signals { items { id ...F } }')} } fragment F on Signal { id title statusName needsReply }`,
  ),
];
