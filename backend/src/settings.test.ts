import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { SettingsError } from '@struma/shared/settings.ts';
import { mapDefaults, readSettings } from './settings.ts';

const required = {
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
  test('require three variables; all others have defaults', () => {
    expect(readSettings({ ...required, LOG_LEVEL: '' })).toEqual({
      databaseUrl: 'postgres://localhost/struma',
      attachmentsFolder: '/files',
      attachmentLimits: { reserveBytes: 512 * 1024 * 1024, maxBytes: 0 },
      citizenQuota: { signals: 50, bytes: 1000 * 1024 * 1024 },
      host: '127.0.0.1',
      port: 0,
      isProduction: false,
      hasDemoData: false,
      waterMeters: 12_000,
      cleanUpMinutes: 60,
      keptDays: { activities: 730, exceptions: 90 },
      answerHours: 72,
      hasCitizenPortal: true,
      removesPhotoPositions: false,
      metrics: { host: '127.0.0.1', port: null },
      logLevel: 'info',
      deprecated: [],
      importFolder: null,
      map: mapDefaults,
      administration: {
        realmUrl: 'https://id.example/realms/struma',
        appClient: 'struma-app',
        clientId: 'struma-backend',
        modules: ['struma-app'],
      },
      token: {
        issuer: 'https://id.example/realms/struma',
        internalUrl: undefined,
        audience: 'struma-api',
        appClient: 'struma-app',
      },
    });
  });

  test('accept CITIZEN_DESK, the old name of CITIZEN_PORTAL, and report it', () => {
    expect(readSettings({ ...required, CITIZEN_DESK: 'false' })).toMatchObject({
      hasCitizenPortal: false,
      deprecated: [{ setting: 'CITIZEN_DESK', replacement: 'CITIZEN_PORTAL' }],
    });
  });

  test('report one line per invalid variable', () => {
    expect(linesOf({})).toEqual([
      'DATABASE_URL: must be given',
      'ATTACHMENTS_DIR: must be given',
      'OIDC_ISSUER: must be an http or https address',
    ]);
    expect(
      linesOf({
        ...required,
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

  test('the map requires no variable and allows only the configured hosts', () => {
    expect(mapDefaults).toMatchObject({ base: { from: 'embedded' }, hosts: [], isReadAtStart: true });
    const { map } = readSettings({
      ...required,
      BASE_MAP: 'raster:https://tiles.example/{z}/{x}/{y}.png',
      GEOCODER_URL: 'http://10.0.0.7:8081/',
      MAP_HOSTS: 'wms.example, b.example:81',
    });
    expect(map.base).toEqual({ from: 'raster', address: 'https://tiles.example/{z}/{x}/{y}.png' });
    expect(map.hosts).toEqual(['tiles.example', '10.0.0.7:8081', 'wms.example', 'b.example:81']);
  });

  test('a base map file must exist and be a PMTiles file', async () => {
    const folder = await temporaryFolder('settings');
    try {
      const [archive, other] = [join(folder, 'sofia.pmtiles'), join(folder, 'other')];
      await writeFile(archive, 'PMTiles\u0003');
      await writeFile(other, 'PM');
      const base = (file: string) => ({ ...required, BASE_MAP: `pmtiles:${file}` });
      expect(readSettings(base(archive)).map.base).toEqual({ from: 'pmtiles', file: archive });
      expect(linesOf(base(other))).toEqual([`BASE_MAP: must name a PMTiles file, but ${other} is not one`]);
      for (const wrong of [folder, join(folder, 'none')])
        expect(linesOf(base(wrong))).toEqual([expect.stringMatching(/^BASE_MAP: must name a PMTiles file, but E/)]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.each([
    ['BASE_MAP', 'postgis'],
    ['BASE_MAP', 'raster:https://tiles.example/{z}.png'],
    ['BASE_MAP', 'raster:file:///etc/{z}/{x}/{y}'],
    ['BASE_MAP', 'wms:ftp://maps.example?LAYERS=a'],
    ['BASE_MAP', 'wms:https://maps.example/wms'],
    ['BASE_MAP', 'pmtiles:'],
    ['GEOCODER_URL', 'nominatim'],
    ['WMS_URL', 'file:///etc/passwd'],
    ['MAP_HOSTS', 'https://a.example/x'],
  ])('%s=%s is refused', (name, value) => {
    expect(linesOf({ ...required, [name]: value })).toEqual([expect.stringMatching(`^${name}: must be`)]);
  });
});
