import { jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { clockTolerance, isTokenFault } from '../tokens/access-token.ts';
import type { Revocation } from './revocations.ts';
import { ProviderDown } from '../tokens/provider.ts';

type Expected = { issuer: string; clientId: string; keys: JWTVerifyGetKey };

/** Returns a function that parses a back-channel logout token. The function returns null for any other token. */
export const createReadLogoutToken =
  ({ issuer, clientId, keys }: Expected) =>
  async (token: string): Promise<Revocation | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: clientId,
        clockTolerance,
        maxTokenAge: 300,
        requiredClaims: ['iat'],
      });
      const claims = logoutClaims.safeParse(payload).data;
      if (!claims) return null;
      if (claims.sid !== undefined) return { session: claims.sid };
      return claims.sub === undefined ? null : { subject: claims.sub, until: claims.iat };
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw new ProviderDown("The identity provider's keys are not available", { cause: error });
    }
  };

/** Excludes ID tokens, which have no such event and usually have a nonce. */
const logoutClaims = z.object({
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  nonce: z.never().optional(),
  iat: z.number(),
  sid: z.string().optional(),
  sub: z.string().optional(),
});
