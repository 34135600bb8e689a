import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { encodePart, oddHeaders, oddIds, oddTexts, type Request } from './generated-values.ts';

/** Requests to the identity provider: sign-in, tokens, sign-out, pages; with parameters in the URL and as forms. */
export const identityRequests = (): Arbitrary<Request> => fc.oneof(signIn, forms, pages);

const realm = '/realms/struma';
const protocol = `${realm}/protocol/openid-connect`;

const parameters: Record<string, Arbitrary<string>> = {
  client_id: fc.oneof(fc.constantFrom('struma-web', 'struma-integrator', 'struma-api'), oddTexts()),
  client_secret: fc.oneof(fc.constant('demo-web-secret'), oddTexts()),
  grant_type: fc.oneof(fc.constantFrom('client_credentials', 'authorization_code', 'refresh_token'), oddTexts()),
  response_type: fc.oneof({ weight: 4, arbitrary: fc.constant('code') }, { weight: 1, arbitrary: oddTexts() }),
  redirect_uri: fc.oneof(fc.constant('http://127.0.0.1:1/auth/callback'), oddTexts()),
  code_challenge: fc.oneof(
    { weight: 4, arbitrary: fc.constant('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM') },
    { weight: 1, arbitrary: oddTexts() },
  ),
  code_challenge_method: fc.constantFrom('S256', 'S256', 'plain', ''),
  scope: fc.oneof(fc.constantFrom('openid', 'openid profile email'), oddTexts()),
};
for (const name of ['state', 'nonce', 'login_hint', 'prompt', 'max_age', 'resource', 'claims', 'code', 'code_verifier'])
  parameters[name] = oddTexts();
for (const name of ['refresh_token', 'token', 'id_token_hint', 'post_logout_redirect_uri', 'username', 'password'])
  parameters[name] = oddTexts();

/** Parameters without which a sign-in fails at the first checks and stores no data. Each sign-in request has them. */
const needed = ['client_id', 'response_type', 'redirect_uri', 'code_challenge', 'code_challenge_method', 'scope'];

const encoded = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodePart(value)}`)
    .join('&');

/** Generates encoded parameters: always those with the given names, and any of the others. */
const parametersWith = (names: string[]): Arbitrary<string> =>
  fc
    .record(Object.fromEntries(Object.entries(parameters)), { requiredKeys: names })
    .map((values) => encoded(values as Record<string, string>));

const signIn: Arbitrary<Request> = fc
  .tuple(
    fc.constantFrom(`${protocol}/auth`, `${protocol}/auth`, `${protocol}/logout`),
    parametersWith(needed),
    oddHeaders(),
  )
  .map(([path, search, headers]) => ({ method: 'GET', path: `${path}?${search}`, headers, body: null }));

const authorization = fc.oneof(
  fc.constantFrom(['struma-web', 'secret-of-the-tests'], ['struma-integrator', 'demo-integrator-secret']),
  fc.tuple(oddTexts(), oddTexts()),
);

const forms: Arbitrary<Request> = fc
  .tuple(
    fc.constantFrom('token', 'token', 'revoke', 'logout', 'auth', 'certs').map((name) => `${protocol}/${name}`),
    fc.oneof({ weight: 6, arbitrary: parametersWith(['grant_type']) }, { weight: 1, arbitrary: fc.json() }, oddTexts()),
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=latin1',
      'application/x-www-form-urlencoded; charset=x',
      'application/json',
      '',
    ),
    fc.option(authorization),
    oddHeaders(),
  )
  .map(([path, body, type, client, headers]) => {
    const basic = client && { authorization: `Basic ${Buffer.from(client.join(':')).toString('base64')}` };
    return { method: 'POST', path, headers: { ...headers, 'content-type': type, ...basic }, body: Buffer.from(body) };
  });

const pages: Arbitrary<Request> = fc
  .tuple(
    fc.constantFrom(realm, `${realm}/login-actions`, `${realm}/resources`, `${protocol}/auth`, '', '/admin'),
    fc.oneof(oddIds(), oddTexts().map(encodePart)),
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    oddHeaders(),
  )
  .map(([folder, name, method, headers]) => ({
    method,
    // Encodes the characters that Node's HTTP client would refuse to send.
    path: `${folder}/${name.replaceAll(/[^\x21-\x7e]/g, (character) => encodePart(character))}`,
    headers,
    body: null,
  }));
