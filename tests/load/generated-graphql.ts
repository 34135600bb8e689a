import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { encodePart, oddHeaders, oddIds, oddTexts, writeJson, type Request } from './generated-values.ts';

/** GraphQL over POST and GET: whole documents with values of all kinds, damaged documents, and arbitrary bodies. */
export const graphqlRequests = (): Arbitrary<Request> =>
  fc.oneof({ weight: 8, arbitrary: postRequests }, { weight: 1, arbitrary: getRequests });

const root = join(import.meta.dirname, '../..');

const sources = readdirSync(join(root, 'schema'))
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(root, 'schema', name), 'utf8'));
const words = [...new Set(sources.join(' ').match(/[A-Za-z_]\w*/g) ?? [])];

const wholeDocuments = [
  'query Q($filter: SignalFilter, $sort: [SignalSort!], $page: PageInput) { signals(filter: $filter, sort: $sort, page: $page) { totalCount items { id title message { text document } status priority { id name } submitter { id } createdAt location { latitude longitude } } } }',
  'query Q($filter: SignalFilter, $page: PageInput) { signals(filter: $filter, page: $page) { items { id } } signalStatuses { status name } }',
  'query Q($id: ID!, $with: Boolean = true) { signal(id: $id) { id responses { id kind message { text } attachments { url size } } attachments @include(if: $with) { id fileName } } }',
  'query Q($filter: SubmitterFilter, $page: PageInput) { submitters(filter: $filter, page: $page) { totalCount items { id name } } }',
  'query Q { session { name memberOf allowedActions access { operator } lastMapView { zoom } } environment { title features } priorities { id name } }',
  'mutation Q($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename ... on ReplyToSignalSuccess { responseId signal { id } } ... on Failure { message } ... on InvalidInput { problems { path code message } } } }',
  '{ __schema { types { name kind } } }',
];

const moments = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    '2026-10-25T03:30:00+02:00',
    '2026-13-45T99:99:99Z',
    '0000-00-00T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '1900-01-01T00:00:00Z',
    '',
  ),
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  oddTexts(),
  fc.constantFrom<unknown>(0, 1, 5, 10, 25, 50, 100, 2 ** 31, -1, 1e308),
);
const mostly = <T>(arbitrary: Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() });
const range = fc.record({ from: mostly(moments), to: mostly(moments) }, { requiredKeys: [] });
const ids = fc.array(mostly(oddIds()), { maxLength: 5 });
const statuses = fc.array(mostly(fc.constantFrom('SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED')), { maxLength: 5 });

const filter = fc.record(
  {
    created: mostly(range),
    closed: mostly(range),
    lastResponse: mostly(range),
    statuses: mostly(statuses),
    priorityIds: mostly(ids),
    submitterIds: mostly(ids),
    needsReply: mostly(fc.boolean()),
    workCardNo: mostly(oddTexts()),
    name: mostly(oddTexts()),
  },
  { requiredKeys: [] },
);
const sort = fc.array(
  fc.record({
    field: mostly(fc.constantFrom('ID', 'STATUS', 'PRIORITY', 'SUBMITTER', 'CREATED_AT', 'WORK_CARD_NO')),
    direction: mostly(fc.constantFrom('ASC', 'DESC')),
  }),
  { maxLength: 9 },
);
const page = fc.record({ number: mostly(numbers), size: mostly(fc.constantFrom(5, 10, 25, 50, 100, 7)) });
const node: Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        'doc',
        'paragraph',
        'text',
        'bulletList',
        'listItem',
        'heading',
        'hardBreak',
        'image',
        '__proto__',
      ),
      text: oddTexts(),
      attrs: fc.jsonValue(),
      marks: fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'x'), attrs: fc.jsonValue() }), {
        maxLength: 2,
      }),
      content: fc.array(tie('node'), { maxLength: 3 }),
    },
    { requiredKeys: ['type'] },
  ),
})).node;
const input = fc.record(
  {
    idempotencyKey: mostly(fc.uuid()),
    signalId: mostly(oddIds()),
    message: mostly(
      fc.oneof(
        fc.record({ text: oddTexts() }),
        fc.record({ document: node }),
        fc.record({ document: node, text: oddTexts() }),
      ),
    ),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['idempotencyKey', 'signalId', 'message'] },
);

const variables = fc.record(
  {
    filter: mostly(filter),
    sort: mostly(sort),
    page: mostly(page),
    id: mostly(oddIds()),
    with: mostly(fc.boolean()),
    input: mostly(input),
    undeclared: oddTexts(),
  },
  { requiredKeys: [] },
);

/** Damages a document at one to six places: removes up to 30 characters and inserts a word of the schema or a sign. */
const damaged = fc
  .tuple(
    fc.constantFrom(...wholeDocuments),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(0, 0, 1, 5, 30),
        fc.oneof(
          fc.constantFrom(...words),
          fc.constantFrom(
            '{',
            '}',
            '(',
            ')',
            '[',
            ']',
            '$',
            '!',
            '@',
            '...',
            '"',
            '"""',
            '#',
            ':',
            '&',
            '\u0000',
            '\uD800',
            '"\\u0000"',
            '1e999',
            '\uFEFF',
            '{a',
          ),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((document, [at, cut, put]) => {
      const position = at % (document.length + 1);
      return `${document.slice(0, position)} ${put} ${document.slice(position + cut)}`;
    }, text),
  );

const randomWords = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom('{', '}', '(', ')', '...', 'on', ':', '$a', '1', '"x"')), {
    maxLength: 60,
  })
  .map((list) => list.join(' '));

const document = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...wholeDocuments) },
  { weight: 4, arbitrary: damaged },
  { weight: 1, arbitrary: randomWords },
  { weight: 1, arbitrary: fc.string() },
);

const body = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ query: document, variables: mostly(variables) }).map(writeJson),
  },
  {
    weight: 3,
    arbitrary: fc
      .record(
        {
          query: mostly(document),
          variables: fc.jsonValue(),
          operationName: fc.jsonValue(),
          extensions: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ query: document, variables: variables })
      .chain((value) => fc.nat().map((at) => JSON.stringify(value).slice(0, at % 500))),
  },
);

const contentTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'application/json;charset=latin1',
      'text/plain',
      'multipart/form-data',
      'application/graphql',
      'application/x-www-form-urlencoded',
      '',
    ),
  },
);

const postRequests: Arbitrary<Request> = fc.tuple(body, contentTypes, oddHeaders()).map(([text, type, headers]) => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...headers, 'x-struma': '1', 'content-type': type },
  body: Buffer.from(text),
}));

const getRequests: Arbitrary<Request> = fc
  .tuple(document, fc.oneof(fc.json(), oddTexts()), oddTexts(), oddHeaders())
  .map(([query, variablesText, operationName, headers]) => ({
    method: 'GET',
    path: `/graphql?query=${encodePart(query)}&variables=${encodePart(variablesText)}&operationName=${encodePart(operationName)}`.slice(
      0,
      8000,
    ),
    headers,
    body: null,
  }));
