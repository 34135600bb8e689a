import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Processor seconds of a process, of its running children and of those that have ended (Linux). */
export const processorSeconds = (pid: number): number => {
  const ofProcess = readTimes(pid);
  let ticks = ofProcess ? ofProcess.ticks : 0;
  for (const name of readdirSync('/proc')) {
    const child = /^\d+$/.test(name) ? readTimes(Number(name)) : null;
    if (child?.parent === pid) ticks += child.ticks;
  }
  return ticks / ticksPerSecond;
};

/** Null if the process has ended. */
const readTimes = (pid: number): { parent: number; ticks: number } | null => {
  try {
    // The name, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
  } catch {
    return null;
  }
};
