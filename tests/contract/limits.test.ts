/** The GraphQL documents that the gateway accepts: those of the web client, ad hoc ones and hostile ones. */
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, parse, print, separateOperations, visit } from 'graphql';
import type { ASTVisitor } from 'graphql';
import { auditServer } from 'graphql-http';
import { passwords } from '../builders/people/demo-users.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { integratorToken, BrowserClient } from '../builders/people/browser-client.ts';
import { fillDataFolder, smallScale } from '../builders/product/prepared-data.ts';
import { startProduct, unlimited, type Product } from '../builders/product/product.ts';
import { execute, type HttpClient } from '../builders/requests/graphql-request.ts';
import { validQuery, hostileDocuments, introspection } from '../load/hostile-documents.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

let product: Product;
let folder: string;
let operator: BrowserClient;
let integrator: HttpClient;

beforeAll(async () => {
  folder = await temporaryFolder('limits');
  const { AD_HOC_QUERIES: _adHocQueries, ...rates } = unlimited;
  await fillDataFolder(folder);
  product = await startProduct(await findFreePort(), folder, { SCALE: smallScale, ...rates });
  operator = new BrowserClient(product.address);
  await operator.signIn('operator', passwords.operator);
  const token = await integratorToken(product.address);
  integrator = {
    fetch: (path, init = {}) => fetch(product.address + path, { ...init, headers: withToken(init, token) }),
  };
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const withToken = ({ headers }: RequestInit, token: string): Headers => {
  const all = new Headers(headers);
  all.set('authorization', `Bearer ${token}`);
  return all;
};

const post = (body: string): Promise<Response> =>
  integrator.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body,
  });

describe('GQ-3 allowed documents', () => {
  test('an operator may send only the documents of the web client', async () => {
    const documents = await webDocuments();
    expect(documents.length).toBeGreaterThan(5);
    const administrator = new BrowserClient(product.address);
    await administrator.signIn('admin', passwords.admin);
    // Only some variables are sent: the response to an accepted document may have errors about missing variables.
    const refusalCodes = async (client: HttpClient, document: string): Promise<string[]> => {
      const { errors } = await execute(client, document, { id: '1', name: 'а' });
      return errors.map(({ code }) => code).filter((code) => code !== 'BAD_USER_INPUT');
    };
    for (const document of documents) {
      const refused = await refusalCodes(operator, document);
      // Documents of administrators are persisted queries too, but an operator may not read their fields.
      if (refused.includes('FORBIDDEN'))
        expect([document, await refusalCodes(administrator, document)]).toEqual([document, []]);
      expect([document, refused.filter((code) => code !== 'FORBIDDEN')]).toEqual([document, []]);
    }
    for (const document of [introspection, '{ session { name } }', '{ __typename }', '{ a {'])
      expect(await execute(operator, document)).toMatchObject({
        status: 403,
        errors: [{ code: 'DOCUMENT_NOT_ALLOWED' }],
      });
  });

  test('an administrator and the service account with the role may send any document', async () => {
    const administrator = new BrowserClient(product.address);
    await administrator.signIn('admin', passwords.admin);
    for (const client of [administrator, integrator])
      for (const document of [introspection, '{ session { name } }'])
        expect(await execute(client, document)).toMatchObject({ status: 200, errors: [] });
  });
});

describe('hostile documents are refused, and the next valid one is executed', () => {
  test.each(hostileDocuments.map((one) => [one.name, one] as const))('%s', async (_name, { body, codes }) => {
    const refused = await post(body);
    const text = await refused.text();
    expect(text.length).toBeLessThan(100_000);
    const { data, errors } = JSON.parse(text);
    expect(codes).toContain(errors[0].extensions.code);
    // A refusal by a resolver is a response without data.
    if (refused.status === 200) expect(data).toBeNull();
    else expect([400, 413]).toContain(refused.status);
    const served = await post(JSON.stringify({ query: validQuery }));
    expect(served.status).toBe(200);
    expect(await served.json()).not.toHaveProperty('errors');
  });
});

test('GQ-3 the gateway passes all audits of graphql-http', async () => {
  const results = await auditServer({
    url: `${product.address}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      integrator.fetch(new URL(url).pathname + new URL(url).search, init),
  });
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  expect(results).toHaveLength(61);
});

/** Each operation of the web client with its fragments, and the `__typename` that Apollo Client adds. */
const webDocuments = async (): Promise<string[]> => {
  const root = join(import.meta.dirname, '../..');
  const texts: string[] = [];
  for await (const file of glob('web/src/**/*.graphql', { cwd: root }))
    texts.push(await readFile(join(root, file), 'utf8'));
  return Object.values(separateOperations(parse(texts.join('\n')))).map((document) => print(visit(document, addTypes)));
};

const addTypes: ASTVisitor = {
  SelectionSet(node, _key, parent) {
    const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
    return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
  },
};

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
