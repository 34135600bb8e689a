import { processesOf } from './processes.ts';

/** kill -9 of all processes that use a data folder, including PostgreSQL. */
export const killEverything = async (dataFolder: string): Promise<void> => {
  for (const { pid } of await processesOf(dataFolder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};
