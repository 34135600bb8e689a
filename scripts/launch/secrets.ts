import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that the parts of one installation share. They are made at the first start and kept beside the data. */
export interface Secrets {
  sessionKeys: string;
  webSecret: string;
  backendSecret: string;
  /** What the gateway shows the REST service on the routes that are its own. */
  gatewayKey: string;
}

/** Reads the installation's secrets, or makes them. The file is readable by its owner alone. */
export const keptSecrets = async (dataFolder: string): Promise<Secrets> => {
  const file = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  const fresh: Secrets = { sessionKeys: random(), webSecret: random(), backendSecret: random(), gatewayKey: random() };
  await writeFile(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const kept = JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
  // An older version knew fewer of them.
  const whole = { ...fresh, ...kept };
  if (Object.keys(whole).length > Object.keys(kept).length)
    await writeFile(file, JSON.stringify(whole, null, 2), { mode: 0o600 });
  return whole;
};

const random = (): string => randomBytes(32).toString('base64url');
