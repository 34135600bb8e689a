import { describe, expect, test } from '@jest/globals';
import { SettingsError } from '@struma/shared/settings.ts';
import { readSettings } from './settings.ts';

const key = Buffer.alloc(32, 1).toString('base64url');
const validSettings = {
  PUBLIC_URL: 'http://127.0.0.1:8080/',
  REST_URL: 'http://127.0.0.1:41235',
  OIDC_ISSUER: 'http://127.0.0.1:8080/realms/struma',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_KEYS: `${key},${key}`,
  WEB_DIST: '/srv/web',
  IDENTITY_PROXY: '',
};

const errorsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    readSettings({ ...validSettings, ...env });
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.lines : [String(error)];
  }
};

describe('settings', () => {
  test('required variables suffice; time-outs have defaults', () => {
    const settings = readSettings(validSettings);
    expect(settings.http).toMatchObject({ port: 8080, publicUrl: 'http://127.0.0.1:8080', identityProxy: undefined });
    expect(settings.rest).toMatchObject({ connectTimeoutMs: 2000, readTimeoutMs: 30_000, fileTimeoutMs: 600_000 });
    expect(settings.session.sessionKeys).toHaveLength(2);
  });

  test('RQ-2 time-outs can be set', () => {
    const settings = readSettings({ ...validSettings, REQUEST_TIMEOUT_MINUTES: '25', READ_TIMEOUT_SECONDS: '7' });
    expect(settings.rest).toMatchObject({ readTimeoutMs: 7000, fileTimeoutMs: 1_500_000 });
    expect(settings.http.requestTimeoutMs).toBe(1_500_000);
    expect(settings.installation.requestTimeoutMinutes).toBe(25);
    expect(settings.limits.queryMs).toBe(14_000);
    expect(readSettings({ ...validSettings, QUERY_TIMEOUT_SECONDS: '3' }).limits.queryMs).toBe(3000);
    expect(readSettings(validSettings).limits.queryMs).toBe(60_000);
  });

  test('SH-10 an external tool is configured by its address, with placeholders', () => {
    expect(readSettings(validSettings).installation.tools).toEqual([]);
    const tools = { REPORTS_URL: 'https://reports.example.bg/:zoom/{lat}', MAP_EDITOR_URL: 'http://10.0.0.7' };
    expect(readSettings({ ...validSettings, ...tools }).installation.tools).toEqual([
      { kind: 'MAP_EDITOR', address: 'http://10.0.0.7' },
      { kind: 'REPORTS', address: 'https://reports.example.bg/:zoom/{lat}' },
    ]);
    expect(errorsOf({ ANALYTICS_URL: 'javascript:alert(1)' })).toEqual([
      'ANALYTICS_URL: an address that begins with http:// or https:// is needed',
    ]);
  });

  test('RQ-3 proxies are addresses and networks', () => {
    const good = ['10.0.0.7', '10.0.0.0/8', '::1', '2001:db8::/32'];
    expect(readSettings({ ...validSettings, TRUSTED_PROXIES: good.join(', ') }).http.trustedProxies).toEqual(good);
    for (const bad of ['proxy.example', '10.0.0.0/33', '10.0.0', '10.0.0.0/', '::1/129', '1.1.1.1/8/8'])
      expect(errorsOf({ TRUSTED_PROXIES: bad })).toEqual([
        'TRUSTED_PROXIES: a comma-separated list of addresses and networks is needed',
      ]);
  });

  test('responses are compressed unless COMPRESS_RESPONSES is false', () => {
    expect(readSettings(validSettings).compressesResponses).toBe(true);
    expect(readSettings({ ...validSettings, COMPRESS_RESPONSES: 'false' }).compressesResponses).toBe(false);
  });

  test('bytes of REST responses are copied without parsing unless PROJECT_BYTES is false', () => {
    expect(readSettings(validSettings).projectsBytes).toBe(true);
    expect(readSettings({ ...validSettings, PROJECT_BYTES: 'false' }).projectsBytes).toBe(false);
  });

  test('the old name of a setting works and is reported; the new name has precedence', () => {
    const old = {
      FREE_DOCUMENTS: 'everyone',
      CITIZEN_DESK: 'false',
      COMPRESS_ANSWERS: 'false',
      REST_ANSWER_LIMIT_MB: '1',
    };
    expect(readSettings({ ...validSettings, ...old })).toMatchObject({
      limits: { adHocQueries: 'everyone' },
      hasCitizenPortal: false,
      compressesResponses: false,
      rest: { responseLimitBytes: 1024 * 1024 },
      deprecated: [
        { setting: 'FREE_DOCUMENTS', replacement: 'AD_HOC_QUERIES' },
        { setting: 'CITIZEN_DESK', replacement: 'CITIZEN_PORTAL' },
        { setting: 'COMPRESS_ANSWERS', replacement: 'COMPRESS_RESPONSES' },
        { setting: 'REST_ANSWER_LIMIT_MB', replacement: 'REST_RESPONSE_LIMIT_MB' },
      ],
    });
    expect(readSettings({ ...validSettings, ...old, CITIZEN_PORTAL: 'true' }).hasCitizenPortal).toBe(true);
    expect(readSettings(validSettings).deprecated).toEqual([]);
  });

  test('each invalid variable is reported on one line', () => {
    expect(
      errorsOf({
        PORT: '80x',
        PUBLIC_URL: 'ftp://x',
        OIDC_CLIENT_SECRET: undefined,
        SESSION_KEYS: 'c2hvcnQ',
        LOG_LEVEL: 'loud',
        CITIZEN_PORTAL: 'no',
        COMPRESS_RESPONSES: '0',
        READ_TIMEOUT_SECONDS: '0',
        IDENTITY_PROXY: 'https://10.0.0.1:41237',
      }),
    ).toEqual([
      'PORT: a whole number from 0 to 65535 is needed',
      'PUBLIC_URL: an address that begins with http:// or https:// is needed',
      'OIDC_CLIENT_SECRET: is needed',
      'SESSION_KEYS: a comma-separated list of base64url keys of 32 bytes each is needed',
      'IDENTITY_PROXY: an address that begins with http:// is needed',
      'READ_TIMEOUT_SECONDS: a whole number from 1 to 3600 is needed',
      'CITIZEN_PORTAL: true or false is needed',
      'COMPRESS_RESPONSES: true or false is needed',
      'LOG_LEVEL: one of trace, debug, info, warn, error, fatal, silent is needed',
    ]);
  });
});
