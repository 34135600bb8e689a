import { describe, expect, test } from '@jest/globals';
import { announcement } from './announcement.ts';
import { identitySettings } from './part-settings.ts';
import { LaunchSettingsError, readLaunchSettings } from './settings.ts';

const linesOf = (env: NodeJS.ProcessEnv, argv: string[] = []): string[] => {
  try {
    readLaunchSettings(env, argv);
    return [];
  } catch (error) {
    return error instanceof LaunchSettingsError ? error.lines : [String(error)];
  }
};

describe('the settings of npm start', () => {
  test('by default everything is embedded, with demo data', () => {
    expect(readLaunchSettings({}, [])).toMatchObject({
      publicUrl: 'http://127.0.0.1:8080',
      databaseUrl: null,
      restUrl: null,
      oidcIssuer: null,
      isDemo: true,
      isProduction: false,
    });
  });

  test('each invalid variable has its own line', () => {
    expect(linesOf({ PORT: 'high', DATABASE_URL: 'mysql://here', REST_URL: 'nowhere', SCALE: '3' })).toEqual([
      'PORT must be a number.',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      'REST_URL must be an address that begins with http:// or https://.',
      'SCALE must be 100 to 10000000.',
    ]);
  });

  test('an IPv6 host has brackets', () => {
    const settings = readLaunchSettings({ HOST: '::1' }, []);
    expect(settings.publicUrl).toBe('http://[::1]:8080');
    const secrets = { sessionKeys: '', webSecret: '', backendSecret: '', gatewayKey: '' };
    expect(identitySettings(settings, secrets, '').GATEWAY_INTERNAL_URL).toBe('http://[::1]:8080');
  });

  test('an unknown flag is reported', () => {
    expect(linesOf({}, ['--demmo'])[0]).toContain('--demmo');
  });

  test('an external database gets demo data and users only with --demo', () => {
    const externalDatabase = { DATABASE_URL: 'postgresql://db.example/struma' };
    expect(readLaunchSettings(externalDatabase, [])).toMatchObject({ isDemo: false, isProduction: true });
    expect(readLaunchSettings(externalDatabase, ['--demo']).isDemo).toBe(true);
    expect(announcement(readLaunchSettings(externalDatabase, [])).join('\n')).not.toContain('Struma2!');
  });

  test('if the utility uses its own identity provider, OIDC_CLIENT_SECRET is required', () => {
    expect(linesOf({ OIDC_ISSUER: 'https://id.example/realms/vik' })).toEqual([
      'OIDC_CLIENT_SECRET must be set when OIDC_ISSUER names a provider of your own.',
    ]);
  });
});
