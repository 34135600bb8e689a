import { type AddressInfo } from 'node:net';
import { respondToPings } from '@struma/shared/respond-to-pings.ts';
import { standardOutputLog } from '@struma/shared/log-destination.ts';
import { createLogFailures } from '@struma/shared/log-failures.ts';
import { pino } from 'pino';
import { startIdentity, type RunningIdentity } from './start.ts';
import { SettingsError } from '@struma/shared/settings.ts';
import { readSettings } from './settings.ts';

const stopMilliseconds = 5000;

let running: RunningIdentity | undefined;
const failures = createLogFailures();
const output = standardOutputLog(failures);
respondToPings({ takeLogFailures: () => failures.take() });

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, base: { part: 'identity' } }, output);
  running = await startIdentity(settings, log);
  const { port } = running.server.address() as AddressInfo;
  const url = `http://${settings.host}:${port}`;
  log.info({ url }, 'ready');
  process.send?.({ ready: url });
};

const stop = (): void => {
  setTimeout(() => process.exit(1), stopMilliseconds).unref();
  void (running?.stop() ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => output.flush())
    .finally(() => process.exit(0));
};

const fail = (error: unknown): void => {
  const text = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof SettingsError;
  if (!process.send) process.stdout.write(`${isExpected || !(error instanceof Error) ? text : error.stack}\n`);
  if (process.send) process.send({ failed: text }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

main().catch(fail);
