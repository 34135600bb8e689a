import { type Database, inTransaction, type Queries } from '../database/database.ts';
import type { RealmSettings } from '../realm/realm.ts';
import { isPasswordOf } from './password-hash.ts';

export type PasswordCheck =
  | { outcome: 'accepted'; userId: string; mustChangePassword: boolean }
  | { outcome: 'refused'; reason: 'unknown' | 'wrong' | 'locked'; userId?: string }
  | { outcome: 'disabled'; userId: string };

/** The stored count of failures, of a user or of one of the user's browsers. */
interface FailureCounter {
  table: 'users' | 'known_devices';
  id: string;
  is_locked: boolean;
  failures: number;
}

interface Candidate extends FailureCounter {
  enabled: boolean;
  password_hash: string | null;
  required_actions: string[];
}

export interface SignInAttempt {
  name: string;
  password: string;
  /** The browser's id, see `readDevice`. */
  device: string | undefined;
}

/**
 * Checks a password and counts the failures. Each browser with which the user has signed in before has its own count;
 * all others share one count. The row with the count stays locked during the check: of many concurrent attempts no
 * more than the allowed number are checked, even if several processes serve them.
 */
export const checkPassword = async (
  database: Database,
  settings: RealmSettings,
  attempt: SignInAttempt,
): Promise<PasswordCheck> => {
  const checked = await inTransaction<PasswordCheck | undefined>(database, async (queries) => {
    const user = await selectUserForUpdate(queries, settings, attempt.name);
    if (!user) return undefined;
    const counter = (await selectDeviceForUpdate(queries, settings, user.id, attempt.device)) ?? user;
    if (counter.is_locked && settings.bruteForceProtected)
      return { outcome: 'refused', reason: 'locked', userId: user.id };
    if (!(await isPasswordOf(user.password_hash, attempt.password))) {
      await countFailure(queries, settings, counter);
      return { outcome: 'refused', reason: 'wrong', userId: user.id };
    }
    await resetFailures(queries, counter);
    if (!user.enabled) return { outcome: 'disabled', userId: user.id };
    const mustChangePassword = user.required_actions.includes('UPDATE_PASSWORD');
    return { outcome: 'accepted', userId: user.id, mustChangePassword };
  });
  const hasSkippedHash = !checked || (checked.outcome === 'refused' && checked.reason === 'locked');
  // This comparison takes the usual time, so that the time does not reveal why the sign-in was refused.
  if (hasSkippedHash) await isPasswordOf(undefined, attempt.password);
  return checked ?? { outcome: 'refused', reason: 'unknown' };
};

/** `failures` is 0 once a lock has ended or the last failure is more than $1 seconds ago. */
const counterColumns = `coalesce(locked_until > now(), false) as is_locked,
  case when locked_until <= now() or last_failure_at < now() - make_interval(secs => $1) then 0 else failures end
    as failures`;

const selectUserForUpdate = async (
  queries: Queries,
  settings: RealmSettings,
  name: string,
): Promise<Candidate | undefined> => {
  const { rows } = await queries.query<Candidate>(
    `select 'users' as table, id, enabled, password_hash, required_actions, ${counterColumns}
     from identity.users
     where service_account_client_id is null and (username = lower($2) or ($3 and email = lower($2)))
     order by username = lower($2) desc limit 1 for update`,
    [settings.maxDeltaTimeSeconds, name, settings.loginWithEmailAllowed],
  );
  return rows[0];
};

const selectDeviceForUpdate = async (
  queries: Queries,
  settings: RealmSettings,
  userId: string,
  device: string | undefined,
): Promise<FailureCounter | undefined> => {
  if (device === undefined) return undefined;
  const { rows } = await queries.query<FailureCounter>(
    `select 'known_devices' as table, id, ${counterColumns}
     from identity.known_devices where id = $2 and user_id = $3 for update`,
    [settings.maxDeltaTimeSeconds, device, userId],
  );
  return rows[0];
};

const countFailure = async (queries: Queries, settings: RealmSettings, counter: FailureCounter): Promise<void> => {
  await queries.query(
    `update identity.${counter.table} set failures = $2::integer, last_failure_at = now(),
       locked_until = case when $2::integer >= $3 then now() + make_interval(secs => $4) end
     where id = $1`,
    [counter.id, counter.failures + 1, settings.failureFactor, settings.waitIncrementSeconds],
  );
};

const resetFailures = async (queries: Queries, { table, id }: FailureCounter): Promise<void> => {
  await queries.query(
    `update identity.${table} set failures = 0, last_failure_at = null, locked_until = null
     where id = $1 and (failures > 0 or locked_until is not null)`,
    [id],
  );
};
