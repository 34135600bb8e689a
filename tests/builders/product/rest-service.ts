import { rm } from 'node:fs/promises';
import type pg from 'pg';
import type { JWTPayload } from 'jose';
import type { StoreLimits } from '../../../backend/src/attachments/folder-store.ts';
import { startService } from '../../../backend/src/app/start-service.ts';
import { mapDefaults, type MapSettings } from '../../../backend/src/settings.ts';
import { createTestDatabase, openTestPool } from '../database/test-database.ts';
import { startTokenIssuer, type TokenIssuer } from '../people/token.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** The REST service in this process, with a token issuer. The database is new, unless `databaseUrl` is given. */
export interface TestService {
  url: string;
  folder: string;
  pool: pg.Pool;
  issuer: TokenIssuer;
  /** Sends a request as the demo operator, or as a person with the given claims. */
  call(path: string, options?: RequestInit & { claims?: JWTPayload }): Promise<Response>;
  stop(): Promise<void>;
}

/** The key with which a gateway calls the routes that only gateways may call. */
export const testGatewayKey = 'key-of-the-gateway-in-tests-only-123';

const withoutAdministration = (realmUrl: string) => ({
  realmUrl,
  clientId: 'struma-backend',
  clientSecret: undefined,
  appClient: 'struma-app',
  modules: ['struma-app'],
});

const fixedSettings = {
  host: '127.0.0.1',
  port: 0,
  isProduction: false,
  hasDemoData: false,
  waterMeters: 100,
  importFolder: null,
};

export const startTestService = async (
  settings: {
    databaseUrl?: string;
    map?: Partial<MapSettings>;
    answerHours?: number;
    hasCitizenPortal?: boolean;
    citizenQuota?: { signals: number; bytes: number };
    removesPhotoPositions?: boolean;
    /** The administration API of an identity provider. Absent if no provider is connected. */
    administration?: { realmUrl: string; clientSecret: string; modules?: string[] };
    attachmentLimits?: StoreLimits;
  } = {},
): Promise<TestService> => {
  const issuer = await startTokenIssuer();
  const database = settings.databaseUrl ? null : await createTestDatabase();
  const databaseUrl = settings.databaseUrl ?? database?.url ?? '';
  const folder = await temporaryFolder('attachments');
  const service = await startService({
    databaseUrl,
    attachmentsFolder: folder,
    attachmentLimits: settings.attachmentLimits ?? { reserveBytes: 0, maxBytes: 0 },
    ...fixedSettings,
    cleanUpMinutes: 0,
    keptDays: { activities: 0, exceptions: 0 },
    answerHours: settings.answerHours ?? 72,
    hasCitizenPortal: settings.hasCitizenPortal ?? true,
    citizenQuota: settings.citizenQuota ?? { signals: 0, bytes: 0 },
    deprecated: [],
    removesPhotoPositions: settings.removesPhotoPositions ?? false,
    metrics: { host: '127.0.0.1', port: null },
    logLevel: 'silent',
    gatewayKey: testGatewayKey,
    map: { ...mapDefaults, isReadAtStart: false, ...settings.map },
    administration: { ...withoutAdministration(issuer.issuer), ...settings.administration },
    token: { issuer: issuer.issuer, internalUrl: undefined, audience: 'struma-api', appClient: 'struma-app' },
  });
  const pool = openTestPool(databaseUrl);
  return {
    url: service.url,
    folder,
    pool,
    issuer,
    call: async (path, { claims, ...options } = {}) => {
      const headers = new Headers(options.headers);
      headers.set('authorization', `Bearer ${await issuer.token(claims)}`);
      return fetch(`${service.url}${path}`, { ...options, headers });
    },
    stop: async () => {
      await service.stop();
      await pool.end();
      await issuer.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
