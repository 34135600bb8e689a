// `npm start`: binds the port, starts the parts that the utility does not bring itself, and ends them all together.
import { mkdir } from 'node:fs/promises';
import { Launch } from './launch/launch.ts';
import { readLaunchSettings, LaunchSettingsError } from './launch/settings.ts';

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

try {
  const settings = readLaunchSettings(process.env, process.argv.slice(2));
  await mkdir(settings.dataFolder, { recursive: true });
  const lines = await launch.start(settings);
  for (const line of lines) console.log(line);
  await launch.ended;
} catch (error) {
  if (signals > 0) await new Promise(() => undefined);
  for (const line of error instanceof LaunchSettingsError ? error.lines : [(error as Error).message])
    console.error(line);
  await end(1);
}
