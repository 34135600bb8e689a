import { readdir, readFile } from 'node:fs/promises';

export interface RunningProcess {
  pid: number;
  command: string;
}

/** Processes that name the data folder on their command line, or were given it in their environment (Linux). */
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

export const parts = {
  gateway: 'gateway/src/main.ts',
  backend: 'backend/src/main.ts',
  identity: 'identity/src/main.ts',
  database: '/postgres -D ',
} as const;

/** The process of a part of the product, or null while there is none. */
export const processOf = async (part: keyof typeof parts, dataFolder: string): Promise<number | null> =>
  (await processesOf(dataFolder)).find(({ command }) => command.includes(parts[part]))?.pid ?? null;
