import { createLocalJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentityServices } from '../server.ts';
import { publicKeys } from '../tokens/logout.ts';
import { findPerson } from '../tokens/people.ts';
import { AdminFailure } from './admin-response.ts';

/** The client whose roles give access to the administration API. */
const managementClient = 'realm-management';

const claimsForm = z.object({
  sub: z.uuid(),
  typ: z.literal('Bearer'),
  resource_access: z.record(z.string(), z.object({ roles: z.array(z.string()) })).default({}),
});

/**
 * Returns the roles of `realm-management` that the token contains and its account still has. Throws 401 for an invalid
 * token or a disabled account.
 */
export const readCallerRoles = async (
  { database, keys, provider }: IdentityServices,
  authorization: string | undefined,
): Promise<ReadonlySet<string>> => {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const claims = await jwtVerify(token, createLocalJWKSet(publicKeys(keys)), {
    algorithms: ['RS256'],
    issuer: provider.issuer,
  }).then(
    ({ payload }) => claimsForm.safeParse(payload).data,
    () => undefined,
  );
  const person = claims && (await findPerson(database, claims.sub));
  if (!person) throw new AdminFailure(401, { error: 'HTTP 401 Unauthorized' });
  const currentRoles = person.roles[managementClient] ?? [];
  return new Set(claims.resource_access[managementClient]?.roles.filter((role) => currentRoles.includes(role)));
};
