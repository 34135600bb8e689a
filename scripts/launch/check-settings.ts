import { readSettings as readBackend } from '../../backend/src/settings.ts';
import { readSettings as readGateway } from '../../gateway/src/settings.ts';
import { readSettings as readIdentity } from '../../identity/src/settings.ts';
import { backendSettings, gatewaySettings, identitySettings } from './part-settings.ts';
import { LaunchSettingsError, type LaunchSettings } from './settings.ts';

const sampleUrl = 'http://127.0.0.1:1';
const sampleDatabase = 'postgresql://localhost/struma';
const sampleKey = Buffer.alloc(32).toString('base64url');
const sampleSecrets = { sessionKeys: sampleKey, webSecret: sampleKey, backendSecret: sampleKey, gatewayKey: sampleKey };

/**
 * Validates the settings of every part before anything starts. Addresses and secrets that are not known yet are
 * replaced by valid examples. Throws with one line for each invalid variable.
 */
export const checkPartSettings = (settings: LaunchSettings): void => {
  const addresses = { identityUrl: sampleUrl, backendUrl: sampleUrl, webClient: '.', databaseUrl: sampleDatabase };
  const lines = [
    ...linesOf(() => readIdentity({ ...process.env, ...identitySettings(settings, sampleSecrets, sampleDatabase) })),
    ...linesOf(() => readBackend({ ...process.env, ...backendSettings(settings, sampleSecrets, addresses) })),
    ...linesOf(() => readGateway({ ...process.env, ...gatewaySettings(settings, sampleSecrets, addresses) })),
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
