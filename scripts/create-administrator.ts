// `npm run create-administrator`: the first administrator of an installation that has no demo users. It works on the
// database of DATABASE_URL, else on the embedded one, whether the product is running or not.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openCluster, runningCluster } from '../backend/src/embedded-postgres/cluster.ts';
import { readLaunchSettings } from './launch/settings.ts';

const settings = readLaunchSettings(process.env, []);
const running = settings.databaseUrl ?? (await runningCluster(settings.dataFolder));
const cluster = running ? null : await openCluster({ dataFolder: settings.dataFolder });

const command = join(import.meta.dirname, '../identity/src/create-administrator.ts');
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: running ?? cluster?.url },
});
const status = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
await cluster?.stop();
process.exit(status);
