import type { Queries } from '../database/database.ts';
import type { RealmSettings } from '../realm/realm.ts';
import { artifactKey } from './artifacts.ts';

export interface StoredSession {
  uid: string;
  accountId: string;
  authorizations: Record<string, { sid?: string; grantId?: string }>;
}

export const secondsUntilSessionEnds = (settings: RealmSettings, signedInAt: number | undefined): number => {
  const remaining = (signedInAt ?? now()) + settings.ssoSessionMaxLifespan - now();
  return Math.max(1, Math.min(settings.ssoSessionIdleTimeout, remaining));
};

/** Restarts the idle time of the session. Returns the remaining seconds; undefined if the session has ended. */
export const extendSession = async (
  queries: Queries,
  settings: RealmSettings,
  uid: string,
): Promise<number | undefined> => {
  const { rows } = await queries.query<{ seconds: number }>(
    `update identity.artifacts
     set expires_at = expiry.at, payload = payload || jsonb_build_object('exp', floor(extract(epoch from expiry.at)))
     from (select least(now() + make_interval(secs => $2),
                        to_timestamp((payload ->> 'loginTs')::bigint + $3)) as at, key
           from identity.artifacts where model = 'Session' and uid = $1) expiry
     where artifacts.model = 'Session' and artifacts.key = expiry.key and expires_at > now()
     returning greatest(0, floor(extract(epoch from expiry.at - now())))::integer as seconds`,
    [uid, settings.ssoSessionIdleTimeout, settings.ssoSessionMaxLifespan],
  );
  return rows[0]?.seconds;
};

export const findSessionBySid = (
  queries: Queries,
  accountId: string,
  clientId: string,
  sid: string,
): Promise<StoredSession | undefined> =>
  findOne(queries, "account_id = $1 and payload -> 'authorizations' -> $2 ->> 'sid' = $3", [accountId, clientId, sid]);

/** Finds a session; undefined if the session does not exist or has no user. */
export const findSession = (queries: Queries, uid: string): Promise<StoredSession | undefined> =>
  findOne(queries, 'uid = $1 and account_id is not null', [uid]);

export const findSessionsOf = (queries: Queries, accountId: string): Promise<StoredSession[]> =>
  findAll(queries, 'account_id = $1', [accountId]);

const findOne = async (queries: Queries, condition: string, values: string[]): Promise<StoredSession | undefined> =>
  (await findAll(queries, condition, values))[0];

const findAll = async (queries: Queries, condition: string, values: string[]): Promise<StoredSession[]> => {
  const { rows } = await queries.query<{ payload: Omit<StoredSession, 'authorizations'> & Partial<StoredSession> }>(
    `select payload from identity.artifacts where model = 'Session' and expires_at > now() and ${condition}`,
    values,
  );
  return rows.map(({ payload }) => ({ ...payload, authorizations: payload.authorizations ?? {} }));
};

/** Deletes the session with its codes, tokens and grants. */
export const deleteSession = async (queries: Queries, session: StoredSession): Promise<void> => {
  const grants = Object.values(session.authorizations).flatMap(({ grantId }) => grantId ?? []);
  await queries.query(
    `delete from identity.artifacts
     where (model = 'Session' and uid = $1) or grant_id = any ($2) or (model = 'Grant' and key = any ($3))`,
    [session.uid, grants, grants.map(artifactKey)],
  );
};

const now = (): number => Math.floor(Date.now() / 1000);
