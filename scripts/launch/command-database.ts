import { openCluster, runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { LaunchSettings } from './settings.ts';

export interface CommandDatabase {
  url: string;
  /** Stops everything that was started for the command. */
  close(): Promise<void>;
}

/**
 * Opens the database of the installation for a command, whether the product is running or not. A failure is printed and
 * ends the process.
 */
export const openDatabaseOf = async (readSettings: () => LaunchSettings): Promise<CommandDatabase> => {
  try {
    const { databaseUrl, dataFolder } = readSettings();
    if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
    await prepareDataFolder(dataFolder);
    const running = await runningCluster(dataFolder);
    if (running) return { url: running, close: async () => undefined };
    const cluster = await openCluster({ dataFolder });
    return { url: cluster.url, close: () => cluster.stop() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};
