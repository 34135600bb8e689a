import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster, runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { choosePlace } from '../../backend/src/embedded-postgres/place.ts';
import { prepareDataFolder } from '../launch/data-folder.ts';
import type { LaunchSettings } from '../launch/settings.ts';
import { BackupError } from './backup-format.ts';

/** Locations of an installation's data. */
export interface Installation {
  databaseUrl: string;
  /** True if the product may be using the database. */
  isShared: boolean;
  attachmentsFolder: string;
  secretsFile: string;
  /** Stops the database if it was started for this command. */
  close(): Promise<void>;
}

/**
 * Opens the installation that the settings describe, whether the product is running or not. Throws if the installation
 * has no database of its own.
 */
export const openInstallation = async (settings: LaunchSettings): Promise<Installation> => {
  refuseWithoutDatabase(settings);
  if (settings.databaseUrl) return { ...placesOf(settings), ...sharedDatabase(settings.databaseUrl) };
  await refuseMissingCluster(settings.dataFolder);
  const running = await runningCluster(settings.dataFolder);
  if (running) return { ...placesOf(settings), ...sharedDatabase(running) };
  return { ...placesOf(settings), ...(await startCluster(settings.dataFolder)) };
};

/** Opens the installation into which a backup is restored. A missing data folder or embedded database is created. */
export const openTargetInstallation = async (settings: LaunchSettings): Promise<Installation> => {
  refuseWithoutDatabase(settings);
  await prepareDataFolder(settings.dataFolder);
  if (settings.databaseUrl) return { ...placesOf(settings), ...sharedDatabase(settings.databaseUrl) };
  return { ...placesOf(settings), ...(await startCluster(settings.dataFolder)) };
};

/** True if the folder contains at least one attachment. */
export const hasFiles = async (attachmentsFolder: string): Promise<boolean> => {
  const files = await readdir(join(attachmentsFolder, 'files')).catch(() => []);
  return files.length > 0;
};

const placesOf = ({ dataFolder }: LaunchSettings): Pick<Installation, 'attachmentsFolder' | 'secretsFile'> => ({
  attachmentsFolder: join(dataFolder, 'attachments'),
  secretsFile: join(dataFolder, 'secrets.json'),
});

const sharedDatabase = (databaseUrl: string): Pick<Installation, 'databaseUrl' | 'isShared' | 'close'> => ({
  databaseUrl,
  isShared: true,
  close: async () => undefined,
});

const startCluster = async (dataFolder: string): Promise<Pick<Installation, 'databaseUrl' | 'isShared' | 'close'>> => {
  const cluster = await openCluster({ dataFolder });
  return { databaseUrl: cluster.url, isShared: false, close: () => cluster.stop() };
};

const refuseWithoutDatabase = ({ databaseUrl, restUrl, oidcIssuer }: LaunchSettings): void => {
  if (!databaseUrl && restUrl && oidcIssuer)
    throw new BackupError(
      'This installation has no database of its own: REST_URL and OIDC_ISSUER name services that keep their own data.',
    );
};

const refuseMissingCluster = async (dataFolder: string): Promise<void> => {
  const refusal = new BackupError(`There is no installation in ${dataFolder}. Set DATA_DIR or DATABASE_URL.`);
  await stat(dataFolder).catch(() => {
    throw refusal;
  });
  const { folder } = await choosePlace(dataFolder);
  await stat(join(folder, 'cluster')).catch(() => {
    throw refusal;
  });
};
