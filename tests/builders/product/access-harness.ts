import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cookieNames } from '../../../gateway/src/session/cookie/cookies.ts';
import { createSeal } from '../../../gateway/src/session/cookie/seal.ts';
import { createSessionCookie, type Tokens } from '../../../gateway/src/session/cookie/session-cookie.ts';
import type { Who } from '../../contract/access-matrix.people.ts';
import { passwords } from '../people/demo-users.ts';
import { forgeTokens } from '../people/forged-tokens.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { integratorToken, BrowserClient, serviceToken } from '../people/browser-client.ts';
import { startProduct, unlimited } from './product.ts';
import { readRealmKey, signWithRealmKey } from '../people/realm-key.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** 'answered', also if the record does not exist; otherwise the code of the error. */
export type Outcome = string;

export type AccessHarness = Awaited<ReturnType<typeof startAccessHarness>>;

/** The whole product with its demo users signed in (except newcomer), a reachable REST service, and invalid tokens. */
export const startAccessHarness = async () => {
  const folder = await temporaryFolder('matrix');
  const database = await createTestDatabase();
  const sessionKey = randomBytes(32);
  const gatewayKey = randomBytes(32).toString('base64url');
  const restPort = await findFreePort();
  const settings = {
    DATABASE_URL: database.url,
    BACKEND_PORT: String(restPort),
    SESSION_KEYS: sessionKey.toString('base64url'),
    GATEWAY_KEY: gatewayKey,
    SCALE: '200',
    ...unlimited,
  };
  const product = await startProduct(await findFreePort(), folder, settings, ['--demo']);
  const { address } = product;
  const { browsers, tokens } = await signIn(address, sessionKey);
  const key = await readRealmKey(database.url);
  const newcomer = { iss: `${address}/realms/struma`, sub: 'newcomer', name: 'Н', groups: ['TestMainGroup'] };
  const bearers = new Map<Who, string>([
    ...[...tokens].map(([who, { access }]): [Who, string] => [who, access]),
    ['integrator', await integratorToken(address)],
    ['newcomer', await signWithRealmKey(key, newcomer)],
  ]);
  const operator = tokens.get('operator');
  const browser = browsers.get('operator');
  if (!operator || !browser) throw new Error('The operator is not signed in.');
  const forged = await forgeTokens(operator.access, key);
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as Record<string, string>;

  return {
    address,
    restUrl: `http://127.0.0.1:${restPort}`,
    gatewayKey,
    bearers,
    /** The operator's browser. */
    browser,
    wrongTokens: new Map([
      ...forged.tokens,
      ['an ID token', operator.id],
      ['a refresh token', operator.refresh],
      ['a token of the service account', await serviceToken(address, 'struma-backend', secrets.backendSecret)],
      ['a secret', secrets.webSecret ?? ''],
    ]),
    /** Counts the requests to the key server that the forged tokens name. */
    forgedKeyRequests: forged.keyReads,
    postDocument: (query: string, bearer?: string) => sendDocument(address, query, bearer),
    /** Sends a document with the principal's session cookie if there is one, else with the principal's token. */
    sendGraphql: async (who: Who, document: string): Promise<Outcome> => {
      const person = browsers.get(who);
      return person ? outcomeOf(await person.graphql(document)) : sendDocument(address, document, bearers.get(who));
    },
    stop: async () => {
      forged.stop();
      await product.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const sendDocument = async (address: string, query: string, bearer: string | undefined): Promise<Outcome> => {
  const headers = { 'content-type': 'application/json', 'x-struma': '1', ...authorization(bearer) };
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return outcomeOf((await response.json()) as Answer);
};

/** A route counts as answered unless its status is 401 or 403. */
export const callRoute = async (
  base: string,
  route: string,
  bearer: string | undefined,
  body?: FormData,
): Promise<Outcome> => {
  const response = await openRoute(base, route, { 'x-struma': '1', ...authorization(bearer) }, body);
  await response.body?.cancel();
  if (response.status === 401) return 'UNAUTHENTICATED';
  return response.status === 403 ? 'FORBIDDEN' : 'answered';
};

/** Calls a route; `{id}` becomes the id of a record that does not exist. */
export const openRoute = (
  base: string,
  route: string,
  headers: Record<string, string>,
  body?: string | FormData,
): Promise<Response> => {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace('{id}', '999999999').replace('{order}', '0');
  return fetch(base + path, { redirect: 'manual', method, headers, ...(body === undefined ? {} : { body }) });
};

const signIn = async (address: string, sessionKey: Uint8Array) => {
  const cookie = createSessionCookie(createSeal([sessionKey]), cookieNames);
  const browsers = new Map<Who, BrowserClient>();
  const tokens = new Map<Who, Tokens>();
  for (const user of ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'dummy'] as const) {
    const person = new BrowserClient(address);
    await person.signIn(user, passwords[user]);
    const opened = await cookie.read(person.cookies);
    if (!opened) throw new Error(`${user} has no session.`);
    browsers.set(user, person);
    tokens.set(user, opened);
  }
  return { browsers, tokens };
};

interface Answer {
  errors?: { extensions: { code: string } }[];
}

const outcomeOf = ({ errors }: Answer): Outcome => {
  const code = errors?.[0]?.extensions.code;
  return code === undefined || code === 'NOT_FOUND' ? 'answered' : code;
};

const authorization = (bearer: string | undefined): Record<string, string> =>
  bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
