import { errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey, JWTVerifyResult } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ProviderDown } from './provider.ts';

export type AccessClaims = z.infer<typeof accessClaims>;
/** Why a token is invalid. */
export type TokenFault = 'TOO_LARGE' | 'MALFORMED' | 'SIGNATURE' | 'AUDIENCE' | 'ISSUER' | 'CLAIMS';
export type Verified =
  | { kind: 'valid'; claims: AccessClaims }
  | { kind: 'expired' }
  | { kind: 'wrong'; fault: TokenFault };
/** Throws ProviderDown if the keys are not available. */
export type VerifyAccess = (token: string) => Promise<Verified>;

type Expected = { issuer: string; audience: string; keys: JWTVerifyGetKey };

/** In characters: enough for some 400 roles with Bulgarian names. Gateway and REST service accept headers of 32 KB. */
export const maxTokenLength = 24 * 1024;
/** Some 10 000 tokens of the usual length. */
const maxCachedCharacters = 16 * 1024 * 1024;
/** Permitted difference between the clocks of gateway and identity provider, in seconds. */
export const clockTolerance = 5;

export const createVerifyAccess = ({ issuer, audience, keys }: Expected): VerifyAccess => {
  // The keys are the tokens: hashing them took 20 µs for each request.
  const verified = new LRUCache<string, AccessClaims>({
    max: 10_000,
    maxSize: maxCachedCharacters,
    sizeCalculation: (_claims, token) => token.length,
  });
  return async (token) => {
    if (token.length > maxTokenLength) return { kind: 'wrong', fault: 'TOO_LARGE' };
    // jose accepts padding in base64url, which the REST service refuses.
    if (token.includes('=')) return { kind: 'wrong', fault: 'MALFORMED' };
    const cached = verified.get(token);
    if (cached) return Date.now() / 1000 <= cached.exp + clockTolerance ? { kind: 'valid', claims: cached } : expired;
    try {
      const claims = readClaims(
        await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer,
          audience,
          clockTolerance,
          requiredClaims: ['exp', 'iat', 'sub'],
        }),
      );
      if (!claims) return { kind: 'wrong', fault: 'CLAIMS' };
      verified.set(token, claims);
      return { kind: 'valid', claims };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return expired;
      if (isTokenFault(error)) return { kind: 'wrong', fault: faultOf(error) };
      throw new ProviderDown("The identity provider's keys are not available", { cause: error });
    }
  };
};

/** True if the token itself is invalid. Other errors mean that the keys are not available. */
export const isTokenFault = (error: unknown): boolean => tokenFaults.some((fault) => error instanceof fault);

/** The signature is checked before the claims, so only the provider's own tokens have a fault in their claims. */
const faultOf = (error: unknown): TokenFault => {
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'aud' ? 'AUDIENCE' : error.claim === 'iss' ? 'ISSUER' : 'CLAIMS';
  return error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid ? 'MALFORMED' : 'SIGNATURE';
};

const expired: Verified = { kind: 'expired' };

const tokenFaults = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

const names = z.array(z.string()).catch([]);

const accessClaims = z.object({
  typ: z.literal('Bearer'),
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
  sid: z.string().optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  groups: names,
  resource_access: z.record(z.string(), z.object({ roles: names })).catch({}),
});

/** ID tokens and refresh tokens are signed with the same keys: only the claim `typ` differs. */
const readClaims = ({ protectedHeader, payload }: JWTVerifyResult): AccessClaims | null => {
  if (!['JWT', 'AT+JWT'].includes((protectedHeader.typ ?? 'JWT').toUpperCase())) return null;
  return accessClaims.safeParse(payload).data ?? null;
};
