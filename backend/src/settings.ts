import { z } from 'zod';

export type Settings = ReturnType<typeof readSettings>;

/** The environment is not fit to start with; one line for each wrong variable. */
export class SettingsError extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

export const readSettings = (env: NodeJS.ProcessEnv) => {
  const read = form.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success)
    throw new SettingsError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const values = read.data;
  return {
    databaseUrl: values.DATABASE_URL,
    attachmentsFolder: values.ATTACHMENTS_DIR,
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    isProduction: values.IS_PRODUCTION,
    hasDemoData: values.DEMO,
    scale: values.SCALE,
    cleanUpMinutes: values.CLEAN_UP_MINUTES,
    metrics: { host: values.METRICS_HOST, port: values.BACKEND_METRICS_PORT ?? null },
    logLevel: values.LOG_LEVEL,
    gatewayKey: values.GATEWAY_KEY,
    token: {
      issuer: values.OIDC_ISSUER,
      internalUrl: values.OIDC_INTERNAL_URL,
      audience: values.OIDC_AUDIENCE,
      appClient: values.OIDC_APP_CLIENT,
    },
  };
};

const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number(`must be a whole number from ${from} to ${to}`)
    .int(`must be a whole number from ${from} to ${to}`)
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`);
const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const form = z.object({
  DATABASE_URL: z.string('must be given').regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  ATTACHMENTS_DIR: z.string('must be given'),
  OIDC_ISSUER: address,
  OIDC_INTERNAL_URL: address.optional(),
  OIDC_AUDIENCE: z.string().default('struma-api'),
  OIDC_APP_CLIENT: z.string().default('struma-app'),
  GATEWAY_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: wholeNumber(0, 65_535).default(0),
  IS_PRODUCTION: yesOrNo.default(false),
  DEMO: yesOrNo.default(false),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BACKEND_METRICS_PORT: wholeNumber(0, 65_535).optional(),
  CLEAN_UP_MINUTES: wholeNumber(0, 10_080).default(60),
  SCALE: wholeNumber(1, 10_000_000).default(12_000),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino')
    .default('info'),
});
