import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchSettingsError } from './settings.ts';

/** Secrets that the parts of one installation share. They are made at the first start and kept beside the data. */
export interface Secrets {
  sessionKeys: string;
  webSecret: string;
  backendSecret: string;
  /** What the gateway shows the REST service on the routes that are its own. */
  gatewayKey: string;
}

/**
 * Reads the installation's secrets, or makes them. The file is readable by its owner alone and is never seen half
 * written: a start that breaks off would leave one that no later start can read.
 *
 * @throws LaunchSettingsError where the file cannot be read as secrets.
 */
export const keptSecrets = async (dataFolder: string): Promise<Secrets> => {
  const file = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  const fresh: Secrets = { sessionKeys: random(), webSecret: random(), backendSecret: random(), gatewayKey: random() };
  await place(file, fresh, makeOnce);
  const kept = parse(file, await readFile(file, 'utf8'));
  // An older version knew fewer of them.
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

/** Of two that start at once the first one's are kept. */
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
