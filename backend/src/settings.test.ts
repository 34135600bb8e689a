import { describe, expect, test } from '@jest/globals';
import { readSettings, SettingsError } from './settings.ts';

const least = {
  DATABASE_URL: 'postgres://localhost/struma',
  ATTACHMENTS_DIR: '/files',
  OIDC_ISSUER: 'https://id.example/realms/struma/',
};

const linesOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.lines : [String(error)];
  }
};

describe('settings', () => {
  test('need three variables, all else has a value of its own', () => {
    expect(readSettings({ ...least, LOG_LEVEL: '' })).toEqual({
      databaseUrl: 'postgres://localhost/struma',
      attachmentsFolder: '/files',
      host: '127.0.0.1',
      port: 0,
      isProduction: false,
      hasDemoData: false,
      scale: 12_000,
      logLevel: 'info',
      token: {
        issuer: 'https://id.example/realms/struma',
        internalUrl: undefined,
        audience: 'struma-api',
        appClient: 'struma-app',
      },
    });
  });

  test('say what is wrong with each variable, one line for each', () => {
    expect(linesOf({})).toEqual([
      'DATABASE_URL: must be given',
      'ATTACHMENTS_DIR: must be given',
      'OIDC_ISSUER: must be an http or https address',
    ]);
    expect(
      linesOf({
        ...least,
        DATABASE_URL: 'mysql://x',
        BACKEND_PORT: '70000',
        DEMO: 'yes',
        SCALE: 'many',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'DATABASE_URL: must be a postgres:// address',
      'BACKEND_PORT: must be at most 65535',
      'DEMO: must be true or false',
      'SCALE: must be a whole number from 1 to 10000000',
      'LOG_LEVEL: must be a level of pino',
    ]);
  });
});
