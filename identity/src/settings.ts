import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface Settings {
  databaseUrl: string;
  /** Where browsers reach the product, without a closing slash. */
  publicUrl: string;
  /** Where this process reaches the gateway, when that is not the public address. */
  gatewayUrl: string | undefined;
  host: string;
  port: number;
  realmFile: string;
  isDemo: boolean;
  /** Other machines reach the product, so nobody may sign in with a password that everybody knows. */
  refusesDemoUsers: boolean;
  version: string | undefined;
  logLevel: string;
  /** What the placeholders of the realm file are replaced with. */
  placeholders: Record<string, string | undefined>;
}

export class SettingsError extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(given);
  if (error) throw new SettingsError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
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
    placeholders: { ...given, STRUMA_PUBLIC_URL: publicUrl },
  };
};

const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https:// is needed' });

const variables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgresql:// address is needed' }),
  PUBLIC_URL: httpUrl,
  GATEWAY_INTERNAL_URL: httpUrl.optional(),
  IDENTITY_HOST: z.string().default('127.0.0.1'),
  IDENTITY_PORT: z.coerce.number('a port number is needed').int().min(0).max(65_535).default(0),
  REALM_FILE: z.string().default(fileURLToPath(new URL('../struma-realm.json', import.meta.url))),
  DEMO: z.enum(['true', 'false'], { error: 'true or false is needed' }).default('false'),
  REFUSE_DEMO_USERS: z.enum(['true', 'false'], { error: 'true or false is needed' }).default('false'),
  VERSION: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
