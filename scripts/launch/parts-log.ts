import { standardOutputLog } from '../../packages/shared/src/log-destination.ts';
import { createLogFailures } from '../../packages/shared/src/log-failures.ts';
import { openLogFile } from './log-file.ts';
import type { LaunchSettings } from './settings.ts';
import type { WatchdogOptions } from './watchdog.ts';

/** The common log of the launcher and its parts. */
export interface PartsLog {
  /** Location of the log, for messages. */
  name: string;
  /** If false, the parts write to this process's standard output themselves. */
  isFile: boolean;
  write(lines: string): void;
  warn(text: string): void;
  /**
   * Options for the watchdog of a part. Pings and their responses also carry counts of failed log writes: the identity
   * provider sends its counts to the launcher, and the launcher sends these and its own counts to the gateway, whose
   * metrics show both.
   */
  exchangeWith(part: string): Pick<WatchdogOptions, 'logFailures' | 'onPong'>;
  flush(): Promise<void>;
}

/** The level 'warn' of pino, which the parts use for their log lines. */
const warnLevel = 40;
const megabyte = 1024 * 1024;

export const openPartsLog = ({ logFile, logFiles, logFileMegabytes }: LaunchSettings): PartsLog => {
  const failures = createLogFailures();
  const isFile = logFile !== '-';
  const destination = isFile
    ? openLogFile({ path: logFile, files: logFiles, bytes: logFileMegabytes * megabyte, failures })
    : standardOutputLog(failures);
  let identity: Record<string, number> = {};
  const addIdentity = (counts: Record<string, number>): void => {
    for (const [code, count] of Object.entries(counts)) identity[code] = (identity[code] ?? 0) + count;
  };
  const take = () => {
    const taken = { launcher: failures.take(), identity };
    identity = {};
    return taken;
  };
  return {
    name: isFile ? logFile : 'standard output',
    isFile,
    write: (lines) => destination.write(lines),
    warn: (text) =>
      destination.write(`${JSON.stringify({ level: warnLevel, time: Date.now(), part: 'launcher', msg: text })}\n`),
    exchangeWith: (part) => {
      if (part === 'gateway') return { logFailures: take };
      return part === 'identity provider' ? { onPong: ({ logFailures }) => addIdentity(logFailures) } : {};
    },
    flush: () => destination.flush(),
  };
};
