import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchSettingsError } from './settings.ts';

/**
 * Secrets that the parts of one installation share. They are generated at the first start and stored beside the data.
 */
export interface Secrets {
  sessionKeys: string;
  webSecret: string;
  backendSecret: string;
  /** The key with which a gateway calls the REST routes that only gateways may call. */
  gatewayKey: string;
}

/**
 * Reads the secrets of the installation, or generates them. Only the owner can read the file. The file is written
 * atomically, so that an interrupted start does not leave an incomplete file.
 *
 * @throws LaunchSettingsError if the file is invalid.
 */
export const readOrCreateSecrets = async (dataFolder: string): Promise<Secrets> => {
  const file = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  const fresh: Secrets = { sessionKeys: random(), webSecret: random(), backendSecret: random(), gatewayKey: random() };
  await writeAtomically(file, fresh, makeOnce);
  const stored = parse(file, await readFile(file, 'utf8'));
  // Older versions had fewer secrets.
  const complete = { ...fresh, ...stored };
  if (Object.keys(complete).length > Object.keys(stored).length) await writeAtomically(file, complete, rename);
  return complete;
};

const writeAtomically = async (
  file: string,
  secrets: Secrets,
  moveIntoPlace: (draft: string, file: string) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  try {
    await moveIntoPlace(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};

/** The first of two concurrent starts creates the file; the second one uses it. */
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
