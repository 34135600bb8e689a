import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { Principal } from './access.ts';
import { accessTexts } from './access.texts.ts';
import { HttpFailure } from '../http/refusal.ts';

/** Returns the principal of an Authorization header. Throws an HttpFailure, which is sent as the response. */
export type TokenReader = (authorization: string | undefined) => Promise<Principal>;

export interface TokenOptions {
  /** The expected `iss` claim. */
  issuer: string;
  /** URL of the same provider inside the network, if it differs from `issuer`. */
  internalUrl?: string | undefined;
  audience: string;
  /** The OAuth client whose roles are the actions of the principal. */
  appClient: string;
}

const clockToleranceSeconds = 60;
const maxCachedTokens = 2_000;

/** Verifies bearer tokens with the provider's published keys. Verified tokens are cached until they expire. */
export const createTokenReader = (options: TokenOptions): TokenReader => {
  const keys = createKeyLookup(new URL(`${options.internalUrl ?? options.issuer}/protocol/openid-connect/certs`));
  const cache = new Map<string, { principal: Principal; endsAt: number }>();
  return async (authorization) => {
    // The cache key is the whole header, because extracting the token costs more than the lookup.
    const header = authorization ?? '';
    const cached = cache.get(header);
    if (cached && cached.endsAt > Date.now()) return cached.principal;
    cache.delete(header);
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (!token) throw new HttpFailure(401, accessTexts.notSignedIn);
    const claims = await verify(token, keys, options);
    const principal = toPrincipal(claims, options.appClient);
    if (cache.size >= maxCachedTokens) cache.delete(cache.keys().next().value ?? '');
    cache.set(header, { principal, endsAt: (claims.exp ?? 0) * 1000 });
    return principal;
  };
};

const verify = async (token: string, keys: JWTVerifyGetKey, options: TokenOptions): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: options.issuer,
      audience: options.audience,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    throw new HttpFailure(401, accessTexts.notSignedIn);
  }
};

/** Uses the last fetched key set while the provider is unreachable. Without any key set the response is 503. */
const createKeyLookup = (url: URL): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(url, { cooldownDuration: 5_000, timeoutDuration: 3_000 });
  let lastGood: JSONWebKeySet | undefined;
  return async (header, token) => {
    try {
      const key = await remote(header, token);
      lastGood = remote.jwks() ?? lastGood;
      return key;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      if (!lastGood) throw new HttpFailure(503, accessTexts.providerDown);
      return createLocalJWKSet(lastGood)(header, token);
    }
  };
};

const claimsShape = z.object({
  sub: z.string().min(1),
  typ: z.literal('Bearer'),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  groups: z.array(z.string()).default([]),
  resource_access: z.record(z.string(), z.object({ roles: z.array(z.string()) })).default({}),
});

const toPrincipal = (payload: JWTPayload, appClient: string): Principal => {
  const read = claimsShape.safeParse(payload);
  if (!read.success) throw new HttpFailure(401, accessTexts.notSignedIn);
  const { sub, name, preferred_username, groups, resource_access } = read.data;
  return {
    subject: sub,
    name: name ?? preferred_username ?? sub,
    actions: resource_access[appClient]?.roles ?? [],
    groups,
  };
};
