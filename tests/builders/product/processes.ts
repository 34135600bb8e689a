import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface RunningProcess {
  pid: number;
  command: string;
}

/** Finds the processes that have the data folder in their command line or environment (Linux), except this one. */
export const processesOf = async (dataFolder: string): Promise<RunningProcess[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const [command, environment] = [await read('cmdline'), await read('environ')];
      const belongs = `${command}${environment}`.includes(dataFolder);
      return belongs ? [{ pid: Number(pid), command: command.replaceAll('\0', ' ') }] : [];
    }),
  );
  return found.flat().filter(({ command }) => command !== '');
};

export type PartName = keyof typeof parts;

/** The process id of a part of the product; null if it does not run. */
export const processOf = async (part: PartName, dataFolder: string): Promise<number | null> =>
  (await processesOf(dataFolder)).find(({ command }) => command.includes(parts[part]))?.pid ?? null;

/** Kills a process as `kill -9` does. */
export const killProcess = (pid: number | null): void => {
  // Process id 0 would signal this process group.
  if (!pid) throw new Error('There is no such process.');
  process.kill(pid, 'SIGKILL');
};

/** The process id of PostgreSQL, read from postmaster.pid in its data directory. */
export const databaseProcess = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  const file = await readFile(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
};

const parts = {
  gateway: 'gateway/src/main.ts',
  backend: 'backend/src/main.ts',
  identity: 'identity/src/main.ts',
  database: '/postgres -D ',
} as const;
