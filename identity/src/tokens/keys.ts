import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Database, inTransaction, lockForSetUp } from '../database/database.ts';

export interface Keys {
  /** Private keys. The newest key signs; the public parts of all keys are published. */
  token: JWK[];
  cookie: string[];
}

/** The keys are stored in the database: all processes share them, and sessions survive a restart. */
export const loadKeys = (database: Database): Promise<Keys> =>
  inTransaction(database, async (queries) => {
    await lockForSetUp(queries);
    const read = async <T>(purpose: 'token' | 'cookie'): Promise<T[]> => {
      const { rows } = await queries.query<{ value: T }>(
        'select value from identity.keys where purpose = $1 order by created_at desc, name',
        [purpose],
      );
      return rows.map(({ value }) => value);
    };
    const add = (purpose: 'token' | 'cookie', name: string, value: unknown) =>
      queries.query('insert into identity.keys (name, purpose, value) values ($1, $2, $3)', [
        name,
        purpose,
        JSON.stringify(value),
      ]);
    const keys: Keys = { token: await read('token'), cookie: await read('cookie') };
    if (!keys.token.length) {
      const key = await createTokenKey();
      await add('token', key.kid, key);
      keys.token.push(key);
    }
    if (!keys.cookie.length) {
      const secret = randomBytes(32).toString('base64url');
      await add('cookie', randomBytes(8).toString('base64url'), secret);
      keys.cookie.push(secret);
    }
    return keys;
  });

const createTokenKey = async (): Promise<JWK & { kid: string }> => {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(16).toString('base64url'), alg: 'RS256', use: 'sig' };
};
