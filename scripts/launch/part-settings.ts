import { mustRefuseDemoUsers } from './public-demo.ts';
import type { Secrets } from './secrets.ts';
import { addressOf, type LaunchSettings } from './settings.ts';

/** Internal addresses of the parts, and the folder of the web client. */
export interface Addresses {
  databaseUrl: string;
  /** Internal address of the embedded identity provider; null if the utility has its own provider. */
  identityUrl: string | null;
  backendUrl: string | null;
  /** Folder of the built web client. */
  webClient: string;
}

export type Environment = Record<string, string>;

/** Environment of the embedded identity provider. */
export const identitySettings = (settings: LaunchSettings, secrets: Secrets, databaseUrl: string): Environment => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: settings.publicUrl,
  STRUMA_PUBLIC_URL: settings.publicUrl,
  DEMO: String(settings.isDemo),
  REFUSE_DEMO_USERS: String(mustRefuseDemoUsers(settings)),
  STRUMA_WEB_SECRET: settings.oidcClientSecret ?? secrets.webSecret,
  STRUMA_BACKEND_SECRET: secrets.backendSecret,
  // Behind a proxy the public address may be unreachable from inside.
  GATEWAY_INTERNAL_URL: addressOf(
    ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host,
    settings.port,
  ),
});

/** Environment of the REST service. */
export const backendSettings = (
  settings: LaunchSettings,
  secrets: Secrets,
  addresses: Pick<Addresses, 'databaseUrl' | 'identityUrl'>,
): Environment => ({
  DATABASE_URL: addresses.databaseUrl,
  PUBLIC_URL: settings.publicUrl,
  ...providerSettings(settings, addresses.identityUrl),
  DATA_DIR: settings.dataFolder,
  ATTACHMENTS_DIR: `${settings.dataFolder}/attachments`,
  IS_PRODUCTION: String(settings.isProduction),
  DEMO: String(settings.isDemo),
  SCALE: String(settings.waterMeters),
  GATEWAY_KEY: process.env.GATEWAY_KEY ?? secrets.gatewayKey,
  // The utility's own provider never receives a generated secret.
  ADMINISTRATION_CLIENT_SECRET:
    process.env.ADMINISTRATION_CLIENT_SECRET ?? (addresses.identityUrl ? secrets.backendSecret : ''),
});

/** Environment of the gateway. */
export const gatewaySettings = (
  settings: LaunchSettings,
  secrets: Secrets,
  addresses: Omit<Addresses, 'databaseUrl'>,
): Environment => ({
  ...providerSettings(settings, addresses.identityUrl),
  HOST: settings.host,
  PORT: String(settings.port),
  PUBLIC_URL: settings.publicUrl,
  REST_URL: settings.restUrl ?? addresses.backendUrl ?? '',
  OIDC_CLIENT_SECRET: settings.oidcClientSecret ?? secrets.webSecret,
  SESSION_KEYS: process.env.SESSION_KEYS ?? secrets.sessionKeys,
  // The utility's own service never receives a generated secret.
  GATEWAY_KEY: process.env.GATEWAY_KEY ?? (settings.restUrl ? '' : secrets.gatewayKey),
  IDENTITY_PROXY: addresses.identityUrl ?? process.env.IDENTITY_PROXY ?? '',
  WEB_DIST: addresses.webClient,
});

const providerSettings = (settings: LaunchSettings, identityUrl: string | null): Environment => {
  const issuer = settings.oidcIssuer ?? `${settings.publicUrl}/realms/struma`;
  const inner = identityUrl ? `${identityUrl}/realms/struma` : process.env.OIDC_INTERNAL_URL || issuer;
  return { OIDC_ISSUER: issuer, OIDC_INTERNAL_URL: inner };
};
