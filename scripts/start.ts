// `npm start`: binds the port, starts all parts except those that the settings replace by other services, and ends them
// together.
import { describeFailure } from './launch/disk-space.ts';
import { Launch } from './launch/launch.ts';
import { readLaunchSettings, LaunchSettingsError, type LaunchSettings } from './launch/settings.ts';

const launch = new Launch((line) => console.log(line));

const maxStopMs = 9_900;

const end = async (status: number): Promise<void> => {
  setTimeout(() => process.exit(status), maxStopMs).unref();
  await launch.stop();
  process.exit(status);
};

// Ignores write errors: the terminal may be closed, or the disk of a redirected output full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Ctrl-C arrives twice: npm passes on the signal that the terminal has sent to all processes. */
const repeatedMs = 1000;

let signalledAt: number | null = null;
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    if (signalledAt === null) {
      signalledAt = performance.now();
      void end(0);
    } else if (performance.now() - signalledAt > repeatedMs) process.exit(1);
  });

const readSettings = (): LaunchSettings => {
  try {
    return readLaunchSettings(process.env, process.argv.slice(2));
  } catch (error) {
    for (const line of error instanceof LaunchSettingsError ? error.lines : [String(error)]) console.error(line);
    process.exit(1);
  }
};

const settings = readSettings();
try {
  for (const line of await launch.start(settings)) console.log(line);
  await launch.ended;
} catch (error) {
  if (signalledAt !== null) await new Promise(() => undefined);
  console.error(await describeFailure(error, settings.dataFolder));
  await end(1);
}
