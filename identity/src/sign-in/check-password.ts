import { type Database, inTransaction } from '../database/database.ts';
import type { RealmSettings } from '../realm/realm.ts';
import { isPasswordOf } from './password-hash.ts';

export type PasswordCheck =
  | { outcome: 'accepted'; userId: string; mustChangePassword: boolean }
  | { outcome: 'refused'; reason: 'unknown' | 'wrong' | 'locked'; userId?: string }
  | { outcome: 'disabled'; userId: string };

interface Candidate {
  id: string;
  enabled: boolean;
  password_hash: string | null;
  required_actions: string[];
  is_locked: boolean;
  failures: number;
}

/**
 * Checks a password and keeps the count of failures. The user's row stays locked meanwhile: of many attempts at once
 * no more than the allowed number is ever compared, however many processes serve them.
 */
export const checkPassword = async (
  database: Database,
  settings: RealmSettings,
  name: string,
  password: string,
): Promise<PasswordCheck> => {
  const checked = await inTransaction<PasswordCheck | undefined>(database, async (queries) => {
    const { rows } = await queries.query<Candidate>(
      `select id, enabled, password_hash, required_actions,
         coalesce(locked_until > now(), false) as is_locked,
         case when locked_until <= now() or last_failure_at < now() - make_interval(secs => $3) then 0
              else failures end as failures
       from identity.users
       where service_account_client_id is null and (username = lower($1) or ($2 and email = lower($1)))
       order by username = lower($1) desc limit 1 for update`,
      [name, settings.loginWithEmailAllowed, settings.maxDeltaTimeSeconds],
    );
    const user = rows[0];
    if (!user || (user.is_locked && settings.bruteForceProtected)) {
      return user && { outcome: 'refused', reason: 'locked', userId: user.id };
    }
    if (!(await isPasswordOf(user.password_hash, password))) {
      const failures = user.failures + 1;
      await queries.query(
        `update identity.users set failures = $2::integer, last_failure_at = now(),
           locked_until = case when $2::integer >= $3 then now() + make_interval(secs => $4) end
         where id = $1`,
        [user.id, failures, settings.failureFactor, settings.waitIncrementSeconds],
      );
      return { outcome: 'refused', reason: 'wrong', userId: user.id };
    }
    await queries.query(
      `update identity.users set failures = 0, last_failure_at = null, locked_until = null
       where id = $1 and (failures > 0 or locked_until is not null)`,
      [user.id],
    );
    if (!user.enabled) return { outcome: 'disabled', userId: user.id };
    const mustChangePassword = user.required_actions.includes('UPDATE_PASSWORD');
    return { outcome: 'accepted', userId: user.id, mustChangePassword };
  });
  const isUncompared = !checked || (checked.outcome === 'refused' && checked.reason === 'locked');
  if (isUncompared) await isPasswordOf(undefined, password);
  return checked ?? { outcome: 'refused', reason: 'unknown' };
};
