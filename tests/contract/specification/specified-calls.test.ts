import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, isObjectType } from 'graphql';
import { readSchemaDocuments } from '../../builders/contract/schema-documents.ts';
import {
  startRecordingProxy,
  type RecordedRequest,
  type RecordingProxy,
} from '../../builders/network/recording-proxy.ts';
import { startServiceWithRealm } from '../../builders/people/realm.ts';
import { personClaims } from '../../builders/people/token.ts';
import { startGateway, type TestGateway } from '../../builders/product/part.ts';
import { declaredRoutes } from '../access-matrix.table.ts';
import { specifiedCalls, type SpecifiedCall } from './specified-calls.ts';

const root = join(import.meta.dirname, '../../..');
const allRoles = personClaims('admin', ['Администратор', 'Оператор', 'Потребител'], ['TestMainGroup']);

let realm: Awaited<ReturnType<typeof startServiceWithRealm>>;
let proxy: RecordingProxy;
let gateway: TestGateway;

beforeAll(async () => {
  realm = await startServiceWithRealm();
  const { issuer, url } = realm.service;
  proxy = await startRecordingProxy(url);
  gateway = await startGateway(proxy.url, { issuer: issuer.issuer, token: () => issuer.token(allRoles) });
  const missing = await realm.service.call('/api/nothing/here');
  expect(missing.status).toBe(404);
  unknownPathMessage = ((await missing.json()) as { message: string }).message;
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await realm?.stop();
});

/** The service's message for a path that the service does not have. */
let unknownPathMessage: string;

const titleOf = ({ document, method, path }: SpecifiedCall): string => `${document}7 ${method} ${path}`;
const calls = specifiedCalls.map((call) => [titleOf(call), call] as const);

const callService = async ({ method, body, parameters }: SpecifiedCall, path: string): Promise<[number, string]> => {
  const form = new FormData();
  form.append('attachments', new Blob(['текст']), 'file.txt');
  const init: RequestInit = {
    method,
    ...(body === 'json' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    ...(body === 'form' && { body: form }),
  };
  const query = new URLSearchParams(parameters.map((name): [string, string] => [name, '1']));
  const response = await realm.service.call(`${path}?${query}`, { ...init, claims: allRoles });
  return [response.status, await response.text()];
};

describe('RQ-4 the REST service answers every call of the specification', () => {
  test.each(calls)('RQ-4 %s', async (_title, call) => {
    for (const path of [call.path, `${call.path.toLowerCase().replace(/\/$/, '')}/`]) {
      const [status, text] = await callService(call, path);
      expect([401, 403, 405, 501]).not.toContain(status);
      if (status === 404) expect(text).not.toContain(unknownPathMessage);
    }
  });
});

describe('RQ-4 every call of the specification is reached through the gateway', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema/generated/schema.graphql'), 'utf8'));
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()) : [],
  );
  const routes = Object.keys(declaredRoutes).map((name) => name.split(' ')[1]);
  const sources = readdirSync(join(root, 'gateway/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => readFileSync(join(root, 'gateway/src', name), 'utf8'))
    .join('\n');

  test.each(calls)('RQ-4 %s', (_title, { path, reachedBy }) => {
    expect(reachedBy.startsWith('/') ? routes : fields).toContain(reachedBy);
    // The gateway composes a few paths from constant parts.
    const parts = path
      .replace('/api/Account', '')
      .replace(/\/$/, '')
      .split(
        /(?<=GetAddressProperty)\w+?(?=Dropdown)|(?<=GetClient)(?:Available|Assigned)|(?<=src_lines_w\/)1|(?<=ClientRoles(?:To|From))\w+/,
      );
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });

  test('RQ-4 the gateway sends the methods, parameters and bodies of the specification', async () => {
    const unknown = new Map<string, RecordedRequest>();
    const seen = new Set<string>();
    for (const query of documents()) {
      await (await gateway.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
    }
    for (const request of proxy.requests.filter(({ call }) => !call.includes(' /struma/'))) {
      const found = specifiedCalls.find((call) => keyOf(`${call.method} ${call.path}`) === keyOf(request.call));
      if (!found) unknown.set(request.call, request);
      else seen.add(titleOf(found));
      if (found && found.body === 'json') expect([request.call, request.body]).toEqual([request.call, 'json']);
      if (found && found.body === 'form') expect([request.call, request.body]).toEqual([request.call, 'form']);
      for (const name of found && isUrlOptional(found) ? [] : (found?.parameters ?? []))
        if (!optionalParameters.has(name))
          expect([request.call, request.parameters]).toEqual([request.call, expect.arrayContaining([name])]);
    }
    expect([...unknown.keys()].toSorted()).toEqual(additions);
    expect(seen.size).toBeGreaterThanOrEqual(60);
  }, 120_000);
});

const headers = { 'content-type': 'application/json' };
const optionalParameters = new Set(['sortBy', 'sortDesc', 'processedMask']);
/** Parameters of a call with a form may be missing in the URL, because the gateway may send them in the form. */
const isUrlOptional = ({ body }: SpecifiedCall): boolean => body === 'form';
/** Calls of the gateway that the documents of the specification do not list; requirement RQ-4 names them. */
const additions = [
  'GET /api/Address/GetAddressById',
  'GET /api/Address/GetAddressList',
  'GET /api/Address/GetAddressMappingList',
  'GET /api/Client/GetClientList',
  'GET /api/Logs/GetActivityLogsList',
];

const keyOf = (call: string): string =>
  call
    .toLowerCase()
    .replace(/src_lines_w\/\d+/, 'src_lines_w/1')
    .replace(/\/$/, '');

/** GraphQL documents: each operation with sample values, the rows of each list, and some further requests. */
const documents = (): string[] => {
  const { operations } = readSchemaDocuments({
    ID: '"999999999"',
    Int: '1',
    Float: '42.5',
    String: '"Проба"',
    Boolean: 'true',
    RichTextDocument: '{ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "а" }] }] }',
    UUID: '"5b1f0f3e-0000-4000-8000-000000000001"',
    DateTime: '"2026-01-01T10:00:00+02:00"',
    Date: '"2026-01-01"',
    Decimal: '"1.5"',
  });
  const lists = 'addresses addressMappings users groups breakdowns clients imports logEntries exceptions activities';
  const others = 'nomenclatures submitters signals waterMeters';
  const rows = `${lists} ${others}`.split(' ').map((name) => `{ ${name} { totalCount items { __typename } } }`);
  const person = 'username: "newcomer9", email: "n9@vik.example", firstName: "Н", lastName: "Н", password: "struma9!"';
  return [
    ...operations.values(),
    ...rows,
    '{ nomenclatureItems(nomenclatureId: "1") { totalCount } }',
    `mutation { createUser(input: { ${person} }) { __typename } }`,
    `{ users { items { groups { id } modules { availableRoles { id } assignedRoles { id } } } } }`,
    `{ groups { items { modules { availableRoles { id } assignedRoles { id } } } } }`,
    ...['DESCRIPTION', 'STREET', 'BLOCK', 'ENTRANCE', 'FLOOR', 'APARTMENT'].map(
      (level) => `{ addressOptions(level: ${level}) { __typename } }`,
    ),
  ];
};
