import { readSettings as readBackend } from '../../backend/src/settings.ts';
import { readSettings as readGateway } from '../../gateway/src/settings.ts';
import { readSettings as readIdentity } from '../../identity/src/settings.ts';
import { backendSettings, gatewaySettings, identitySettings } from './part-settings.ts';
import { LaunchSettingsError, type LaunchSettings } from './settings.ts';

const anywhere = 'http://127.0.0.1:1';
const anyDatabase = 'postgresql://localhost/struma';
const anyKey = Buffer.alloc(32).toString('base64url');
const anySecrets = { sessionKeys: anyKey, webSecret: anyKey, backendSecret: anyKey, gatewayKey: anyKey };

/**
 * Validates the settings of every part before anything starts. Addresses and secrets that are not known yet are
 * replaced by valid examples. Throws with one line for each invalid variable.
 */
export const checkPartSettings = (settings: LaunchSettings): void => {
  const addresses = { identityUrl: anywhere, backendUrl: anywhere, webClient: '.', databaseUrl: anyDatabase };
  const lines = [
    ...linesOf(() => readIdentity({ ...process.env, ...identitySettings(settings, anySecrets, anyDatabase) })),
    ...linesOf(() => readBackend({ ...process.env, ...backendSettings(settings, anySecrets, addresses) })),
    ...linesOf(() => readGateway({ ...process.env, ...gatewaySettings(settings, anySecrets, addresses) })),
  ];
  if (lines.length > 0) throw new LaunchSettingsError([...new Set(lines)]);
};

const linesOf = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Error && 'lines' in error) return error.lines as string[];
    throw error;
  }
};
