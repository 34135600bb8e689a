import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';

export interface ForgedTokens {
  /** Tokens by the reason why they are invalid. */
  tokens: ReadonlyMap<string, string>;
  /** Number of requests to the key server that a token names. */
  keyReads: () => number;
  stop: () => void;
}

/** Creates invalid tokens: most are copies of a valid token with one defect. */
export const forgeTokens = async (validToken: string, providerKey: JWK): Promise<ForgedTokens> => {
  const claims = decodeJwt(validToken);
  const header = decodeProtectedHeader(validToken) as JWTHeaderParameters;
  const providerPrivateKey = await importJWK({ ...providerKey, alg: 'RS256' }, 'RS256');
  const { kty = 'RSA', n = '', e = '' } = providerKey;
  const publicJwk = { kty, n, e, kid: header.kid ?? '', alg: 'RS256', use: 'sig' };
  const publicKey = await importJWK(publicJwk, 'RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const strangerJwk = await exportJWK(stranger.publicKey);
  const server = await serveKeys({ ...strangerJwk, kid: header.kid ?? '', alg: 'RS256', use: 'sig' });

  const now = Math.floor(Date.now() / 1000);
  const sign = (
    changes: JWTPayload,
    key: typeof providerPrivateKey = providerPrivateKey,
    parts: Partial<JWTHeaderParameters> = {},
  ) => new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...parts }).sign(key);
  const signWithSecret = async (text: string) => sign({}, new TextEncoder().encode(text), { alg: 'HS256' });

  const tokens = new Map([
    ['expired', await sign({ iat: now - 420, exp: now - 120 })],
    ['not valid yet', await sign({ nbf: now + 600 })],
    ['without an expiry', await sign({ exp: undefined })],
    ['of a foreign issuer', await sign({ iss: 'https://id.example/realms/struma' })],
    ['for a foreign audience', await sign({ aud: ['account', 'realm-management'] })],
    ['for no audience', await sign({ aud: undefined })],
    ['of another purpose', await sign({ typ: 'ID' })],
    ['without a subject', await sign({ sub: undefined })],
    ['unsigned', new UnsecuredJWT(claims).encode()],
    ['signed with the public key as a secret', await signWithSecret(await exportSPKI(publicKey as never))],
    ['signed with the JSON of the public key as a secret', await signWithSecret(JSON.stringify(publicJwk))],
    [
      'of another algorithm',
      await sign({}, await importJWK({ ...providerKey, alg: 'RS512' }, 'RS512'), { alg: 'RS512' }),
    ],
    ["signed with a stranger's key", await sign({}, stranger.privateKey)],
    ['with its key inside', await sign({}, stranger.privateKey, { jwk: strangerJwk })],
    ['with its key inside and no key id', await sign({}, stranger.privateKey, { jwk: strangerJwk, kid: undefined })],
    ['with the URL of its key', await sign({}, stranger.privateKey, { jku: server.address })],
    ['with more rights than were signed', raiseRights(validToken)],
    ['rubbish', 'a.b.c'],
    ['empty', ''],
  ]);
  return { tokens, keyReads: server.reads, stop: server.stop };
};

const raiseRights = (token: string): string => {
  const [head, payload = '', signature] = token.split('.');
  const raised = Buffer.from(payload, 'base64url').toString('utf8').replace('Потребител', 'Администратор');
  return `${head}.${Buffer.from(raised).toString('base64url')}.${signature}`;
};

const serveKeys = async (key: JWK) => {
  let reads = 0;
  const server = createServer((_request, response) => {
    reads += 1;
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/certs`, reads: () => reads, stop: () => void server.close() };
};
