/** Sends every operation and calls every route as each principal, with invalid tokens, and from other origins. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listExports } from '../../gateway/src/app/resolvers.ts';
import { fileRoutes } from '../../gateway/src/files/files.routes.ts';
import {
  callRoute,
  openRoute,
  startAccessHarness,
  type AccessHarness,
  type Outcome,
} from '../builders/product/access-harness.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { json, startForeignService } from '../builders/services/foreign-service.ts';
import { startGateway } from '../builders/product/part.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { declaredRestRoutes, type RestRoute } from '../builders/contract/rest-routes.ts';
import { readSchemaDocuments } from '../builders/contract/schema-documents.ts';
import { secure, securityOf } from '../builders/requests/security-headers.ts';
import * as table from './access-matrix.table.ts';
import { principals, type Who } from './access-matrix.people.ts';
import { uploads } from './access-matrix.uploads.ts';

const samples = {
  ID: '"999999999"',
  Int: '1',
  Float: '42.5',
  String: '"Проба"',
  Boolean: 'true',
  RichTextDocument: '{ type: "doc", content: [{ type: "paragraph" }] }',
  UUID: '"5b1f0f3e-0000-4000-8000-000000000001"',
  DateTime: '"2026-01-01T10:00:00+02:00"',
  Date: '"2026-01-01"',
  Decimal: '"1.5"',
};
const documents = readSchemaDocuments(samples);

const exportRoutes = Object.keys(listExports).map((name) => `GET /files/${name}.csv`);

let harness: AccessHarness;
let serviceRoutes: readonly RestRoute[];

beforeAll(async () => {
  harness = await startAccessHarness();
  serviceRoutes = await declaredRestRoutes();
}, 120_000);
afterAll(() => harness?.stop());

/**
 * Returns the principals that are not refused. Expects the right code for all others: UNAUTHENTICATED without a token,
 * otherwise FORBIDDEN.
 */
const findAllowed = async (name: string, sendAs: (who: Who) => Promise<Outcome>): Promise<Who[]> => {
  const outcomes = await Promise.all(principals.map(async (who) => [who, await sendAs(who)] as const));
  for (const [who, outcome] of outcomes) {
    if (outcome === 'answered') continue;
    expect([name, who, outcome]).toEqual([name, who, who === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
  }
  return outcomes.filter(([, outcome]) => outcome === 'answered').map(([who]) => who);
};

const collectAllowed = async (names: Iterable<string>, sendAs: (name: string, who: Who) => Promise<Outcome>) => {
  const found: Record<string, Who[]> = {};
  for (const name of names) found[name] = await findAllowed(name, (who) => sendAs(name, who));
  return found;
};

const sorted = (rows: Readonly<Record<string, readonly Who[]>>): Record<string, Who[]> =>
  Object.fromEntries(Object.entries(rows).map(([name, who]) => [name, principals.filter((one) => who.includes(one))]));

const formOf = (input: object | undefined): FormData | undefined => {
  if (!input) return undefined;
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  return form;
};

const protectedNames = (rows: Readonly<Record<string, readonly Who[]>>): string[] =>
  Object.keys(rows).filter((name) => !rows[name]?.includes('anonymous'));

describe('the access matrix', () => {
  test('AU-10 AU-11 every operation of the schema is allowed exactly as the matrix says', async () => {
    const sendAs = (name: string, who: Who) => harness.sendGraphql(who, documents.operations.get(name) ?? '');
    expect(await collectAllowed(documents.operations.keys(), sendAs)).toEqual(sorted(table.operations));
  });

  test('AU-11 every guarded type and field is allowed exactly as the matrix says', async () => {
    const sendAs = (name: string, who: Who) => harness.sendGraphql(who, documents.guarded.get(name) ?? '');
    expect(await collectAllowed(documents.guarded.keys(), sendAs)).toEqual(sorted(table.guarded));
  });

  test('AU-11 a forbidden field below an allowed one makes the whole operation forbidden', async () => {
    expect(await harness.sendGraphql('citizen', '{ session { name } submitters { totalCount } }')).toBe('FORBIDDEN');
  });

  test('AU-10 AU-11 every route of the REST service is allowed exactly as the matrix says', async () => {
    const names = serviceRoutes.filter(({ access }) => access !== 'gateway').map(({ name }) => name);
    const paths = new Map(serviceRoutes.map(({ name, sample }) => [name, sample]));
    const sendAs = (name: string, who: Who) =>
      callRoute(harness.restUrl, paths.get(name) ?? '', harness.bearers.get(who));
    expect(await collectAllowed(names, sendAs)).toEqual(sorted(table.restRoutes));
  });

  test('AU-11 the routes for gateways are forbidden to all principals, and allowed with the gateway key', async () => {
    const gatewayRoutes = serviceRoutes.filter(({ access }) => access === 'gateway');
    expect(gatewayRoutes.map(({ name }) => name)).toEqual(table.gatewayOnly);
    for (const { name, sample } of gatewayRoutes) {
      expect([
        name,
        await findAllowed(name, (who) => callRoute(harness.restUrl, sample, harness.bearers.get(who))),
      ]).toEqual([name, []]);
      expect([name, await callRoute(harness.restUrl, sample, harness.gatewayKey)]).toEqual([name, 'answered']);
    }
  });

  test('AU-11 every route of the gateway is allowed exactly as the matrix says', async () => {
    const sendAs = (name: string, who: Who) =>
      callRoute(harness.address, name, harness.bearers.get(who), formOf(uploads[name]));
    const fixedRoutes = Object.keys(table.declaredRoutes).filter((name) => /^(GET|POST) [^:*]+$/.test(name));
    expect(Object.keys(table.gatewayRoutes)).toEqual(
      expect.arrayContaining([...fixedRoutes, ...fileRoutes, ...exportRoutes]),
    );
    expect(await collectAllowed(Object.keys(table.gatewayRoutes), sendAs)).toEqual(sorted(table.gatewayRoutes));
  });

  test('AU-11 event, file and map routes follow the matrix even if the REST service allows everything', async () => {
    const permissiveService = await startForeignService();
    permissiveService.on('/struma/features', json(['OWN_SIGNALS', 'SIGNAL_EXPORT', 'NOMENCLATURE_TOOLS']));
    const token = () => Promise.resolve('');
    const gateway = await startGateway(permissiveService.url, { issuer: `${harness.address}/realms/struma`, token });
    const names = Object.keys(table.gatewayRoutes).filter((name) => /^\w+ \/(events|files|map)\b/.test(name));
    const sendAs = (name: string, who: Who) =>
      callRoute(gateway.url, name, harness.bearers.get(who), formOf(uploads[name]));
    const found = await collectAllowed(names, sendAs);
    expect(found).toEqual(sorted(Object.fromEntries(names.map((name) => [name, table.gatewayRoutes[name] ?? []]))));
    await gateway.stop();
    await permissiveService.stop();
  });
});

describe('invalid tokens', () => {
  test('AU-11 GQ-3 are rejected by every operation and by every protected route of REST service and gateway', async () => {
    const accepted: string[] = [];
    const note = (what: string, which: string, outcome: string) =>
      void (outcome === 'UNAUTHENTICATED' || accepted.push(`${which}: ${what} ${outcome}`));
    const paths = serviceRoutes.filter(({ access }) => access !== 'public');
    for (const [which, token] of harness.wrongTokens) {
      for (const [name, document] of documents.operations)
        note(name, which, await harness.postDocument(document, token));
      for (const { name, sample } of paths) note(name, which, await callRoute(harness.restUrl, sample, token));
      for (const name of protectedNames(table.gatewayRoutes))
        note(name, which, await callRoute(harness.address, name, token));
    }
    expect(accepted).toEqual([]);
    expect(harness.wrongTokens.size).toBeGreaterThan(20);
  });

  test('AU-11 no key is fetched from a URL in a token', () => {
    expect(harness.forgedKeyRequests()).toBe(0);
  });

  test('AU-6 a person without an allowed action is refused at sign-in', async () => {
    const newcomer = new BrowserClient(harness.address);
    expect(await newcomer.signIn('newcomer', passwords.newcomer)).toContain('/authentication?error=no-actions');
    expect((await newcomer.fetch('/auth/session')).status).toBe(401);
  });
});

describe('requests of another page with the person’s cookie', () => {
  const pageHeaders = (): Record<string, string> => ({
    'x-struma': '1',
    origin: harness.address,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  });
  const shapes: [string, Record<string, string | undefined>][] = [
    ['without our header', { 'x-struma': undefined }],
    ['with a wrong value of our header', { 'x-struma': '0' }],
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from a hidden origin', { origin: 'null' }],
    ['from our host without TLS or on another port', { origin: 'http://127.0.0.1' }],
    ['from a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of our domain', { 'sec-fetch-site': 'same-site' }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
  ];
  const changingRoutes = () =>
    Object.keys(table.gatewayRoutes).filter(
      (name) => name.startsWith('POST ') && !['POST /graphql', 'POST /auth/backchannel-logout'].includes(name),
    );
  const statusOf = async (route: string, headers: Record<string, string>, body?: string): Promise<number> => {
    const cookie = [...harness.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await openRoute(harness.address, route, { ...headers, cookie }, body);
    await response.body?.cancel();
    return response.status;
  };

  test.each(shapes)('AU-11 %s are refused: every mutation, upload, refresh and sign-out', async (_which, changes) => {
    const headers = Object.fromEntries(
      Object.entries({ ...pageHeaders(), ...changes }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    for (const query of documents.mutations)
      expect([query, await statusOf('POST /graphql', headers, JSON.stringify({ query }))]).toEqual([query, 403]);
    for (const route of changingRoutes()) expect([route, await statusOf(route, headers)]).toEqual([route, 403]);
  });

  test('AU-11 requests of our own page are not refused with 403', async () => {
    for (const query of documents.mutations)
      expect([query, await statusOf('POST /graphql', pageHeaders(), JSON.stringify({ query }))]).toEqual([query, 200]);
    // Not tested: a sign-out would end the session, and imports are forbidden to an operator.
    const others = ['POST /auth/logout', 'POST /files/imports'];
    for (const route of changingRoutes().filter((name) => !others.includes(name)))
      expect([route, await statusOf(route, pageHeaders())]).not.toEqual([route, 403]);
  });
});

describe('responses', () => {
  test('SH-14 all have the security headers: pages, files, downloads, refusals and responses of the provider', async () => {
    const cookie = [...harness.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const others = [
      'GET /assets/none.js',
      'GET /none.txt',
      'DELETE /signals_oper/list',
      'GET /graphql',
      'GET /%',
      'GET /realms/struma/nothing',
      'GET /realms/struma/protocol/openid-connect/logout',
      'POST /realms/struma/protocol/openid-connect/token',
    ];
    const headers = { cookie, 'x-struma': '1' };
    const page = await (await openRoute(harness.address, 'GET /', {})).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => `GET ${path}`);
    expect(assets.length).toBeGreaterThan(1);
    for (const route of [...Object.keys(table.gatewayRoutes), ...others, ...assets]) {
      if (route === 'POST /auth/logout') continue;
      for (const sent of [{}, headers]) {
        const response = await openRoute(harness.address, route, sent);
        await response.body?.cancel();
        expect([route, securityOf(response)]).toEqual([route, secure]);
      }
    }
  });
});
