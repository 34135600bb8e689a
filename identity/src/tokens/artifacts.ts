import { createHash } from 'node:crypto';
import Provider, { errors, type Adapter, type AdapterPayload, type KoaContextWithOIDC } from 'oidc-provider';
import type { Queries } from '../database/database.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import { findClient, toClientMetadata } from './clients.ts';

/** Two gateways may use a refresh token at the same time. A second use within this time does not count as theft. */
const reuseGraceSeconds = 10;

/**
 * Rows are found by hashes of tokens, codes and cookies. The payload of an interaction may contain ids of cookies,
 * which are useless without their signature. Therefore these rows alone are not enough to take over a session. Other
 * tables contain the client secrets and the signing keys in plain form. A person who reads the keys can sign tokens.
 */
export const artifactKey = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Creates the storage of oidc-provider for sessions, codes, tokens, grants and clients. */
export const createAdapters =
  (queries: Queries) =>
  (model: string): Adapter =>
    model === 'Client' ? clientAdapter(queries) : artifactAdapter(queries, model);

const clientAdapter = (queries: Queries): Adapter => ({
  ...artifactAdapter(queries, 'Client'),
  find: async (id) => {
    requireTextParameters();
    const client = await findClient(queries, id);
    return client && toClientMetadata(client);
  },
});

/**
 * Refuses a request to oidc-provider with 400 if one of its parameters is not valid text. The check is here because the
 * client lookup is the first step of oidc-provider.
 */
const requireTextParameters = (): void => {
  const params: object = (Provider.ctx as Partial<KoaContextWithOIDC> | undefined)?.oidc?.params ?? {};
  const areTexts = Object.values(params)
    .flat()
    .every((value) => typeof value !== 'string' || isValidText(value));
  if (!areTexts) throw new errors.InvalidRequest('a parameter is not valid text');
};

interface Row {
  payload: AdapterPayload;
  consumed: number | null;
}

const artifactAdapter = (queries: Queries, model: string): Adapter => {
  const grace = model === 'RefreshToken' ? reuseGraceSeconds : 0;
  const findRow = async (condition: string, value: string): Promise<AdapterPayload | undefined> => {
    const { rows } = await queries.query<Row>(
      `select payload, case when consumed_at + make_interval(secs => $3) <= now()
         then extract(epoch from consumed_at)::integer end as consumed
       from identity.artifacts where model = $1 and ${condition} = $2 and expires_at > now()`,
      [model, value, grace],
    );
    const row = rows[0];
    return row && { ...row.payload, ...(row.consumed === null ? undefined : { consumed: row.consumed }) };
  };
  return {
    upsert: async (id, { jti: _id, ...payload }, expiresIn) => {
      await queries.query(
        `insert into identity.artifacts (model, key, payload, grant_id, uid, account_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (model, key) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`,
        [
          model,
          artifactKey(id),
          JSON.stringify(payload),
          payload.grantId,
          payload.uid,
          payload.accountId,
          expiresIn ?? 3600,
        ],
      );
    },
    find: async (id) => {
      const payload = await findRow('key', artifactKey(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: (uid) => findRow('uid', uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const { rowCount } = await queries.query(
        `update identity.artifacts set consumed_at = now()
         where model = $1 and key = $2 and consumed_at is null`,
        [model, artifactKey(id)],
      );
      if (!rowCount && !grace) throw new errors.InvalidGrant('already consumed');
    },
    destroy: async (id) => {
      await queries.query('delete from identity.artifacts where model = $1 and key = $2', [model, artifactKey(id)]);
    },
    revokeByGrantId: async (grantId) => {
      await queries.query('delete from identity.artifacts where model = $1 and grant_id = $2', [model, grantId]);
    },
  };
};

export const deleteExpiredArtifacts = async (queries: Queries): Promise<number> => {
  const { rowCount } = await queries.query(
    "delete from identity.artifacts where expires_at < now() - interval '1 minute'",
  );
  return rowCount ?? 0;
};
