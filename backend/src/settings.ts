import { closeSync, openSync, readSync } from 'node:fs';
import { translateRenamedSettings } from '@struma/shared/renamed-settings.ts';
import { parseSettings } from '@struma/shared/settings.ts';
import { z } from 'zod';

export type Settings = ReturnType<typeof readSettings>;

export type BaseMapSetting =
  | { from: 'embedded' }
  | { from: 'raster' | 'wms'; address: string }
  | { from: 'pmtiles'; file: string };

export interface MapSettings {
  base: BaseMapSetting;
  attribution: string;
  /** Base URLs of an external Nominatim, warehouse and map server. */
  geocoderUrl: string | undefined;
  warehouseUrl: string | undefined;
  wmsUrl: string | undefined;
  /** External hosts to which requests are allowed, including those of the URLs above. */
  hosts: string[];
  /** Public URL of the gateway. */
  publicUrl: string | undefined;
  userAgent: string;
  /** If true, layers are loaded at start, otherwise at the first request. */
  isReadAtStart: boolean;
}

export const readSettings = (env: NodeJS.ProcessEnv) => {
  const { env: given, deprecated } = translateRenamedSettings(env, { CITIZEN_DESK: 'CITIZEN_PORTAL' });
  const values = parseSettings(form, given);
  return {
    databaseUrl: values.DATABASE_URL,
    attachmentsFolder: values.ATTACHMENTS_DIR,
    attachmentLimits: {
      reserveBytes: values.ATTACHMENTS_RESERVE_MB * megabyte,
      maxBytes: values.UPLOAD_LIMIT_MB * megabyte,
    },
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    isProduction: values.IS_PRODUCTION,
    hasDemoData: values.DEMO,
    waterMeters: values.SCALE,
    cleanUpMinutes: values.CLEAN_UP_MINUTES,
    keptDays: { activities: values.ACTIVITY_DAYS, exceptions: values.EXCEPTION_DAYS },
    /** Folder whose files are imported; null if there is none. */
    importFolder: values.IMPORT_FOLDER || null,
    answerHours: values.ANSWER_HOURS,
    hasCitizenPortal: values.CITIZEN_PORTAL,
    citizenQuota: { signals: values.CITIZEN_SIGNALS_PER_DAY, bytes: values.CITIZEN_MB_PER_DAY * megabyte },
    removesPhotoPositions: values.REMOVE_PHOTO_POSITIONS,
    metrics: { host: values.METRICS_HOST, port: values.BACKEND_METRICS_PORT ?? null },
    logLevel: values.LOG_LEVEL,
    /** Settings that were given under an old name, each with its present name. */
    deprecated,
    gatewayKey: values.GATEWAY_KEY,
    map: readMapSettings(values),
    token: {
      issuer: values.OIDC_ISSUER,
      internalUrl: values.OIDC_INTERNAL_URL,
      audience: values.OIDC_AUDIENCE,
      appClient: values.OIDC_APP_CLIENT,
    },
    administration: {
      realmUrl: values.OIDC_INTERNAL_URL ?? values.OIDC_ISSUER,
      clientId: values.ADMINISTRATION_CLIENT_ID,
      clientSecret: values.ADMINISTRATION_CLIENT_SECRET,
      appClient: values.OIDC_APP_CLIENT,
      modules: values.ADMINISTRATION_MODULES.length > 0 ? values.ADMINISTRATION_MODULES : [values.OIDC_APP_CLIENT],
    },
  };
};

/** Hosts in the settings are allowed. Further hosts, to which their responses refer, are listed in MAP_HOSTS. */
const readMapSettings = (values: z.infer<typeof mapForm>): MapSettings => {
  const { BASE_MAP: base, GEOCODER_URL, WAREHOUSE_URL, WMS_URL, MAP_HOSTS } = values;
  const named = ['address' in base ? base.address : undefined, GEOCODER_URL, WAREHOUSE_URL, WMS_URL];
  return {
    base,
    attribution: values.BASE_MAP_ATTRIBUTION,
    geocoderUrl: GEOCODER_URL,
    warehouseUrl: WAREHOUSE_URL,
    wmsUrl: WMS_URL,
    hosts: [...named.flatMap((url) => (url === undefined ? [] : new URL(url).host)), ...MAP_HOSTS],
    publicUrl: values.PUBLIC_URL,
    userAgent: values.MAP_USER_AGENT,
    isReadAtStart: true,
  };
};

const megabyte = 1024 * 1024;

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

const baseMapError =
  'must be embedded, raster:<address with {z}, {x} and {y}>, pmtiles:<file> or wms:<address with LAYERS>';

const baseMap = z.string().transform((text, context): BaseMapSetting => {
  const [, from, place = ''] = /^(embedded|raster|pmtiles|wms)(?::(.+))?$/.exec(text) ?? [];
  if (from === 'embedded' && place === '') return { from };
  if (from === 'pmtiles' && place !== '') {
    const problem = findArchiveProblem(place);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    return { from, file: place };
  }
  if ((from === 'wms' || from === 'raster') && isMapAddress(from, place)) return { from, address: place };
  context.addIssue({ code: 'custom', message: baseMapError });
  return z.NEVER;
});

const isMapAddress = (from: 'wms' | 'raster', place: string): boolean => {
  if (!/^https?:/.test(place) || !URL.canParse(place.replaceAll(/\{[zxy]\}/g, '0'))) return false;
  return from === 'wms' ? /[?&]layers=[^&]/i.test(place) : ['{z}', '{x}', '{y}'].every((part) => place.includes(part));
};

/** Checked at start, because an unreadable archive would only show an empty map. */
const findArchiveProblem = (file: string): string | null => {
  const beginning = Buffer.alloc(7);
  try {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, beginning);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    return `must name a PMTiles file, but ${error instanceof Error ? error.message : String(error)}`;
  }
  return beginning.toString('latin1') === 'PMTiles' ? null : `must name a PMTiles file, but ${file} is not one`;
};

const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((host) => host.trim() || []))
  .refine((hosts) => hosts.every((host) => /^[\w.-]+(:\d+)?$/.test(host)), 'must be hosts with commas between them');

const nameList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []));

const mapForm = z.object({
  BASE_MAP: baseMap.default({ from: 'embedded' }),
  BASE_MAP_ATTRIBUTION: z.string().default(''),
  GEOCODER_URL: address.optional(),
  WAREHOUSE_URL: address.optional(),
  WMS_URL: address.optional(),
  MAP_HOSTS: hostList,
  PUBLIC_URL: address.optional(),
  MAP_USER_AGENT: z.string().default('struma/1'),
});

const form = z.object({
  DATABASE_URL: z.string('must be given').regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  ATTACHMENTS_DIR: z.string('must be given'),
  OIDC_ISSUER: address,
  OIDC_INTERNAL_URL: address.optional(),
  OIDC_AUDIENCE: z.string().default('struma-api'),
  OIDC_APP_CLIENT: z.string().default('struma-app'),
  ADMINISTRATION_CLIENT_ID: z.string().default('struma-backend'),
  ADMINISTRATION_CLIENT_SECRET: z.string().optional(),
  ADMINISTRATION_MODULES: nameList,
  GATEWAY_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: wholeNumber(0, 65_535).default(0),
  IS_PRODUCTION: yesOrNo.default(false),
  DEMO: yesOrNo.default(false),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BACKEND_METRICS_PORT: wholeNumber(0, 65_535).optional(),
  CLEAN_UP_MINUTES: wholeNumber(0, 10_080).default(60),
  ACTIVITY_DAYS: wholeNumber(0, 36_500).default(730),
  EXCEPTION_DAYS: wholeNumber(0, 36_500).default(90),
  IMPORT_FOLDER: z.string().default(''),
  ANSWER_HOURS: wholeNumber(1, 8_760).default(72),
  CITIZEN_PORTAL: yesOrNo.default(true),
  CITIZEN_SIGNALS_PER_DAY: wholeNumber(0, 1_000_000).default(50),
  CITIZEN_MB_PER_DAY: wholeNumber(0, 10_000_000).default(1000),
  ATTACHMENTS_RESERVE_MB: wholeNumber(0, 10_000_000).default(512),
  UPLOAD_LIMIT_MB: wholeNumber(0, 10_000_000).default(0),
  REMOVE_PHOTO_POSITIONS: yesOrNo.default(false),
  SCALE: wholeNumber(1, 10_000_000).default(12_000),
  ...mapForm.shape,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino')
    .default('info'),
});

/** The settings of the map if no environment variable is set. */
export const mapDefaults: MapSettings = readMapSettings(mapForm.parse({}));
