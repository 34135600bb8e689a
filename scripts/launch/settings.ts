import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface LaunchSettings {
  host: string;
  port: number;
  publicUrl: string;
  dataFolder: string;
  /** Null for the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Null for the REST service that comes with the product. */
  restUrl: string | null;
  /** Null for the embedded identity provider. */
  oidcIssuer: string | null;
  oidcClientSecret: string | null;
  isDemo: boolean;
  /** Number of water meters in the demo data. */
  waterMeters: number;
  isProduction: boolean;
  /** Path of the log file; '-' means standard output. */
  logFile: string;
  /** Number of log files, and the size of each at which the next file starts. */
  logFiles: number;
  logFileMegabytes: number;
  /** Time after which a part with a blocked event loop is killed; 0: never. */
  hangMs: number;
  /** Allows demo users, whose passwords are public, on an address that other machines reach. */
  allowsPublicDemo: boolean;
}

/** Invalid settings, or a data folder or log file that cannot be used; `lines` explains them for the terminal. */
export class LaunchSettingsError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const address = (protocols: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    })
    .optional();

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).optional();

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(8080),
  PUBLIC_URL: address(['http:', 'https:']),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  REST_URL: address(['http:', 'https:']),
  OIDC_ISSUER: address(['http:', 'https:']),
  OIDC_CLIENT_SECRET: z.string().optional(),
  IS_PRODUCTION: flag,
  LOG_FILE: z.string().optional(),
  LOG_FILES: wholeNumber(1, 1_000).default(10),
  LOG_FILE_MB: wholeNumber(1, 10_000).default(50),
  HANG_SECONDS: wholeNumber(0, 3_600).default(30),
  PUBLIC_DEMO: flag,
  SCALE: z.coerce
    .number({ error: 'must be a number of water meters' })
    .int('must be a whole number')
    .min(100, 'must be 100 to 10000000')
    .max(10_000_000, 'must be 100 to 10000000')
    .default(12_000),
});

/** Reads the settings of `npm start` from the environment and the command line. Empty variables count as absent. */
export const readLaunchSettings = (env: NodeJS.ProcessEnv, argv: string[]): LaunchSettings => {
  const flags = readFlags(argv);
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const data = parseSettings({ ...variables, ...(flags.scale ? { SCALE: flags.scale } : {}) });
  const isDemo = flags.demo ?? !data.DATABASE_URL;
  const dataFolder = resolve(data.DATA_DIR);
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: (data.PUBLIC_URL ?? addressOf(data.HOST, data.PORT)).replace(/\/$/, ''),
    dataFolder,
    databaseUrl: data.DATABASE_URL ?? null,
    restUrl: data.REST_URL ?? null,
    oidcIssuer: data.OIDC_ISSUER ?? null,
    oidcClientSecret: data.OIDC_CLIENT_SECRET ?? null,
    isDemo,
    waterMeters: data.SCALE,
    isProduction: data.IS_PRODUCTION ? data.IS_PRODUCTION === 'true' : !isDemo,
    logFile: data.LOG_FILE ?? resolve(dataFolder, 'struma.log'),
    logFiles: data.LOG_FILES,
    logFileMegabytes: data.LOG_FILE_MB,
    hangMs: data.HANG_SECONDS * 1_000,
    allowsPublicDemo: flags['public-demo'] ?? data.PUBLIC_DEMO === 'true',
  };
};

const parseSettings = (variables: Record<string, string | undefined>): z.infer<typeof schema> => {
  const { success, data, error } = schema.safeParse(variables);
  if (!success) throw new LaunchSettingsError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  if (data.OIDC_ISSUER && !data.OIDC_CLIENT_SECRET)
    throw new LaunchSettingsError(['OIDC_CLIENT_SECRET must be set when OIDC_ISSUER names a provider of your own.']);
  if (data.PORT === 0 && !data.PUBLIC_URL) throw new LaunchSettingsError(['PUBLIC_URL must be set when PORT is 0.']);
  return data;
};

const readFlags = (argv: string[]): { demo?: boolean; 'public-demo'?: boolean; scale?: string } => {
  try {
    return parseArgs({
      args: argv,
      options: { demo: { type: 'boolean' }, 'public-demo': { type: 'boolean' }, scale: { type: 'string' } },
      allowNegative: true,
    }).values;
  } catch (error) {
    throw new LaunchSettingsError([
      `${(error as Error).message}.`,
      'Valid options: --demo, --no-demo, --public-demo, --no-public-demo and --scale <meters>.',
    ]);
  }
};

/** The URL of a host and port, with brackets around an IPv6 address. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
