import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT, type CryptoKey } from 'jose';
import { readTestKey } from '../../../tests/builders/people/test-key.ts';

export type TestUser = { sub: string; name: string; roles: readonly string[]; groups: readonly string[] };

type SignOptions = { life?: number; typ?: string; key?: CryptoKey };
type Grant = { user: TestUser; nonce: string | undefined; challenge: string; sid: string };
type State = {
  isDown: boolean;
  tokenLife: number;
  /** Number of requests for new tokens with a refresh token. */
  refreshes: number;
  /** Number of requests for the keys. */
  keyRequests: number;
  refreshLife: number;
  /** Claims that replace the default claims of access tokens. */
  claims: Record<string, unknown>;
};

export const testClient = { clientId: 'struma-web', clientSecret: 'web secret' };
export const testAudience = { audience: 'struma-api', appClient: 'struma-app' };

const issuer = 'https://struma.example/realms/struma';
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  end_session_endpoint: `${issuer}/logout`,
};

/** A small OpenID Connect provider: discovery, keys, code flow with PKCE, and refresh tokens that are valid once. */
export const startTestProvider = async () => {
  const state: State = { isDown: false, tokenLife: 300, refreshes: 0, keyRequests: 0, refreshLife: 1800, claims: {} };
  const { keys, jwk, sign } = await createSigner(state);
  const grants = createGrants(state);

  const server = createServer((request, response) => {
    if (state.isDown) return request.socket.destroy();
    const path = new URL(request.url ?? '/', issuer).pathname.replace('/realms/struma', '');
    const hasPublicHost = request.headers['x-forwarded-host'] === 'struma.example';
    if (!hasPublicHost) return send(response, 400, { error: 'unexpected_host' });
    if (path === '/.well-known/openid-configuration') return send(response, 200, metadata);
    if (path === '/certs') {
      state.keyRequests += 1;
      return send(response, 200, { keys: [jwk] });
    }
    void sendTokens(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const sendTokens = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await readBody(request));
    if (!isOurClient(request.headers.authorization)) return send(response, 401, { error: 'invalid_client' });
    const grant = grants.take(form);
    if (!grant) return send(response, 400, { error: 'invalid_grant' });
    const { user, nonce, sid } = grant;
    const idClaims = { aud: testClient.clientId, typ: 'ID', sub: user.sub, sid, nonce };
    send(response, 200, {
      refresh_token: grants.addRefreshToken(grant),
      access_token: await sign({ ...accessClaims(user, sid), ...state.claims }),
      id_token: await sign(idClaims),
      refresh_expires_in: state.refreshLife,
      token_type: 'Bearer',
      expires_in: state.tokenLife,
    });
  };

  return {
    issuer,
    internalUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/struma`,
    state,
    sign,
    keys,
    accessClaims,
    approve: grants.approve,
    endSessions: grants.endSessions,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
};

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

const createSigner = async (state: State) => {
  const keys = await readTestKey();
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'first', use: 'sig' };
  const sign = (claims: Record<string, unknown>, options: SignOptions = {}) =>
    new SignJWT({ iss: issuer, iat: now(), exp: now() + (options.life ?? state.tokenLife), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first', typ: options.typ ?? 'JWT' })
      .sign(options.key ?? keys.privateKey);
  return { keys, jwk, sign };
};

const accessClaims = ({ sub, name, roles, groups }: TestUser, sid: string) => ({
  aud: testAudience.audience,
  typ: 'Bearer',
  azp: testClient.clientId,
  jti: randomUUID(),
  sub,
  sid,
  name,
  groups,
  resource_access: { [testAudience.appClient]: { roles } },
});

/** Codes and refresh tokens, each valid once. */
const createGrants = (state: State) => {
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  return {
    /** Returns the query string of the redirect from the provider's login page. */
    approve: (authorization: URL, user: TestUser): string => {
      const code = randomUUID();
      const parameters = authorization.searchParams;
      const nonce = parameters.get('nonce') ?? undefined;
      codes.set(code, { user, nonce, challenge: parameters.get('code_challenge') ?? '', sid: randomUUID() });
      return new URLSearchParams({ code, state: parameters.get('state') ?? '' }).toString();
    },
    take: (form: URLSearchParams): Grant | undefined => {
      if (form.get('grant_type') === 'refresh_token') {
        state.refreshes += 1;
        return take(refreshTokens, form.get('refresh_token') ?? '');
      }
      const grant = take(codes, form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      return grant?.challenge === challenge ? grant : undefined;
    },
    addRefreshToken: (grant: Grant): string => {
      const token = randomUUID();
      refreshTokens.set(token, grant);
      return token;
    },
    endSessions: (): void => refreshTokens.clear(),
  };
};

const isOurClient = (authorization = ''): boolean => {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().replaceAll('+', ' ');
  return decodeURIComponent(pair) === `${testClient.clientId}:${testClient.clientSecret}`;
};

const now = (): number => Math.floor(Date.now() / 1000);

const take = <T>(map: Map<string, T>, key: string): T | undefined => {
  const value = map.get(key);
  map.delete(key);
  return value;
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const send = (response: ServerResponse, status: number, json: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
};
