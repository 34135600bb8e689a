import type { ToolKind } from './kernel/schema-types.generated.ts';
import { parseSettings } from '@struma/shared/settings.ts';
import { translateRenamedSettings } from '@struma/shared/renamed-settings.ts';
import type { DeprecatedSetting } from '@struma/shared/renamed-settings.ts';
import { z } from 'zod';
import { defaultLimits } from './kernel/limits/limits.ts';

export type Settings = ReturnType<typeof arrange>;

export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const { env: translatedEnv, deprecated } = translateRenamedSettings(env, renamedSettings);
  return arrange(parseSettings(variables, translatedEnv), deprecated);
};

const renamedSettings = {
  FREE_DOCUMENTS: 'AD_HOC_QUERIES',
  CITIZEN_DESK: 'CITIZEN_PORTAL',
  COMPRESS_ANSWERS: 'COMPRESS_RESPONSES',
  REST_ANSWER_LIMIT_MB: 'REST_RESPONSE_LIMIT_MB',
};

const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max} is needed`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};

const needed = { error: 'is needed' };
const address = z
  .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https:// is needed' })
  .transform((text) => text.replace(/\/+$/, ''));
const plainAddress = z
  .url({ protocol: /^http$/, error: 'an address that begins with http:// is needed' })
  .transform((text) => text.replace(/\/+$/, ''));

// Not `z.url`: placeholders are not valid in URLs.
const toolAddress = z
  .string()
  .regex(/^https?:\/\/\S+$/, { error: 'an address that begins with http:// or https:// is needed' })
  .optional();

const keysError = 'a comma-separated list of base64url keys of 32 bytes each is needed';
const sessionKeys = z
  .string(needed)
  .transform((text) => text.split(',').map((key) => Uint8Array.from(Buffer.from(key.trim(), 'base64url'))))
  .refine((keys) => keys.every((key) => key.length === 32), { error: keysError })
  .transform((keys): [Uint8Array, ...Uint8Array[]] => [keys[0] ?? new Uint8Array(32), ...keys.slice(1)]);

const addressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const trustedProxies = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .refine((proxies) => proxies.every((proxy) => addressOrNetwork.safeParse(proxy).success), {
    error: 'a comma-separated list of addresses and networks is needed',
  });

const trueOrFalse = z.enum(['true', 'false'], { error: 'true or false is needed' }).default('true');

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  LISTEN_HANDLE: z.enum(['0', '1'], { error: '0 or 1 is needed' }).default('0'),
  PUBLIC_URL: address,
  REST_URL: address,
  OIDC_ISSUER: address,
  OIDC_INTERNAL_URL: address.optional(),
  OIDC_CLIENT_ID: z.string().default('struma-web'),
  OIDC_CLIENT_SECRET: z.string(needed),
  OIDC_AUDIENCE: z.string().default('struma-api'),
  OIDC_APP_CLIENT: z.string().default('struma-app'),
  SESSION_KEYS: sessionKeys,
  RIGHTS_REFRESH_SECONDS: wholeNumber(5, 3600).default(30),
  GATEWAY_KEY: z.string().min(32, { error: 'at least 32 characters are needed' }).optional(),
  IDENTITY_PROXY: plainAddress.optional(),
  WEB_DIST: z.string(needed),
  TITLE: z.string().optional(),
  VERSION: z.string().default('v1.0.2 - 19-02-2024'),
  REQUEST_TIMEOUT_MINUTES: wholeNumber(1, 24 * 60).default(10),
  READ_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(30),
  FIRST_BYTE_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
  CONNECT_TIMEOUT_SECONDS: wholeNumber(1, 600).default(2),
  REST_RESPONSE_LIMIT_MB: wholeNumber(1, 1024).default(32),
  TRUSTED_PROXIES: trustedProxies,
  AD_HOC_QUERIES: z
    .enum(['administrators', 'everyone'], { error: 'administrators or everyone is needed' })
    .default(defaultLimits.adHocQueries),
  QUERY_TIMEOUT_SECONDS: wholeNumber(1, 3600).optional(),
  MUTATION_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(defaultLimits.mutationMs / 1000),
  BODY_LIMIT_KB: wholeNumber(1, 100_000).default(defaultLimits.bodyBytes / 1024),
  TOKEN_LIMIT: wholeNumber(100, 100_000).default(defaultLimits.tokens),
  DEPTH_LIMIT: wholeNumber(5, 100).default(defaultLimits.depth),
  ALIAS_LIMIT: wholeNumber(3, 1000).default(defaultLimits.aliases),
  DIRECTIVE_LIMIT: wholeNumber(1, 1000).default(defaultLimits.directives),
  COST_LIMIT: wholeNumber(100, 10_000_000).default(defaultLimits.cost),
  INPUT_LIST_LIMIT: wholeNumber(100, 100_000).default(defaultLimits.listItems),
  REQUESTS_PER_SECOND: wholeNumber(0, 1_000_000).default(20),
  REQUEST_BURST: wholeNumber(1, 1_000_000).default(100),
  CONCURRENT_REQUESTS: wholeNumber(0, 10_000).default(20),
  EVENT_STREAMS: wholeNumber(0, 10_000).default(10),
  ADDRESS_REQUESTS_PER_SECOND: wholeNumber(0, 1_000_000).default(10),
  ADDRESS_REQUEST_BURST: wholeNumber(1, 1_000_000).default(100),
  STATIC_REQUESTS_PER_SECOND: wholeNumber(0, 1_000_000).default(200),
  STATIC_REQUEST_BURST: wholeNumber(1, 1_000_000).default(4000),
  CITIZEN_PORTAL: trueOrFalse,
  COMPRESS_RESPONSES: trueOrFalse,
  PROJECT_BYTES: trueOrFalse,
  MAP_EDITOR_URL: toolAddress,
  REPORTS_URL: toolAddress,
  THEMATIC_MAPS_URL: toolAddress,
  NETWORK_MANAGEMENT_URL: toolAddress,
  MEASUREMENTS_URL: toolAddress,
  ANALYTICS_URL: toolAddress,
  METER_MAP_URL: toolAddress,
  METER_VALVES_URL: toolAddress,
  READING_DEVIATION_PERCENT: wholeNumber(1, 10_000).default(100),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'one of trace, debug, info, warn, error, fatal, silent is needed',
    })
    .default('info'),
});

type Variables = z.infer<typeof variables>;

const arrange = (data: Variables, deprecated: DeprecatedSetting[]) => ({
  http: toHttp(data),
  session: toSession(data),
  files: { firstByteTimeoutMs: data.FIRST_BYTE_TIMEOUT_SECONDS * 1000 },
  /** Access to the REST routes for gateways. Null: no live events, and token revocations are not shared. */
  gatewayApi: data.GATEWAY_KEY === undefined ? null : { restUrl: data.REST_URL, gatewayKey: data.GATEWAY_KEY },
  rest: toRest(data),
  limits: toLimits(data),
  traffic: toTraffic(data),
  installation: toInstallation(data),
  /** If false, only operators see signals. */
  hasCitizenPortal: data.CITIZEN_PORTAL === 'true',
  /** If false, responses are sent uncompressed, because a reverse proxy compresses them. */
  compressesResponses: data.COMPRESS_RESPONSES === 'true',
  /** If false, every REST response is parsed. */
  projectsBytes: data.PROJECT_BYTES === 'true',
  metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT ?? null },
  logLevel: data.LOG_LEVEL,
  /** Settings that were given under their old names. */
  deprecated,
});

const toHttp = (data: Variables) => ({
  host: data.HOST,
  port: data.PORT,
  /** True if the parent process passes a listening socket. */
  takesSocket: data.LISTEN_HANDLE === '1',
  publicUrl: data.PUBLIC_URL,
  webDist: data.WEB_DIST,
  identityProxy: data.IDENTITY_PROXY,
  trustedProxies: data.TRUSTED_PROXIES,
  requestTimeoutMs: data.REQUEST_TIMEOUT_MINUTES * 60_000,
});

const toSession = (data: Variables) => ({
  publicUrl: data.PUBLIC_URL,
  issuer: data.OIDC_ISSUER,
  internalUrl: data.OIDC_INTERNAL_URL,
  clientId: data.OIDC_CLIENT_ID,
  clientSecret: data.OIDC_CLIENT_SECRET,
  audience: data.OIDC_AUDIENCE,
  appClient: data.OIDC_APP_CLIENT,
  sessionKeys: data.SESSION_KEYS,
  maxTokenAgeSeconds: data.RIGHTS_REFRESH_SECONDS,
});

const toRest = (data: Variables) => ({
  restUrl: data.REST_URL,
  connectTimeoutMs: data.CONNECT_TIMEOUT_SECONDS * 1000,
  readTimeoutMs: data.READ_TIMEOUT_SECONDS * 1000,
  fileTimeoutMs: data.REQUEST_TIMEOUT_MINUTES * 60_000,
  responseLimitBytes: data.REST_RESPONSE_LIMIT_MB * 1024 * 1024,
});

const toLimits = (data: Variables) => ({
  bodyBytes: data.BODY_LIMIT_KB * 1024,
  tokens: data.TOKEN_LIMIT,
  depth: data.DEPTH_LIMIT,
  aliases: data.ALIAS_LIMIT,
  directives: data.DIRECTIVE_LIMIT,
  cost: data.COST_LIMIT,
  listItems: data.INPUT_LIST_LIMIT,
  // Default: the limit of two reads, because a query reads a record and then its related records.
  queryMs: (data.QUERY_TIMEOUT_SECONDS ?? 2 * data.READ_TIMEOUT_SECONDS) * 1000,
  mutationMs: data.MUTATION_TIMEOUT_SECONDS * 1000,
  adHocQueries: data.AD_HOC_QUERIES,
});

const toTraffic = (data: Variables) => ({
  principal: { perSecond: data.REQUESTS_PER_SECOND, burst: data.REQUEST_BURST },
  address: { perSecond: data.ADDRESS_REQUESTS_PER_SECOND, burst: data.ADDRESS_REQUEST_BURST },
  static: { perSecond: data.STATIC_REQUESTS_PER_SECOND, burst: data.STATIC_REQUEST_BURST },
  concurrent: data.CONCURRENT_REQUESTS,
  streams: data.EVENT_STREAMS,
});

const toolKinds = [
  'MAP_EDITOR',
  'REPORTS',
  'THEMATIC_MAPS',
  'NETWORK_MANAGEMENT',
  'MEASUREMENTS',
  'ANALYTICS',
] as const satisfies readonly ToolKind[];

const toInstallation = (data: Variables) => ({
  title: data.TITLE,
  version: data.VERSION,
  requestTimeoutMinutes: data.REQUEST_TIMEOUT_MINUTES,
  tools: toolKinds.flatMap((kind) => {
    const url = data[`${kind}_URL`];
    return url === undefined ? [] : [{ kind, address: url }];
  }),
  waterMeters: {
    mapUrl: data.METER_MAP_URL ?? null,
    valvesUrl: data.METER_VALVES_URL ?? null,
    deviationPercent: data.READING_DEVIATION_PERCENT,
  },
});
