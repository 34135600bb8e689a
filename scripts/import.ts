// `npm run import -- <file> --definition <2 or 4> [--dry-run]`: imports a file as the screen of imports does. The
// command works on the database of DATABASE_URL, or without that setting on the embedded one, whether the product is
// running or not.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDatabaseOf } from './launch/command-database.ts';
import { readLaunchSettings } from './launch/settings.ts';

const settings = readLaunchSettings(process.env, []);
const database = await openDatabaseOf(() => settings);
const command = join(import.meta.dirname, '../backend/src/imports/local/import-command.ts');
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: join(settings.dataFolder, 'attachments'),
  },
});
const status = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
await database.close();
process.exit(status);
