import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchSettingsError } from './settings.ts';

/** Secrets that the parts of one installation share. They are generated at the first start and stored beside the data. */
export interface Secrets {
  sessionKeys: string;
  webSecret: string;
  backendSecret: string;
  /** The key that gateways send on the REST routes for gateways. */
  gatewayKey: string;
}

/**
 * Reads the installation's secrets, or generates them. Only the owner can read the file, and it is written atomically:
 * an interrupted start must not leave an incomplete one.
 *
 * @throws LaunchSettingsError if the file is invalid.
 */
export const keptSecrets = async (dataFolder: string): Promise<Secrets> => {
  const file = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  const fresh: Secrets = { sessionKeys: random(), webSecret: random(), backendSecret: random(), gatewayKey: random() };
  await place(file, fresh, makeOnce);
  const kept = parse(file, await readFile(file, 'utf8'));
  // Older versions had fewer secrets.
  const whole = { ...fresh, ...kept };
  if (Object.keys(whole).length > Object.keys(kept).length) await place(file, whole, rename);
  return whole;
};

const place = async (
  file: string,
  secrets: Secrets,
  put: (draft: string, file: string) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  try {
    await put(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};

/** Of two concurrent starts the first one's secrets are kept. */
const makeOnce = (draft: string, file: string): Promise<void> =>
  link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

const parse = (file: string, text: string): Partial<Secrets> => {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new LaunchSettingsError([`${file} is damaged: put it back from a backup.`]);
  }
};

const random = (): string => randomBytes(32).toString('base64url');
