import { createServer } from 'node:http';
import { exportJWK, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { readTestKey } from './test-key.ts';

/** A minimal identity provider: it publishes its metadata and its key, and signs the tokens of tests. */
export interface TokenIssuer {
  issuer: string;
  /** Signs a token of the demo operator with these claims; undefined removes a claim. */
  token(claims?: JWTPayload): Promise<string>;
  /** Number of requests for the keys. */
  keyReads(): number;
  stop(): Promise<void>;
}

export const startTokenIssuer = async (): Promise<TokenIssuer> => {
  const { publicKey, privateKey } = await readTestKey();
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] };
  let reads = 0;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/.well-known/openid-configuration')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(discoveryOf(`http://${request.headers.host}/realms/struma`)));
    }
    if (!request.url?.endsWith('/protocol/openid-connect/certs')) return void response.writeHead(404).end();
    reads += 1;
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The key server has no port.');
  const issuer = `http://127.0.0.1:${address.port}/realms/struma`;
  return {
    issuer,
    token: (claims = {}) => sign(privateKey, { ...operatorClaims(issuer), ...claims }),
    keyReads: () => reads,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const discoveryOf = (issuer: string) => ({
  issuer,
  jwks_uri: `${issuer}/protocol/openid-connect/certs`,
  authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
  token_endpoint: `${issuer}/protocol/openid-connect/token`,
});

/** The claims of a person with these actions and groups. */
export const personClaims = (name: string, actions: string[], groups: string[]): JWTPayload => ({
  sub: `subject-of-${name}`,
  preferred_username: name,
  name,
  groups,
  resource_access: { 'struma-app': { roles: actions } },
});

/** Signs claims with a key. Tests use a key of their own for forged tokens. */
export const sign = (key: CryptoKey, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' }).sign(key);

const keyId = 'test-key';

const operatorClaims = (issuer: string): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: 'struma-api',
    typ: 'Bearer',
    azp: 'struma-web',
    sid: 'session',
    iat: now,
    exp: now + 300,
    ...personClaims('operator', ['Оператор'], ['TestMainGroup']),
  };
};
