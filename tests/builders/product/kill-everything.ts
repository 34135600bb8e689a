import { processesOf } from './processes.ts';

/** Kills all processes that use a data folder, including PostgreSQL, as `kill -9` does. */
export const killEverything = async (dataFolder: string): Promise<void> => {
  for (const { pid } of await processesOf(dataFolder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};
