import { warnOfDeprecatedSettings } from '@struma/shared/renamed-settings.ts';
import { SettingsError } from '@struma/shared/settings.ts';
import { pino } from 'pino';
import { startService, type RunningService } from './app/start-service.ts';
import { openLogOutput } from './kernel/log-output.ts';
import { readSettings } from './settings.ts';

const maxStopMilliseconds = 5_000;

const linesOf = (error: unknown): string => {
  if (error instanceof SettingsError) return error.lines.join('\n');
  return error instanceof Error ? error.message : String(error);
};

let service: RunningService | undefined;
let isStopping = false;
const output = openLogOutput();

/**
 * Stops the service if it runs. If it is still starting, the process just exits: the database rolls back open
 * transactions.
 */
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), maxStopMilliseconds).unref();
  void Promise.resolve(service?.stop())
    .catch(() => undefined)
    .then(() => output.flush())
    .finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel }, output);
  warnOfDeprecatedSettings(settings.deprecated, log);
  service = await startService(settings, log);
  process.send?.({ ready: service.url });
} catch (error) {
  const failed = linesOf(error);
  if (process.send) process.send({ failed }, () => process.exit(1));
  else process.stderr.write(`${failed}\n`);
  process.exitCode = 1;
}
