// `npm start`: binds the port, starts the parts that the utility does not bring itself, and ends them all together.
import { mkdir } from 'node:fs/promises';
import { reasonOf } from './launch/disk.ts';
import { Launch } from './launch/launch.ts';
import { readLaunchSettings, LaunchSettingsError, type LaunchSettings } from './launch/settings.ts';

const launch = new Launch();

const end = async (status: number): Promise<void> => {
  await launch.stop();
  process.exit(status);
};

let signals = 0;
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    void end(0);
  });

const ask = (): LaunchSettings => {
  try {
    return readLaunchSettings(process.env, process.argv.slice(2));
  } catch (error) {
    for (const line of error instanceof LaunchSettingsError ? error.lines : [String(error)]) console.error(line);
    process.exit(1);
  }
};

const settings = ask();
try {
  await mkdir(settings.dataFolder, { recursive: true }).catch((error: Error) => {
    throw new Error(`DATA_DIR ${settings.dataFolder} cannot be made: ${error.message}`);
  });
  for (const line of await launch.start(settings)) console.log(line);
  await launch.ended;
} catch (error) {
  if (signals > 0) await new Promise(() => undefined);
  console.error(await reasonOf(error, settings.dataFolder));
  await end(1);
}
