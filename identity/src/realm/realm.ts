import type { Queries } from '../database/database.ts';
import { defaultTexts, type Texts } from '../identity.texts.ts';
import type { RealmFile } from './realm-file.ts';

export type RealmSettings = Pick<
  RealmFile,
  | 'displayName'
  | 'loginWithEmailAllowed'
  | 'accessTokenLifespan'
  | 'ssoSessionIdleTimeout'
  | 'ssoSessionMaxLifespan'
  | 'revokeRefreshToken'
  | 'passwordPolicy'
  | 'bruteForceProtected'
  | 'failureFactor'
  | 'waitIncrementSeconds'
  | 'maxDeltaTimeSeconds'
>;

export interface Realm {
  settings: RealmSettings;
  texts: Texts;
}

export const realmName = 'struma';
export const realmPath = `/realms/${realmName}`;
export const signOutEverywherePath = `${realmPath}/sign-out-everywhere`;

export const loadRealm = async (queries: Queries): Promise<Realm | undefined> => {
  const { rows } = await queries.query<{ settings: StoredSettings }>(
    'select settings from identity.realm where name = $1',
    [realmName],
  );
  const stored = rows[0]?.settings;
  return stored && { settings: stored, texts: { ...defaultTexts, ...knownTexts(stored.localizationTexts.bg) } };
};

type StoredSettings = RealmSettings & Pick<RealmFile, 'localizationTexts'>;

const knownTexts = (texts: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key in defaultTexts));
