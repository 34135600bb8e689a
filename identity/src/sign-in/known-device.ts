import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Queries } from '../database/database.ts';
import type { IdentityServices } from '../server.ts';
import { readCookie, setCookie } from './realm-cookies.ts';

type Services = Pick<IdentityServices, 'settings' | 'database'>;

const name = 'identity_device';
const lifeSeconds = 90 * 24 * 3600;
const devicesPerUser = 20;

/**
 * The id of the browser; undefined without the cookie of an earlier sign-in. Wrong passwords from a known browser are
 * counted separately: a stranger who locks an account by wrong passwords does not lock out its owner on a known
 * browser. The id has no other effect.
 */
export const readDevice = (
  identity: Pick<IdentityServices, 'settings'>,
  request: IncomingMessage,
): string | undefined => {
  const token = readCookie(identity, request, name);
  return token && hash(token);
};

/** Stores the browser as known for this user, for 90 days. The database stores only a hash of the cookie. */
export const storeKnownDevice = async (
  identity: Services,
  request: IncomingMessage,
  response: ServerResponse,
  userId: string,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  await identity.database.query(`insert into identity.known_devices (id, user_id) values ($1, $2)`, [
    hash(token),
    userId,
  ]);
  await removeOldDevices(identity.database, userId, readDevice(identity, request));
  setCookie(identity, response, { name, value: token, lifeSeconds });
};

const removeOldDevices = (queries: Queries, userId: string, replaced: string | undefined): Promise<unknown> =>
  queries.query(
    `delete from identity.known_devices
     where user_id = $1 and (id = $2 or signed_in_at < now() - make_interval(secs => $3) or id in
       (select id from identity.known_devices where user_id = $1 order by signed_in_at desc offset $4))`,
    [userId, replaced, lifeSeconds, devicesPerUser],
  );

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
