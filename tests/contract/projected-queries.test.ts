// Projection copies fields from the bytes of the REST service. A projected response must equal the response that is
// made from parsed JSON.
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  Kind,
  buildSchema,
  isEnumType,
  isInputObjectType,
  parse,
  print,
  separateOperations,
  typeFromAST,
} from 'graphql';
import { getNullableType, isListType, isRequiredInputField } from 'graphql';
import type { DocumentNode, GraphQLInputType, OperationDefinitionNode, TypeNode } from 'graphql';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { startGateway, startIdentity, startPart } from '../builders/product/part.ts';
import type { Part, TestGateway, TestIdentity } from '../builders/product/part.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { jsonHeaders } from '../builders/requests/graphql-request.ts';

const root = join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(join(root, 'schema/generated/schema.graphql'), 'utf8'));

let database: TestDatabase;
let folder: string;
let identity: TestIdentity;
let service: Part;
let projectingGateway: TestGateway;
let parsingGateway: TestGateway;

beforeAll(async () => {
  folder = await temporaryFolder('projected-queries');
  database = await createTestDatabase();
  identity = await startIdentity(database.url, await findFreePort());
  service = await startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    PUBLIC_URL: identity.issuer,
    OIDC_ISSUER: identity.issuer,
    BACKEND_PORT: '0',
    DEMO: 'true',
    SCALE: '200',
  });
  projectingGateway = await startGateway(service.url, identity);
  parsingGateway = await startGateway(service.url, identity, { PROJECT_BYTES: 'false' });
}, 120_000);
afterAll(async () => {
  await projectingGateway?.stop();
  await parsingGateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The queries of the web client, each with its fragments. */
const webQueries = (): [name: string, document: DocumentNode][] => {
  const files = globSync('web/src/**/*.graphql', { cwd: root });
  const whole = parse(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
  return Object.entries(separateOperations(whole)).filter(
    ([, document]) => operationOf(document).operation === 'query',
  );
};

const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode => {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  return operation;
};

const samples: Readonly<Record<string, unknown>> = {
  ID: '7',
  Int: 1,
  Float: 42.6,
  String: 'Радомир',
  Boolean: true,
  DateTime: '2026-05-01T10:00:00+03:00',
  Date: '2026-05-01',
  Decimal: '1',
  UUID: '0f0e7a52-9d5a-4c0e-8d7e-000000000001',
};

/** A value with the required fields only. */
const sampleOf = (type: GraphQLInputType): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType as GraphQLInputType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (!isInputObjectType(nullable)) return samples[nullable.name];
  const fields = Object.values(nullable.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map(({ name, type: inner }) => [name, sampleOf(inner)]));
};

const variablesOf = (document: DocumentNode): Record<string, unknown> =>
  Object.fromEntries(
    (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, type }) =>
      type.kind === Kind.NON_NULL_TYPE
        ? [[variable.name.value, sampleOf(typeFromAST(schema, type as TypeNode) as GraphQLInputType)]]
        : [],
    ),
  );

test('every query of the web client has the same response, whether the gateway copies the REST bytes (projection) or parses them', async () => {
  const queries = webQueries();
  expect(queries.length).toBeGreaterThan(60);
  let queriesWithData = 0;
  for (const [name, document] of queries) {
    const body = JSON.stringify({ query: print(document), variables: variablesOf(document) });
    const fetchFrom = async (gateway: TestGateway): Promise<unknown> => {
      const response = await gateway.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body });
      return JSON.parse((await response.text()).replace(/"traceId":"\w+"/g, '"traceId":""'));
    };
    const [projected, expected] = [await fetchFrom(projectingGateway), await fetchFrom(parsingGateway)];
    expect([name, projected]).toEqual([name, expected]);
    if ((expected as { data?: unknown }).data) queriesWithData += 1;
  }
  expect(queriesWithData / queries.length).toBeGreaterThan(0.6);
}, 120_000);
