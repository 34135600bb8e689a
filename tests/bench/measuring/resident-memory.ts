import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes (Linux). */
export const residentMegabytes = (pid: number): number => readMegabytes(pid, 'VmRSS');

/** Resident memory that no other process shares and no file backs, in megabytes. */
export const privateMegabytes = (pid: number): number => readMegabytes(pid, 'RssAnon');

const readMegabytes = (pid: number, line: 'VmRSS' | 'RssAnon'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
