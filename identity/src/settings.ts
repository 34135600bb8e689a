import { fileURLToPath } from 'node:url';
import { parseSettings, withoutEmpty } from '@struma/shared/settings.ts';
import { z } from 'zod';

export interface Settings {
  databaseUrl: string;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
  /** Internal address of the gateway, if it differs from the public one. */
  gatewayUrl: string | undefined;
  host: string;
  port: number;
  realmFile: string;
  isDemo: boolean;
  /**
   * If true and DEMO is not set, the identity provider does not start while demo users are enabled, because their
   * passwords are public. The launcher sets this setting if other machines can reach the product.
   */
  refusesDemoUsers: boolean;
  version: string | undefined;
  logLevel: string;
  /** Values for the placeholders of the realm file. */
  placeholders: Record<string, string | undefined>;
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const data = parseSettings(variables, env);
  const publicUrl = data.PUBLIC_URL.replace(/\/+$/, '');
  return {
    databaseUrl: data.DATABASE_URL,
    publicUrl,
    gatewayUrl: data.GATEWAY_INTERNAL_URL?.replace(/\/+$/, ''),
    host: data.IDENTITY_HOST,
    port: data.IDENTITY_PORT,
    realmFile: data.REALM_FILE,
    isDemo: data.DEMO === 'true',
    refusesDemoUsers: data.REFUSE_DEMO_USERS === 'true',
    version: data.VERSION,
    logLevel: data.LOG_LEVEL,
    placeholders: { ...withoutEmpty(env), STRUMA_PUBLIC_URL: publicUrl },
  };
};

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const variables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  PUBLIC_URL: httpUrl,
  GATEWAY_INTERNAL_URL: httpUrl.optional(),
  IDENTITY_HOST: z.string().default('127.0.0.1'),
  IDENTITY_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(0),
  REALM_FILE: z.string().default(fileURLToPath(new URL('../struma-realm.json', import.meta.url))),
  DEMO: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  REFUSE_DEMO_USERS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  VERSION: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
